import fc from 'fast-check'
import {
  type DocumentNode,
  type GraphQLField,
  type GraphQLSchema,
  getOperationAST,
  getVariableValues,
  parse,
  validate,
} from 'graphql'
import { type Attack, anyAsker } from './attack.js'
import { hostileText } from './hostile.js'
import { fieldOf, type Written } from './selections.js'

/** Requests of every query and mutation of the schema: mostly as it says, and in all ways broken. */
export const graphqlAttacks = (schema: GraphQLSchema): fc.Arbitrary<Attack>[] =>
  (['query', 'mutation'] as const).flatMap((kind) => {
    const root = kind === 'query' ? schema.getQueryType() : schema.getMutationType()
    return Object.values(root?.getFields() ?? {}).map((field) => attacksOn(schema, kind, field))
  })

const attacksOn = (schema: GraphQLSchema, kind: 'query' | 'mutation', field: GraphQLField<unknown, unknown>) => {
  const written = fc.oneof(
    fieldOf(schema, field, 0),
    fieldOf(schema, field, 0),
    fieldOf(schema, field, 10),
    fieldOf(schema, field, 40),
  )
  const asked = written.chain((one) =>
    disturbed(documentOf(kind, one)).map((query) => ({ query, variables: one.values })),
  )
  const sent = fc.oneof(
    { weight: 12, arbitrary: asked.map(wellSent) },
    { weight: 1, arbitrary: fc.tuple(asked, fc.nat()).map(oddlySent) },
  )
  return fc.tuple(anyAsker, sent).map(
    ([asker, { method = 'POST', url = '/graphql', type = 'application/json', body, query, variables }]): Attack => ({
      target: `${kind} ${field.name}`,
      asker,
      method,
      url,
      headers: { accept: 'application/json', ...(body !== null && { 'content-type': type }) },
      body,
      isBroken: query !== undefined && isRefused(schema, query, variables ?? {}),
      statuses: null,
    }),
  )
}

interface Asked {
  query: string
  variables: Record<string, unknown>
}

interface Sent extends Partial<Asked> {
  method?: string
  url?: string
  type?: string
  body: string | null
}

const documentOf = (kind: string, { text, variables, fragments }: Written) =>
  `${kind} Attack${variables.length > 0 ? `(${variables.join(', ')})` : ''} { ${text} } ${fragments.join(' ')}`

const additions = [
  ...[
    '@skip(if: false)',
    '@include',
    '@unknown',
    '@admin',
    '@public',
    '...Nowhere',
    '...on Nothing { id }',
    '{ id }',
    '}',
    '#',
  ],
  ...[
    'fragment A on Query { ...A } ',
    ' query Second { productCount } ',
    '{ __typename }',
    '__schema { types { name } }',
    '"""',
    '$x',
  ],
]

/** The document as it is, or with something put into it or taken out of it. */
const disturbed = (text: string): fc.Arbitrary<string> => {
  const place = fc.nat(text.length)
  const added = fc.tuple(place, fc.oneof(fc.constantFrom(...additions), hostileText))
  const taken = fc.tuple(place, fc.integer({ min: 1, max: 12 }))
  return fc.oneof(
    { weight: 10, arbitrary: fc.constant(text) },
    { weight: 1, arbitrary: added.map(([at, what]) => `${text.slice(0, at)} ${what} ${text.slice(at)}`) },
    { weight: 1, arbitrary: taken.map(([at, length]) => text.slice(0, at) + text.slice(at + length)) },
  )
}

const wellSent = (asked: Asked): Sent => ({ ...asked, body: JSON.stringify(asked) })

const oddlySent = ([asked, nth]: [Asked, number]): Sent => {
  const ways = oddWays(asked)
  return ways[nth % ways.length] ?? { body: null }
}

/** Batches, bodies that are no questions, other content types, by GET. */
const oddWays = (asked: Asked): Sent[] => [
  { body: JSON.stringify([asked, asked]) },
  { body: JSON.stringify({ ...asked, variables: [asked.variables] }) },
  { body: JSON.stringify({ ...asked, variables: 'none' }) },
  { body: JSON.stringify({ ...asked, query: [asked.query] }) },
  { body: JSON.stringify({ ...asked, operationName: 'Nobody' }) },
  { body: JSON.stringify({ ...asked, operationName: { a: 1 } }) },
  { body: JSON.stringify({ ...asked, extensions: { persistedQuery: { version: 1, sha256Hash: 'a'.repeat(64) } } }) },
  { body: JSON.stringify({ extensions: { persistedQuery: { version: '1', sha256Hash: ['a'] } } }) },
  { body: JSON.stringify({ ...asked, extensions: [] }) },
  { body: JSON.stringify({ ...asked, query: `${asked.query}${' '.repeat(110_000)}` }) },
  { body: 'null' },
  { body: '' },
  ...['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data', 'application/graphql'].map((type) => ({
    type,
    body: JSON.stringify(asked),
  })),
  ...['GET', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'].map((method) => ({
    method,
    url: `/graphql?${new URLSearchParams({ query: asked.query, variables: JSON.stringify(asked.variables) })}`,
    body: null,
  })),
]

/** Whether GraphQL itself says that this cannot be answered. */
const isRefused = (schema: GraphQLSchema, query: string, variables: Record<string, unknown>): boolean => {
  const document = parsed(query)
  if (!document || validate(schema, document).length > 0) return true
  const operation = getOperationAST(document)
  // As JSON carries it: -0 is 0 there, and what is not a number is null.
  const sent: Record<string, unknown> = JSON.parse(JSON.stringify(variables))
  return !operation || !!getVariableValues(schema, operation.variableDefinitions ?? [], sent).errors
}

const parsed = (query: string): DocumentNode | null => {
  try {
    return parse(query)
  } catch {
    return null
  }
}
