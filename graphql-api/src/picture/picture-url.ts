import { isPictureAddress } from '@sunnah-store/schema/pictures'
import { ValidateBy } from 'class-validator'

/** An https address, or a picture of the shop's own under /images/. */
export const IsPictureUrl = (): PropertyDecorator =>
  ValidateBy({
    name: 'isPictureUrl',
    validator: {
      validate: (value) => typeof value === 'string' && isPictureAddress(value),
      defaultMessage: () => '$property must be an https address or begin with /images/',
    },
  })
