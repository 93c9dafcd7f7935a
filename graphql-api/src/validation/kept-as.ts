import { ValidateBy } from 'class-validator'

type Read = (typed: string) => string | null

const reading = 'keptAs'

/**
 * A text that the shop keeps in one spelling, however it was typed. An input that was validated has that spelling.
 * @param read answers the spelling, also of itself; null for what breaks the rule
 */
export const KeptAs =
  (read: Read, message: string): PropertyDecorator =>
  (input, field) => {
    Reflect.defineMetadata(reading, read, input, field)
    const validate = (value: unknown) => typeof value === 'string' && read(value) !== null
    ValidateBy({ name: reading, validator: { validate, defaultMessage: () => message } })(input, field)
  }

/** How the shop keeps the text of this field; as it is, where every spelling is kept or the rule is broken. */
export const asKept = (input: object, field: string, text: string): string => {
  const read: Read | undefined = Reflect.getMetadata(reading, input, field)
  return read?.(text) ?? text
}
