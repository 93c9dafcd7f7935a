import { ValidateBy } from 'class-validator'

type Read = (typed: string) => string | null

const reading = 'storedAs'

/**
 * A text that is stored in one canonical form, however it was typed. A validated input holds the canonical form.
 * @param read returns the canonical form (of itself too); null when the rule is broken
 */
export const StoredAs =
  (read: Read, message: string): PropertyDecorator =>
  (input, field) => {
    Reflect.defineMetadata(reading, read, input, field)
    const validate = (value: unknown) => typeof value === 'string' && read(value) !== null
    ValidateBy({ name: reading, validator: { validate, defaultMessage: () => message } })(input, field)
  }

/** The canonical form of the text of this field; the text itself when the field has no rule or the rule is broken. */
export const asStored = (input: object, field: string, text: string): string => {
  const read: Read | undefined = Reflect.getMetadata(reading, input, field)
  return read?.(text) ?? text
}
