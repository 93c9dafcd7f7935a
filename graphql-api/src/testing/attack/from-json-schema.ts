import fc from 'fast-check'
import { anything, hostileText } from './hostile.js'
import { known, knownEmail, knownId } from './known-values.js'

/** As much of JSON Schema as the API docs use. */
export interface JsonSchema {
  $ref?: string
  type?: string | readonly string[]
  format?: string
  enum?: readonly unknown[]
  const?: unknown
  anyOf?: readonly JsonSchema[]
  properties?: Readonly<Record<string, JsonSchema>>
  required?: readonly string[]
  items?: JsonSchema
  minItems?: number
  maxItems?: number
  minimum?: number
  maximum?: number
  maxLength?: number
  pattern?: string
}

/** Values that mostly fit a schema. @param broken how many in a hundred values within it are anything at all */
export const fromJsonSchema = (schema: JsonSchema, broken: number, name = ''): fc.Arbitrary<unknown> => {
  const fitting = fittingTo(schema, broken, name)
  const usual = known[name]
  const good = usual && !schema.properties ? fc.oneof(usual, fitting) : fitting
  if (broken === 0) return good
  return fc.oneof({ weight: 100 - broken, arbitrary: good }, { weight: broken, arbitrary: anything })
}

const fittingTo = (schema: JsonSchema, broken: number, name: string): fc.Arbitrary<unknown> => {
  if (schema.enum) return fc.constantFrom(...schema.enum)
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((one) => fromJsonSchema(one, broken, name)))
  const types = [schema.type ?? 'any'].flat()
  return fc.oneof(...types.map((type) => (byType[type] ?? (() => anything))(schema, broken)))
}

const byType: Record<string, (schema: JsonSchema, broken: number) => fc.Arbitrary<unknown>> = {
  null: () => fc.constant(null),
  boolean: () => fc.boolean(),
  integer: ({ minimum = -(2 ** 31), maximum = 2 ** 31 - 1 }) =>
    fc
      .oneof(fc.maxSafeInteger(), fc.constantFrom(minimum, maximum))
      .map((n) => Math.min(maximum, Math.max(minimum, n))),
  string: (schema) => textOf(schema),
  array: ({ items = {}, minItems = 0, maxItems = 4 }, broken) =>
    fc.array(fromJsonSchema(items, broken), { minLength: minItems, maxLength: Math.min(maxItems, 4) }),
  object: (schema, broken) => objectOf(schema, broken),
}

const textOf = ({ format, pattern, maxLength = 3000 }: JsonSchema): fc.Arbitrary<string> => {
  if (format === 'uuid') return knownId
  if (format === 'email') return knownEmail
  if (pattern) return fc.stringMatching(new RegExp(pattern))
  return hostileText.map((text) => text.slice(0, maxLength))
}

const objectOf = ({ properties = {}, required = [] }: JsonSchema, broken: number) => {
  const values = Object.entries(properties).map(
    ([name, schema]) => [name, fromJsonSchema(schema, broken, name)] as const,
  )
  const fitting = fc.record(Object.fromEntries(values), { requiredKeys: [...required], noNullPrototype: true })
  if (broken === 0) return fitting
  const missing = fc.record(Object.fromEntries(values), { requiredKeys: [], noNullPrototype: true })
  const unknown = fc.tuple(fitting, fc.dictionary(hostileText, anything, { maxKeys: 2, noNullPrototype: true }))
  return fc.oneof(
    { weight: 6, arbitrary: fitting },
    { weight: 1, arbitrary: missing },
    { weight: 1, arbitrary: unknown.map(([known, others]) => ({ ...known, ...others })) },
  )
}
