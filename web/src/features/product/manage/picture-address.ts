import { longestPictureAddress, ownPicture, unfitForAddress } from '@sunnah-store/schema/pictures'

/** Whether the shop takes this as the address of a picture. */
export const isPictureAddress = (text: string) => {
  if (text.length > longestPictureAddress) return false
  return ownPicture.test(text) || (isSecure(text) && !unfitForAddress.test(text))
}

const isSecure = (text: string) => {
  try {
    return new URL(text).protocol === 'https:'
  } catch {
    return false
  }
}
