import type { HttpRequest } from './over-http.js'

/** What becomes of an attack: the status, and of what is refused the code. */
interface Outcome {
  status: number
  code?: string
}

const json = { accept: 'application/json', 'content-type': 'application/json' }
const post = (body: object | string, headers: Record<string, string> = json): HttpRequest => ({
  method: 'POST',
  url: '/graphql',
  headers,
  body: typeof body === 'string' ? body : JSON.stringify(body),
})
const get = (query: string): HttpRequest => ({
  method: 'GET',
  url: `/graphql?${new URLSearchParams({ query })}`,
  headers: { accept: 'application/json' },
  body: null,
})
const urlEncoded = { accept: 'application/json', 'content-type': 'application/x-www-form-urlencoded' }
const many = (count: number, of: (nth: number) => string) =>
  Array.from({ length: count }, (_, nth) => of(nth)).join(' ')

const circular = `{ __schema { types { fields { type { fields { type { fields { type { fields { type { name } } } } } } } } } } }`
const mutation = 'mutation { clearCart }'

/** What graphql-cop 1.x tries (github.com/dolevf/graphql-cop), and what becomes of it here. */
export const knownAttacks: readonly [name: string, request: HttpRequest, outcome: Outcome][] = [
  [
    '101 aliases of one field',
    post({ query: `{ ${many(101, (nth) => `a${nth}: __typename`)} }` }),
    { status: 400, code: 'QUERY_TOO_COSTLY' },
  ],
  [
    'a batch of ten questions',
    post(Array.from({ length: 10 }, () => ({ query: '{ __typename }' }))),
    { status: 400, code: 'BAD_REQUEST' },
  ],
  [
    '500 times one field',
    post({ query: `{ ${many(500, () => 'productCount')} }` }),
    { status: 400, code: 'QUERY_TOO_COSTLY' },
  ],
  [
    'ten unknown directives on one field',
    post({ query: `{ __typename ${many(10, () => '@aa')} }` }),
    { status: 400, code: 'GRAPHQL_VALIDATION_FAILED' },
  ],
  [
    '300 known directives on one field',
    post({ query: `{ __typename ${many(300, () => '@include(if: true)')} }` }),
    { status: 400 },
  ],
  ['types of fields of types of fields', post({ query: circular }), { status: 400 }],
  [
    'fragments that spread each other',
    post({ query: '{ ...A } fragment A on Query { ...B } fragment B on Query { ...A }' }),
    { status: 400, code: 'GRAPHQL_VALIDATION_FAILED' },
  ],
  ['a mutation by GET', get(mutation), { status: 405, code: 'BAD_REQUEST' }],
  ['a mutation by GET that names itself a query', get(`query A { __typename } ${mutation}`), { status: 400 }],
  [
    'a question from a form',
    post(new URLSearchParams({ query: '{ __typename }' }).toString(), urlEncoded),
    { status: 415, code: 'UNSUPPORTED_MEDIA_TYPE' },
  ],
  [
    'a mutation from a form',
    post(new URLSearchParams({ query: mutation }).toString(), urlEncoded),
    { status: 415, code: 'UNSUPPORTED_MEDIA_TYPE' },
  ],
  [
    'a question as plain text',
    post({ query: '{ __typename }' }, { 'content-type': 'text/plain' }),
    { status: 415, code: 'UNSUPPORTED_MEDIA_TYPE' },
  ],
  [
    'a question for traces',
    post({ query: '{ __typename }' }, { ...json, 'apollo-federation-include-trace': 'ftv1', 'x-debug': '1' }),
    { status: 200 },
  ],
  ['something that is no question', post({ query: 'nothing' }), { status: 400, code: 'GRAPHQL_PARSE_FAILED' }],
]
