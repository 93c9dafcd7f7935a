import { limits } from '@sunnah-store/schema/limits'
import { Length, ValidateBy } from 'class-validator'
import { IsSeenLine, IsVisible } from '../validation/visible-text.js'

const isShopsOwn = (name: string) =>
  name
    .normalize('NFKC')
    .replace(/[^\p{L}]/gu, '')
    .toLowerCase() === 'sunnahstore'

/** A name that others are shown: 1 to 80 characters that can be seen, and not the shop's own. */
export const IsDisplayName = (): PropertyDecorator => (target, property) => {
  const name = String(property)
  Length(1, limits.name, { message: `name must have 1 to ${limits.name} characters` })(target, name)
  IsVisible()(target, name)
  IsSeenLine()(target, name)
  ValidateBy({
    name: 'isNotShopsOwn',
    validator: {
      validate: (value) => typeof value === 'string' && !isShopsOwn(value),
      defaultMessage: () => "name must not be the shop's own",
    },
  })(target, name)
}
