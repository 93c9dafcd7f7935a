import { Product } from '../product/product.entity.js'
import { LengthUnit } from '../product/variant/size-chart.js'
import { Review } from '../review/review.entity.js'
import { buildAdmin, buildProduct, buildReview, buildShopper, orderInput } from '../testing/factories.js'
import { openTestServer, type TestServer } from '../testing/test-server.js'
import { User } from '../user/user.entity.js'

let server: TestServer
let shop: string
beforeAll(async () => {
  server = await openTestServer()
  shop = await server.app.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(() => server.close())

const list = '{ products { total items { name price } } }'

interface Asked {
  variables?: object
  headers?: Record<string, string>
}
const post = (query: string, { variables = {}, headers = {} }: Asked = {}) =>
  fetch(`${shop}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ query, variables }),
  })

interface Listed {
  products: { items: object[] }
}
const dataOf = async (query: string) => ((await (await post(query)).json()) as { data: Listed }).data

/** How many statements the shop's database is asked while this runs. */
const statementsOf = async (work: () => Promise<unknown>) => {
  const { logger } = server.source
  const asked = jest.spyOn(logger, 'logQuery')
  await work()
  const count = asked.mock.calls.length
  asked.mockRestore()
  return count
}

beforeEach(() => server.app.upToDate())

test('what everybody is answered the same is asked of the database once', async () => {
  await buildProduct(server.db, { name: 'Rehal', price: 900 })
  await server.app.upToDate()
  const first = await dataOf(list)

  expect(await statementsOf(async () => expect(await dataOf(list)).toEqual(first))).toBe(0)
  expect(first.products.items[0]).toEqual({ name: 'Rehal', price: 900 })
})

test('a kept answer has the headers of the first one', async () => {
  const headersOf = async () => {
    const { date: _, 'x-request-id': __, ...headers } = Object.fromEntries((await post(list)).headers)
    return headers
  }
  const [first, kept] = [await headersOf(), await headersOf()]

  expect(kept).toEqual(first)
  expect(kept).toMatchObject({
    'cache-control': 'no-cache',
    etag: expect.stringMatching(/^W\//),
    vary: 'origin, accept-encoding',
  })
})

test('a page of the shop itself is given what is kept', async () => {
  await post(list)

  expect(await statementsOf(() => post(list, { headers: { origin: shop } }))).toBe(0)
})

test('whoever has an answer already is told so, by the first server and from memory', async () => {
  const known = await (await fetch(`${shop}/product?size=1`)).headers.get('etag')
  const again = (etag: string) => fetch(`${shop}/product?size=1`, { headers: { 'if-none-match': etag } })

  expect((await again(known ?? '')).status).toBe(304)
  expect((await again('W/"another"')).status).toBe(200)
  await server.db.updateAll(Product, { price: 901 })
  await server.app.upToDate()
  expect((await again(known ?? '')).status).toBe(200)
})

test.each([
  ['br', 'br'],
  ['gzip', 'gzip'],
  ['gzip;q=1, br;q=0', 'gzip'],
  ['identity', null],
])('a caller that takes %s reads the same', async (coding, sent) => {
  for (let i = 0; i < 10; i++)
    await buildProduct(server.db, { name: `A long name that is worth compressing, number ${i}` })
  await server.app.upToDate()
  const plain = await (await post(list)).text()

  const answer = await post(list, { headers: { 'accept-encoding': coding } })

  expect(await answer.text()).toBe(plain)
  expect(answer.headers.get('content-encoding')).toBe(sent)
})

const changes: [string, () => Promise<unknown>, string][] = [
  ['a price', () => server.db.updateAll(Product, { price: 77 }), list],
  ['a name', () => server.db.updateAll(Product, { name: 'Another' }), list],
  ['a new product', () => buildProduct(server.db, {}), list],
  ['a stock', () => server.db.updateAll(Product, { quantity: 3 }), '{ products { items { quantity } } }'],
  [
    'a size chart',
    () =>
      server.db.updateAll(Product, {
        sizeChart: { unit: LengthUnit.CM, columns: [{ name: 'Chest', nameBn: null }], rows: [] },
      }),
    '{ products { items { sizeChart { columns { name } } } } }',
  ],
  ['a deleted product', () => server.db.softDelete(Product, { name: 'Another' }), list],
  ['a review', async () => buildReview(server.db, await buildProduct(server.db)), reviews()],
  ['another review', () => server.db.updateAll(Review, { feedback: 'On second thoughts' }), reviews()],
  ['a reviewer’s new name', () => server.db.updateAll(User, { name: 'Amina R.' }), reviews()],
  [
    'a word that means the same',
    () => server.db.query(`UPDATE synonym_group SET words = words || '{zzz}'`),
    '{ suggestions(search: "zzz") { total } }',
  ],
]
function reviews() {
  return '{ products { items { reviewCount reviews { items { feedback reviewer { name } } } } } }'
}

test.each(changes)('%s is in the next answer', async (_, change, query) => {
  await post(query)
  await change()
  await server.app.upToDate()

  const fresh = (await server.graphql(query)).data
  expect(await dataOf(query)).toEqual(fresh)
  expect(await statementsOf(() => post(query))).toBe(0)
})

test('an order is in the next answer that tells its product’s stock, and leaves the others kept', async () => {
  const ordered = await buildProduct(server.db, { quantity: 8 })
  const other = await buildProduct(server.db, { quantity: 8 })
  const shopper = await buildShopper(server.db)
  await server.app.upToDate()
  const stockOf = (id: string) => post('query ($id: ID!) { product(id: $id) { quantity } }', { variables: { id } })
  await stockOf(ordered.id)
  await stockOf(other.id)

  const place = 'mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { number } }'
  const accessToken = await server.tokenOf(shopper)
  const headers = { authorization: `Bearer ${accessToken}` }
  await post(place, { variables: { input: orderInput([ordered]) }, headers })

  expect(await (await stockOf(ordered.id)).json()).toMatchObject({ data: { product: { quantity: 7 } } })
  await server.app.upToDate()
  expect(await statementsOf(() => stockOf(other.id))).toBe(0)
})

test('a vote is in the next answer that tells its review, and leaves the others kept', async () => {
  const [voted, other] = [await buildProduct(server.db), await buildProduct(server.db)]
  const review = await buildReview(server.db, voted)
  const accessToken = await server.tokenOf(await buildShopper(server.db, { emailVerified: true }))
  await server.app.upToDate()
  const votesOf = (productId: string) =>
    post('query ($id: ID!) { reviews(productId: $id) { items { helpfulCount } } }', { variables: { id: productId } })
  for (const { id } of [voted, other]) await votesOf(id)
  await post(list)

  const vote = 'mutation ($id: ID!) { voteOnReview(input: { reviewId: $id, isHelpful: true }) { helpfulCount } }'
  await post(vote, { variables: { id: review.id }, headers: { authorization: `Bearer ${accessToken}` } })

  expect(await (await votesOf(voted.id)).json()).toMatchObject({ data: { reviews: { items: [{ helpfulCount: 1 }] } } })
  await server.app.upToDate()
  for (const kept of [() => votesOf(other.id), () => post(list)]) expect(await statementsOf(kept)).toBe(0)
})

test('an admin’s own change is in the very next answer', async () => {
  const { id } = await buildProduct(server.db, { price: 500 })
  const accessToken = await server.tokenOf(await buildAdmin(server.db))
  const price = () => post('query ($id: ID!) { product(id: $id) { price } }', { variables: { id } })
  const update = 'mutation ($id: ID!, $price: Int!) { updateProduct(id: $id, input: { price: $price }) { id } }'

  for (let price_ = 501; price_ < 530; price_++) {
    await price()
    await post(update, { variables: { id, price: price_ }, headers: { authorization: `Bearer ${accessToken}` } })
    expect(await (await price()).json()).toMatchObject({ data: { product: { price: price_ } } })
  }
})

test('a category in which nothing is found is kept, until something is', async () => {
  const empty = '{ products(category: 44, filter: { minPrice: 900000 }) { total items { name } } }'
  expect(await dataOf(empty)).toMatchObject({ products: { items: [] } })
  expect(await statementsOf(() => post(empty))).toBe(0)

  await buildProduct(server.db, { name: 'Kaaba cover', categoryCode: 44, price: 950_000 })
  await server.app.upToDate()
  expect(await dataOf(empty)).toMatchObject({ products: { items: [{ name: 'Kaaba cover' }] } })
})

test.each([
  ['a caller with a token', list, { authorization: 'Bearer x' }],
  ['a page of another origin', list, { origin: 'https://partner.example' }],
  ['an error', '{ product(id: "00000000-0000-4000-8000-000000000000") { name } }', {}],
  ['a search that finds nothing, which counts', '{ products(search: "zamzam bottle") { items { name } } }', {}],
  ['what is low, which changes with every stock', '{ products(stock: LOW) { items { name } } }', {}],
])('nothing is kept for %s', async (_, query, headers) => {
  await post(query, { headers })

  expect((await post(query, { headers })).headers.get('etag')).toBeNull()
})
