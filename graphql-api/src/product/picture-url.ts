import { ValidateBy } from 'class-validator'

// What may stand in an src attribute without breaking out of it or of a srcset.
const OWN = /^\/images\/(uploads\/)?[\w-]+(\.[\w-]+)*$/

const isPictureUrl = (value: unknown): boolean => {
  if (typeof value !== 'string' || value.length > 2048) return false
  if (OWN.test(value)) return true
  return URL.canParse(value) && new URL(value).protocol === 'https:' && !/[\s"'<>\\]/.test(value)
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
