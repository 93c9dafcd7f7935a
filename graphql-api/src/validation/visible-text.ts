import { isVisible, withoutUnseen } from '@sunnah-store/schema/visible-text'
import { buildMessage, ValidateBy, type ValidationOptions } from 'class-validator'

/** A text in which there is something to see: spaces and characters that are drawn as nothing do not count. */
export const IsVisible = (): PropertyDecorator => textRule('isVisible', isVisible, 'contain something that can be seen')

/** Lines in which every character can be seen. */
export const IsSeenLines = (): PropertyDecorator => textRule('isSeenLines', isSeen, noneUnseen)

/** One such line, without tabs. */
export const IsSeenLine = (options?: ValidationOptions): PropertyDecorator =>
  textRule('isSeenLine', (text) => isSeen(text) && !/[\t\n\r]/.test(text), noneUnseen, options)

export const isSeen = (text: string) => withoutUnseen(text) === text
export const noneUnseen = 'not contain control or direction characters'

const textRule = (name: string, holds: (text: string) => boolean, rule: string, options?: ValidationOptions) =>
  ValidateBy(
    {
      name,
      validator: {
        validate: (text) => typeof text === 'string' && holds(text),
        defaultMessage: buildMessage((each) => `${each}$property must ${rule}`, options),
      },
    },
    options,
  )
