import { getIntrospectionQuery } from 'graphql'
import { buildAdmin, buildProduct, buildReview } from '../testing/factories.js'
import { openTestServer, type TestServer } from '../testing/test-server.js'
import type { User } from '../user/user.entity.js'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
  await buildReview(server.db, await buildProduct(server.db))
})
afterAll(() => server.close())

const refusalOf = async (query: string, variables: object = {}) =>
  (await server.graphql(query, variables)).errors?.[0]?.extensions

const nested = (size: number) =>
  `{ products(size: ${size}) { items { reviews(size: ${size}) { items { rating reviewer { name } } } } } }`

const named = (times: number, field: string) => Array.from({ length: times }, (_, i) => `a${i}: ${field}`).join(' ')

const clearCarts = (times: number) => named(times, 'clearCart')

const answeredWith = (size: string) =>
  `query ($n: ${size}) { products(size: $n) { items { reviews(size: $n) { items { rating } } } } }`

test.each([
  ['reviews of reviews of many products', nested(100), 'cost'],
  [
    'the same by a fragment',
    `${nested(20).replace('rating', '...R')} fragment R on Review { product { reviews(size: 100) { items { rating } } } }`,
    'cost',
  ],
  ['a size that is the default of a variable', answeredWith('Int = 100'), 'cost'],
  [
    'much, made up for by less than nothing,',
    `{ less: products(size: -100000) @skip(if: true) { items { name } } ${nested(100).slice(1)}`,
    'cost',
  ],
  [
    'the reviews of everything in a cart, which can be full,',
    '{ cart { items { product { reviews(size: 10) { items { rating } } } } } }',
    'cost',
  ],
  [
    'the reviews of the products that sell best',
    '{ overview { bestSellers { product { reviews(size: 100) { items { rating } } } } } }',
    'cost',
  ],
  ['what is like each product of a list', '{ products(size: 40) { items { similar { id } } } }', 'cost'],
  ['what is bought with each product of a list', '{ products(size: 40) { items { boughtTogether { id } } } }', 'cost'],
  [
    'all variants of the products of all lines of orders',
    '{ orders(size: 50) { items { lines { product { variants { id } } } } } }',
    'cost',
  ],
  ['a tenth search', `{ ${named(10, 'productCount(search: "attar")')} }`, 'cost'],
  [
    'a tenth search, by a variable',
    `query ($n: Int, $s: String = "a") { ${named(10, 'suggestions(search: $s) { total }')} products(size: $n) { total } }`,
    'cost',
  ],
  [
    'a list that is narrowed down ten times',
    `{ ${named(10, 'products(filter: { inStock: true }) { total }')} }`,
    'cost',
  ],
  [
    'to be told the schema twice',
    '{ __schema { queryType { name } } ...F } fragment F on Query { __type(name: "Query") { name } }',
    'introspections',
  ],
  [
    'the schema and half of a large answer',
    `{ __schema { queryType { name } } products(size: 100) { items { reviews(size: 4) { items { rating } } } } }`,
    'cost',
  ],
  ['a name that each thing in a list would have', `{ products { items { ${'z'.repeat(101)}: name } } }`, 'name'],
  [
    'such a name of a variable',
    `query ($${'v'.repeat(101)}: Int) { products(size: $${'v'.repeat(101)}) { total } }`,
    'name',
  ],
  ['such a name of the whole', `query ${'q'.repeat(101)} { productCount }`, 'name'],
  ['one field over and over', `{ ${'categories { code } '.repeat(126)} }`, 'fields'],
  [
    'a circle through products and reviews',
    '{ products(size: 1) { items { reviews(size: 1) { items { product { reviews(size: 1) { items { product { name } } } } } } } } }',
    'depth',
  ],
  ['sixteen names for one field', `{ ${named(16, 'productCount')} }`, 'aliases'],
  ['five changes in one request', `mutation { ${clearCarts(5)} }`, 'mutations'],
  [
    'five changes in a fragment',
    `mutation { ...F } fragment F on Mutation { ...G ... on Mutation { ${clearCarts(2)} } } fragment G on Mutation { ${clearCarts(5)} }`,
    'mutations',
  ],
])('%s is too much', async (_, query, what) => {
  expect(await refusalOf(query)).toMatchObject({ code: 'QUERY_TOO_COSTLY', details: { what } })
})

test('a size in a variable counts as much as one in the query', async () => {
  const query = answeredWith('Int!')

  expect(await refusalOf(query, { n: 100 })).toMatchObject({ code: 'QUERY_TOO_COSTLY', details: { what: 'cost' } })
  expect(await refusalOf(query, { n: 10 })).toBeUndefined()
})

test.each([
  ['size', 'query ($n: Int = 100) { products(size: $n) { items { reviews(size: $n) { items { rating } } } } }', 'n'],
  ['search', `query ($s: String = "musk") { ${named(10, 'productCount(search: $s)')} }`, 's'],
])(
  'a default of the document for a %s counts as much after the same document was asked without one',
  async (_, query, variable) => {
    await refusalOf(query, { [variable]: null })

    expect(await refusalOf(query)).toMatchObject({ code: 'QUERY_TOO_COSTLY', details: { what: 'cost' } })
  },
)

test('a size below one makes nothing else cheaper, also from a variable', async () => {
  const query = `query ($n: Int!) { less: products(size: $n) @skip(if: true) { items { name } } ${nested(100).slice(1)}`

  expect(await refusalOf(query, { n: -100_000 })).toMatchObject({ code: 'QUERY_TOO_COSTLY' })
})

test('four changes are not too much, wherever they stand', async () => {
  const query = `mutation { ...F ...F a0: clearCart } fragment F on Mutation { ${clearCarts(4)} }`

  expect(await refusalOf(query)).toMatchObject({ code: 'UNAUTHENTICATED' })
})

test('fragments spread over and over are measured once each, at once', async () => {
  const fragments = Array.from(
    { length: 60 },
    (_, i) => `fragment F${i} on Product { ...F${i + 1} ...F${i + 1} ...F${i + 1} }`,
  ).join(' ')

  expect(
    await refusalOf(`{ products { items { ...F0 } } } ${fragments} fragment F60 on Product { name }`),
  ).toBeUndefined()
})

test('the largest page of products, a product with its reviews and the whole schema may be asked for', async () => {
  expect(
    await refusalOf('{ products(size: 100) { total items { id name category { name } image { url srcSet } } } }'),
  ).toBeUndefined()
  expect(await refusalOf(nested(10))).toBeUndefined()
  expect(await refusalOf(getIntrospectionQuery())).toBeUndefined()
})

const costOf = async (query: string, variables: object = {}, user: User | null = null) => {
  const { errors, extensions } = await server.graphql(query, variables, user)
  expect(errors).toBeUndefined()
  return extensions?.cost
}

test.each([
  [
    'a hundred orders with their lines and pictures',
    `{ orders(size: 100) { total pageCount items { number lines { name image { url } } } } }`,
  ],
  [
    'a hundred orders with their lines and products',
    '{ orders(size: 100) { total items { lines { product { name } } } } }',
  ],
  [
    'a hundred products with their variants and what is to be chosen',
    `{ products(size: 100) { total pageCount items {
    name category { name } image { url } options { kind values { value } } variants { id price image { url } } } } }`,
  ],
  ['fifteen counts', `{ ${named(15, 'productCount')} }`],
  ['nine searches', `{ ${named(9, 'productCount(search: "attar")')} }`],
  ['searches for nothing', `{ ${named(15, 'productCount(search: " ", stock: null)')} }`],
])('%s may be asked for, and the cost is told', async (_, query) => {
  const admin = await buildAdmin(server.db)

  expect(await costOf(query, {}, admin)).toEqual({ requested: expect.any(Number), most: 1000 })
})

test('what is searched for decides the cost, also of a document that is known', async () => {
  const query =
    'query ($search: String, $size: Int!) { products(search: $search, size: $size) { total items { name } } }'

  expect(await costOf(query, { size: 10 })).toMatchObject({ requested: 11 })
  expect(await costOf(query, { size: 10, search: 'attar' })).toMatchObject({ requested: 111 })
  expect(await costOf(query, { size: 10, search: '' })).toMatchObject({ requested: 11 })
  expect(await costOf(query, { size: 20, search: 'musk' })).toMatchObject({ requested: 121 })
})

test('a size that is no number is refused, however deep it is', async () => {
  const query = 'query ($size: Int) { products(size: $size) { total } }'
  const deep = `${'['.repeat(40_000)}${']'.repeat(40_000)}`

  const { statusCode, body } = await server.app.inject({
    method: 'POST',
    url: '/graphql',
    headers: { 'content-type': 'application/json' },
    payload: `{ "query": "${query}", "variables": { "size": ${deep} } }`,
  })

  expect([statusCode, JSON.parse(body).errors[0].extensions.code]).toEqual([400, 'BAD_USER_INPUT'])
})
