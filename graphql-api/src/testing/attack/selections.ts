import fc from 'fast-check'
import {
  type GraphQLField,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  isObjectType,
  isRequiredArgument,
} from 'graphql'
import { inputOf, literal } from './graphql-inputs.js'

/** A part of a document: its text, and what it needs elsewhere. */
export interface Written {
  text: string
  /** Definitions, such as `$a1: ID!`. */
  variables: string[]
  values: Record<string, unknown>
  fragments: string[]
}

const DEEPEST = 3

/** A field with arguments and with some of what it answers. @param broken how many in a hundred values are anything at all */
export const fieldOf = (
  schema: GraphQLSchema,
  field: GraphQLField<unknown, unknown>,
  broken: number,
  depth = 0,
): fc.Arbitrary<Written> => {
  const named = field.args.map((arg) => {
    const value = inputOf(arg.type, broken, arg.name)
    const given = isRequiredArgument(arg) && broken === 0 ? value : fc.option(value, { nil: undefined, freq: 3 })
    return fc.tuple(given, fc.boolean(), fc.nat(1e9)).map(([one, isInline, nth]): Written[] => {
      if (one === undefined) return []
      if (isInline) return [{ ...nothing, text: `${arg.name}: ${literal(one, arg.type)}` }]
      const variable = `${arg.name}${nth}`
      return [
        {
          ...nothing,
          text: `${arg.name}: $${variable}`,
          variables: [`$${variable}: ${arg.type}`],
          values: { [variable]: one },
        },
      ]
    })
  })
  const alias = fc.constantFrom('', '', '', 'a: ', 'data: ', '__proto__: ')
  const selection = selectionOf(schema, field.type, broken, depth)
  return fc.tuple(alias, selection, ...named).map(([as, inside, ...args]) => {
    const given = joined(args.flat(), ', ')
    const text = `${as}${field.name}${given.text && `(${given.text})`} ${inside.text}`
    return { ...joined([given, inside], ''), text }
  })
}

const selectionOf = (
  schema: GraphQLSchema,
  type: GraphQLOutputType,
  broken: number,
  depth: number,
): fc.Arbitrary<Written> => {
  const object = getNamedType(type)
  if (!isObjectType(object)) return fc.constant(nothing)
  const all = Object.values(object.getFields())
  const fields = all.filter((field) => depth < DEEPEST || !isObjectType(getNamedType(field.type)))
  if (fields.length === 0) return fc.constant({ ...nothing, text: '{ __typename }' })
  const some = fc.array(
    fc.constantFrom(...fields).chain((field) => fieldOf(schema, field, broken, depth + 1)),
    { minLength: 1, maxLength: depth === 0 ? 5 : 2 },
  )
  return fc.tuple(some, fc.nat(9), fc.nat(1e9)).map(([parts, way, nth]): Written => {
    const whole = joined(parts, ' ')
    if (way === 0) return { ...whole, text: `{ ... on ${object.name} { ${whole.text} } __typename }` }
    if (way > 1) return { ...whole, text: `{ ${whole.text} }` }
    const fragment = `fragment Part${nth} on ${object.name} { ${whole.text} }`
    return { ...whole, text: `{ ...Part${nth} }`, fragments: [...whole.fragments, fragment] }
  })
}

const nothing: Written = { text: '', variables: [], values: {}, fragments: [] }

const joined = (parts: readonly Written[], between: string): Written => ({
  text: parts.map(({ text }) => text).join(between),
  variables: parts.flatMap(({ variables }) => variables),
  values: Object.assign({}, ...parts.map(({ values }) => values)),
  fragments: parts.flatMap(({ fragments }) => fragments),
})
