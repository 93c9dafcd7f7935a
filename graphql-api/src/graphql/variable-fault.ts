import { type GraphQLInputType, getNamedType, isEnumType, isInputObjectType, isListType, isNonNullType } from 'graphql'

type Path = readonly (string | number)[]

/** The field of a variable that cannot be taken, and why, without its value, which GraphQL's own message repeats. */
export const faultOf = (
  variable: string,
  type: GraphQLInputType,
  path: Path,
  message: string,
): [field: string, rule: string] => [fieldAt(variable, path, message), ruleOf(message, typeAt(type, path))]

// GraphQL names a key that is missing or too many in its message, by its type's own names or the caller's.
const extraKey = /^Field "([^"]{1,100})"/

// The fields of the one input that most mutations have are told as rules tell them.
const fieldAt = (variable: string, path: Path, message: string) => {
  const key = extraKey.exec(message)?.[1]
  const names = [...(variable === 'input' ? [] : [variable]), ...path, ...(key ? [key] : [])]
  return names.join('.') || variable
}

const ruleOf = (message: string, type: GraphQLInputType | undefined) => {
  if (extraKey.test(message)) return message.includes('is not defined') ? 'is not known' : 'must be there'
  return type ? `must be ${nameOf(type)}` : 'cannot have this value'
}

const typeAt = (type: GraphQLInputType, path: Path): GraphQLInputType | undefined =>
  path.reduce<GraphQLInputType | undefined>((found, key) => {
    const bare = isNonNullType(found) ? found.ofType : found
    if (isListType(bare)) return typeof key === 'number' ? bare.ofType : found
    return isInputObjectType(bare) ? bare.getFields()[key]?.type : undefined
  }, type)

const scalars: Record<string, string> = {
  Int: 'a whole number of 32 bits',
  Float: 'a number',
  String: 'a text',
  ID: 'a text',
  Boolean: 'true or false',
}

const nameOf = (type: GraphQLInputType): string => {
  const bare = isNonNullType(type) ? type.ofType : type
  if (isListType(bare)) return 'a list'
  const named = getNamedType(bare)
  if (isEnumType(named))
    return `one of ${named
      .getValues()
      .map(({ name }) => name)
      .join(', ')}`
  return isInputObjectType(named) ? 'an object' : (scalars[named.name] ?? `a ${named.name}`)
}
