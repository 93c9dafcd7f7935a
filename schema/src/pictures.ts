/** What a product shows that has no picture of its own. */
export const placeholderPicture = '/images/placeholder-640.webp'

/** What an uploaded picture may be; the server looks at its content, not at what it is called. */
export const pictureTypes: readonly string[] = ['image/jpeg', 'image/png', 'image/webp']

// What may stand in an src attribute without breaking out of it or of a srcset.
const ownPicture = /^\/images\/(uploads\/)?[\w-]+(\.[\w-]+)*$/
const unfitForAddress = /[\s"'<>\\]/
const longestPictureAddress = 2048

/** Whether a product's picture may have this address: an https address, or a picture of the shop's own. */
export const isPictureAddress = (text: string): boolean => {
  if (text.length > longestPictureAddress) return false
  return ownPicture.test(text) || (isSecure(text) && !unfitForAddress.test(text))
}

const isSecure = (text: string) => {
  try {
    const { protocol, username, password } = new URL(text)
    // Who reads "https://the-shop@elsewhere" takes it for the shop's.
    return protocol === 'https:' && username === '' && password === ''
  } catch {
    return false
  }
}
