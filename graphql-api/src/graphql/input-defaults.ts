import {
  astFromValue,
  type DocumentNode,
  type GraphQLSchema,
  getNullableType,
  isInputObjectType,
  isNonNullType,
  Kind,
  type TypeNode,
  typeFromAST,
  valueFromASTUntyped,
} from 'graphql'

type Values = Readonly<Record<string, unknown>>

/**
 * Variables of a document with the defaults of required fields that they leave out. GraphQL takes such variables,
 * graphql-jit refuses them.
 */
export const inputDefaults = (schema: GraphQLSchema, { definitions }: DocumentNode) => {
  const defaults = definitions
    .flatMap((one) => (one.kind === Kind.OPERATION_DEFINITION ? (one.variableDefinitions ?? []) : []))
    .map(({ variable, type }) => ({ name: variable.name.value, fields: requiredDefaults(schema, type) }))
    .filter(({ fields }) => Object.keys(fields).length > 0)
  return (variables: Values): Values => {
    if (defaults.length === 0) return variables
    const whole = { ...variables }
    for (const { name, fields } of defaults) {
      const given = whole[name]
      if (typeof given === 'object' && given !== null) whole[name] = { ...fields, ...given }
    }
    return whole
  }
}

/** The defaults of an input type's required fields, as a caller would write them. */
const requiredDefaults = (schema: GraphQLSchema, node: TypeNode): Values => {
  const type = getNullableType(typeFromAST(schema, node))
  if (!isInputObjectType(type)) return {}
  return Object.fromEntries(
    Object.values(type.getFields()).flatMap(({ name, type, defaultValue }) => {
      const written = isNonNullType(type) ? astFromValue(defaultValue, type) : null
      return written ? [[name, valueFromASTUntyped(written)]] : []
    }),
  )
}
