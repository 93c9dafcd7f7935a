import { type ASTNode, GraphQLError, Kind } from 'graphql'

/** What GraphQL says of a request, without the values in it: they may be anybody's address, phone or token. */
export const withoutValues = (message: string, error: unknown): string => {
  if (message.startsWith('Unknown operation named')) return 'The document has no operation of that name.'
  const node = error instanceof GraphQLError ? error.nodes?.[0] : undefined
  if (node && isValue(node)) return ofValue(message)
  return message.replace(literal, '$1')
}

// A token of a document that is no name stands at the end of the message.
const literal = /\b(String|BlockString|Int|Float) ".*/s

const valueKinds = new Set<string>([
  Kind.INT,
  Kind.FLOAT,
  Kind.STRING,
  Kind.BOOLEAN,
  Kind.NULL,
  Kind.ENUM,
  Kind.LIST,
  Kind.OBJECT,
  Kind.OBJECT_FIELD,
])

const isValue = ({ kind }: ASTNode) => valueKinds.has(kind)

const ofValue = (message: string) => {
  // Names only.
  if (message.startsWith('Field "')) return message
  const type = /^Expected value of type "([^"]+)"/.exec(message)?.[1] ?? /^(\w+) cannot represent/.exec(message)?.[1]
  return type ? `Expected value of type "${type}".` : 'There is a value that cannot be taken.'
}
