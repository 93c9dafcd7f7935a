import { Length, Matches, ValidateBy } from 'class-validator'

// Control characters, line separators and the characters that turn the writing direction (Unicode Standard Annex 9).
// The joiners U+200C and U+200D are none of these: Bangla is spelt with them.
const invisible = /^[^\p{Cc}\p{Zl}\p{Zp}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]*$/u
const isShopsOwn = (name: string) =>
  name
    .normalize('NFKC')
    .replace(/[^\p{L}]/gu, '')
    .toLowerCase() === 'sunnahstore'

/** A name that others are shown: 1 to 80 characters that can be seen, and not the shop's own. */
export const IsDisplayName = (): PropertyDecorator => (target, property) => {
  const name = String(property)
  Length(1, 80, { message: 'name must have 1 to 80 characters' })(target, name)
  Matches(invisible, { message: 'name must not contain control or direction characters' })(target, name)
  ValidateBy({
    name: 'isNotShopsOwn',
    validator: {
      validate: (value) => typeof value === 'string' && !isShopsOwn(value),
      defaultMessage: () => "name must not be the shop's own",
    },
  })(target, name)
}
