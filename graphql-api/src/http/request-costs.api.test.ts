import { randomUUID } from 'node:crypto'
import { createDataSource } from '../database/data-source.js'
import type { Product } from '../product/product.entity.js'
import { buildProduct, buildReview, buildShopper, orderInput } from '../testing/factories.js'
import { type RequestCost, requestCosts } from '../testing/request-costs.js'
import { openTestServer, type TestServer } from '../testing/test-server.js'
import { openTestShop, type TestShop } from '../testing/test-shop.js'
import { openWire, type Wire } from '../testing/wire.js'
import type { User } from '../user/user.entity.js'

// The requests that `npm run bench` measures; here is counted what does not depend on the machine.
const shown = 'id name price discount discountedPrice quantity rating reviewCount image { url }'
const list = `query ($page: Int!) { products(page: $page, size: 10) { total items { ${shown} } } }`
const product = `query ($id: ID!) { product(id: $id) { ${shown} description
  reviews(size: 10) { total items { id rating feedback postedAt reviewer { name photoUrl } } } } }`
const search = `query ($search: String!) { products(search: $search, size: 10) { total items { ${shown} } } }`
const addToCart = 'mutation ($input: CartItemInput!) { addToCart(input: $input) { itemCount total } }'
const placeOrder = 'mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { number total } }'

let shop: TestShop
let wire: Wire
let server: TestServer
let products: Product[]
let shopper: User
beforeAll(async () => {
  shop = await openTestShop()
  wire = await openWire(shop.url)
  products = []
  for (let i = 0; i < 40; i++)
    products.push(await buildProduct(shop.db, { name: i % 2 ? 'Rose Attar, 6 ml' : 'Cotton Panjabi', quantity: 100 }))
  for (const reviewed of products.slice(0, 2)) for (let i = 0; i < 12; i++) await buildReview(shop.db, reviewed)
  shopper = await buildShopper(shop.db)
  const source = await createDataSource(wire.url, 60_000).initialize()
  // What listens for notifications goes past the wire; what it reads then is read before the server opens.
  server = await openTestServer({ beside: { ...shop, source, db: source.manager } })
})
afterAll(async () => {
  await server.close()
  await server.source.destroy()
  await wire.close()
  await shop.close()
})

// The first request of each kind is not counted, and asks for something else: an answer that is kept is no cheaper one.
const reads: ['list' | 'product' | 'search', string, (place: number) => object][] = [
  ['list', list, (page) => ({ page })],
  ['product', product, (place) => ({ id: products[place]?.id })],
  ['search', search, (place) => ({ search: ['panjabi', 'attar'][place] })],
]

test.each(reads)(
  'a %s costs no more statements, round trips, rows and bytes than are noted',
  async (kind, query, of) => {
    await costOf(() => ask(query, of(0)))
    const cost = await costOf(() => ask(query, of(1)))

    expect(above(requestCosts[kind], cost)).toEqual({})
  },
)

test('a purchase costs no more statements, round trips, rows and bytes than are noted', async () => {
  const [first, second] = [products.slice(4, 5), products.slice(5, 6)]
  await costOf(() => buy(first))
  const cost = await costOf(async () => {
    const answers = await buy(second)
    // The notice of the order follows its answer; the server closes when it is sent.
    await server.close()
    return answers
  })

  expect(above(requestCosts.purchase, cost)).toEqual({})
})

/** @returns the length of the answer */
const ask = async (query: string, variables: object, user?: User) => {
  const answer = await server.graphql(query, variables, user)
  expect(answer.errors).toBeUndefined()
  return JSON.stringify(answer).length
}

const buy = async (bought: Product[]) => {
  const order = { ...orderInput(bought), idempotencyKey: randomUUID() }
  const inCart = await ask(addToCart, { input: order.lines[0] }, shopper)
  return inCart + (await ask(placeOrder, { input: order }, shopper))
}

const costOf = async (work: () => Promise<number>): Promise<RequestCost> => {
  let answer = 0
  const traffic = await wire.trafficOf(async () => {
    answer = await work()
  })
  return { ...traffic, answer }
}

/** The figures that are above what is noted, each with both. */
const above = (noted: RequestCost, cost: RequestCost) =>
  Object.fromEntries(
    figures.filter((name) => cost[name] > noted[name]).map((name) => [name, { cost: cost[name], noted: noted[name] }]),
  )
const figures = ['statements', 'roundTrips', 'rows', 'bytes', 'answer'] as const
