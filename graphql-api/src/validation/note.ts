import { limits } from '@sunnah-store/schema/limits'
import { textLength } from '@sunnah-store/schema/text-length'
import { isVisible } from '@sunnah-store/schema/visible-text'
import { ValidateBy, type ValidationArguments } from 'class-validator'
import { isSeen, noneUnseen } from './visible-text.js'

/**
 * A note of a few lines, which need not be given unless the rest of its input asks for it.
 * @param asksForIt whether the input does
 * @param when says so in the refusal: "with the reason OTHER"
 */
export const IsNote = <Input extends object>(asksForIt: (input: Input) => boolean, when: string): PropertyDecorator =>
  ValidateBy({
    name: 'isNote',
    validator: {
      validate: (_, given) => given !== undefined && brokenRule(given, asksForIt, when) === null,
      defaultMessage: (given) => (given ? `${given.property} must ${brokenRule(given, asksForIt, when)}` : ''),
    },
  })

const brokenRule = <Input extends object>(
  { value, object }: ValidationArguments,
  asksForIt: (input: Input) => boolean,
  when: string,
): string | null => {
  const isThere = typeof value === 'string' && isVisible(value)
  if (!isThere && asksForIt(object as Input)) return `be given ${when}`
  if (value === null || value === undefined) return null
  if (!isThere) return 'contain something that can be seen'
  if (textLength(value) > limits.order.note) return `be shorter than or equal to ${limits.order.note} characters`
  return isSeen(value) ? null : noneUnseen
}
