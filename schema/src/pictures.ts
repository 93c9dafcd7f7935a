/** What a product shows that has no picture of its own. */
export const placeholderPicture = '/images/placeholder-640.webp'

/** What an uploaded picture may be; the server looks at its content, not at what it is called. */
export const pictureTypes: readonly string[] = ['image/jpeg', 'image/png', 'image/webp']

/** The address of a picture of the shop's own: what may stand in an src attribute without breaking out of it or of a srcset. */
export const ownPicture = /^\/images\/(uploads\/)?[\w-]+(\.[\w-]+)*$/

/** Characters that the address of somebody else's picture must not have. */
export const unfitForAddress = /[\s"'<>\\]/

/** The longest address of a picture. */
export const longestPictureAddress = 2048
