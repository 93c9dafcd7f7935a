import { textLength } from '@sunnah-store/schema/text-length'
import { ValidateBy } from 'class-validator'

/** A text of so many characters at most, counted as the database counts them: class-validator's MaxLength leaves some out. */
export const LongestText = (most: number): PropertyDecorator =>
  ValidateBy({
    name: 'longestText',
    constraints: [most],
    validator: {
      validate: (text) => typeof text === 'string' && textLength(text) <= most,
      defaultMessage: () => `$property must be shorter than or equal to ${most} characters`,
    },
  })
