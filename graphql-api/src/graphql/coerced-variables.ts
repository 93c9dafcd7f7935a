import {
  coerceInputValue,
  type DocumentNode,
  type GraphQLError,
  type GraphQLSchema,
  getOperationAST,
  isInputType,
  isNonNullType,
  typeFromAST,
  type VariableDefinitionNode,
  valueFromAST,
} from 'graphql'
import { DomainError } from '../errors.js'
import { MOST_TOLD } from '../validation/most-told.js'
import { refuse } from './refuse.js'
import { faultOf } from './variable-fault.js'

type Values = Readonly<Record<string, unknown>>

interface Asked {
  document: DocumentNode
  operationName?: string | null | undefined
  variables: Values
}

/** With the defaults applied, as in execution; or what is wrong, by field. */
type Coerced = { coerced: Values; refused: null } | { coerced: null; refused: GraphQLError }

/**
 * The variables of an operation. GraphQL and the code that graphql-jit makes print the whole value for each fault in it, so
 * they are given none with a fault.
 */
export const coercedVariables = (schema: GraphQLSchema, { document, operationName, variables }: Asked): Coerced => {
  const fields = new Map<string, string[]>()
  const tell: Tell = (field, rule) => {
    fields.set(field, [rule])
    // Whoever sends thousands of faults has them not looked at.
    if (fields.size >= MOST_TOLD) throw enough
  }
  const coerced: Record<string, unknown> = {}
  try {
    for (const definition of getOperationAST(document, operationName)?.variableDefinitions ?? [])
      coerce(schema, definition, { from: variables, to: coerced, tell })
  } catch (error) {
    if (error !== enough) throw error
  }
  if (fields.size === 0) return { coerced, refused: null }
  const refused = new DomainError('BAD_USER_INPUT', { fields: Object.fromEntries(fields) })
  return { coerced: null, refused: refuse(refused) }
}

type Tell = (field: string, rule: string) => void

const enough = new Error('As much is wrong as is told')

const coerce = (
  schema: GraphQLSchema,
  { variable, type: node, defaultValue }: VariableDefinitionNode,
  { from, to, tell }: { from: Values; to: Record<string, unknown>; tell: Tell },
) => {
  const name = variable.name.value
  const type = typeFromAST(schema, node)
  if (!isInputType(type)) return
  const value = from[name]
  if (value !== undefined)
    to[name] = coerceInputValue(
      value,
      type,
      (path, _, { message }) => tell(...faultOf(name, type, path, message)),
      true,
    )
  else if (defaultValue) to[name] = valueFromAST(defaultValue, type)
  else if (isNonNullType(type)) tell(name, 'must be there')
}
