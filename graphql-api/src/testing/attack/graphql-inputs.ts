import fc from 'fast-check'
import {
  type GraphQLInputType,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isRequiredInputField,
} from 'graphql'
import { anything, hostileText } from './hostile.js'
import { known, knownId } from './known-values.js'

/** Values that mostly fit an input type. @param broken how many in a hundred values within it are anything at all */
export const inputOf = (type: GraphQLInputType, broken: number, name = '', depth = 0): fc.Arbitrary<unknown> => {
  const good = fittingTo(type, broken, name, depth)
  if (broken === 0) return good
  return fc.oneof({ weight: 100 - broken, arbitrary: good }, { weight: broken, arbitrary: anything })
}

const fittingTo = (type: GraphQLInputType, broken: number, name: string, depth: number): fc.Arbitrary<unknown> => {
  if (isNonNullType(type)) return fittingTo(type.ofType, broken, name, depth)
  if (isListType(type)) return fc.array(inputOf(type.ofType, broken, name, depth + 1), { maxLength: 3 })
  if (isEnumType(type)) return fc.constantFrom(...type.getValues().map(({ name }) => name))
  if (!isInputObjectType(type)) return scalarOf(type.name, name)

  const fields = Object.values(type.getFields())
  const values = fields.map((field) => [field.name, inputOf(field.type, broken, field.name, depth + 1)])
  const requiredKeys = broken > 30 ? [] : fields.filter(isRequiredInputField).map(({ name }) => name)
  return fc.record<Record<string, unknown>>(Object.fromEntries(values), { requiredKeys, noNullPrototype: true })
}

const scalarOf = (type: string, name: string): fc.Arbitrary<unknown> => {
  const usual = known[name]
  const fitting = scalars[type] ?? hostileText
  return usual ? fc.oneof({ weight: 3, arbitrary: usual }, { weight: 1, arbitrary: fitting }) : fitting
}

const scalars: Record<string, fc.Arbitrary<unknown>> = {
  ID: fc.oneof({ weight: 5, arbitrary: knownId }, { weight: 1, arbitrary: hostileText }),
  Int: fc.oneof(fc.integer(), fc.constantFrom(0, 1, 2, -1, 2 ** 31 - 1)),
  SafeInt: fc.oneof(fc.maxSafeInteger(), fc.constantFrom(0, 450)),
  Float: fc.double({ noNaN: true, noDefaultInfinity: true }),
  Boolean: fc.boolean(),
  DateTimeISO: fc.constantFrom('2026-11-18T08:00:00Z', '0001-01-01T00:00:00Z', '+275760-09-13T00:00:00.000Z', 'now'),
  LocalDate: fc.constantFrom('2026-11-18', '2026-02-29', '0000-00-00', '9999-12-31'),
}

/** A value as it is written into a document. */
export const literal = (value: unknown, type: GraphQLInputType): string => {
  const named = getNamedType(type)
  if (Array.isArray(value)) return `[${value.map((one) => literal(one, named)).join(', ')}]`
  if (typeof value === 'object' && value !== null) {
    const fields = isInputObjectType(named) ? named.getFields() : {}
    const parts = Object.entries(value).map(([key, one]) => `${key}: ${literal(one, fields[key]?.type ?? named)}`)
    return `{ ${parts.join(', ')} }`
  }
  if (typeof value === 'string' && isEnumType(named)) return value
  return JSON.stringify(value) ?? 'null'
}
