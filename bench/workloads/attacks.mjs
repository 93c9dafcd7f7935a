import { post } from '../support/connection.mjs'

const many = (count, of) => Array.from({ length: count }, (_, nth) => of(nth)).join(' ')
const schema = '{ types { name fields { name args { name } type { name ofType { name } } } } }'
const circular = '{ __schema { types { fields { type { fields { type { fields { type { name } } } } } } } } }'

/** What has once brought this shop, or others, down: how many ask it at a time, and what. */
export const attacks = {
  '15 searches of many words at once': [
    10,
    `{ ${many(15, (n) => `a${n}: productCount(search: "${'a '.repeat(40)}")`)} }`,
  ],
  '15 searches at once, none like another': [
    10,
    `{ ${many(15, (n) => `a${n}: productCount(search: "${many(8, (m) => String.fromCharCode(97 + ((n + 3 * m) % 26)))}")`)} }`,
  ],
  '15 introspections at once': [10, `{ ${many(15, (n) => `a${n}: __schema ${schema}`)} }`],
  'introspections that may be asked': [10, `{ __schema ${schema} }`],
  '900 times one field': [100, `{ ${many(900, () => 'productCount')} }`],
  '900 times one field, as much as may be': [100, `{ products(size: 100) { items { ${many(900, () => 'id')} } } }`],
  '101 aliases of one field': [100, `{ ${many(101, (n) => `a${n}: __typename`)} }`],
  '300 directives on one field': [100, `{ __typename ${many(300, () => '@include(if: true)')} }`],
  'types of fields of types of fields': [100, circular],
  'as costly a query as may be': [32, '{ products(size: 100) { items { id name price description image { url } } } }'],
}

export const attackOf = (query) => [post('/graphql', { query })]
