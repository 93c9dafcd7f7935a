import { textLength } from '@sunnah-store/schema/text-length'
import { buildMessage, ValidateBy, type ValidationOptions } from 'class-validator'

/** A text of so many characters at most, counted as the database counts them: class-validator's MaxLength leaves some out. */
export const LongestText = (most: number, options?: ValidationOptions): PropertyDecorator =>
  ValidateBy(
    {
      name: 'longestText',
      constraints: [most],
      validator: {
        validate: (text) => typeof text === 'string' && textLength(text) <= most,
        defaultMessage: buildMessage(
          (each) => `${each}$property must be shorter than or equal to ${most} characters`,
          options,
        ),
      },
    },
    options,
  )
