import { longestPictureAddress, ownPicture, unfitForAddress } from '@sunnah-store/schema/pictures'
import { ValidateBy } from 'class-validator'

const isPictureUrl = (value: unknown): boolean => {
  if (typeof value !== 'string' || value.length > longestPictureAddress) return false
  if (ownPicture.test(value)) return true
  return URL.canParse(value) && new URL(value).protocol === 'https:' && !unfitForAddress.test(value)
}

/** An https address, or a picture of the shop's own under /images/. */
export const IsPictureUrl = (): PropertyDecorator =>
  ValidateBy({
    name: 'isPictureUrl',
    validator: {
      validate: isPictureUrl,
      defaultMessage: () => '$property must be an https address or begin with /images/',
    },
  })
