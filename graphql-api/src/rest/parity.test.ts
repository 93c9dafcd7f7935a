import { buildWorld, type World } from '../testing/access-world.js'
import { openTestServer, type TestServer } from '../testing/test-server.js'
import type { User } from '../user/user.entity.js'

// The same thing asked both ways: one rule, so one answer.
let server: TestServer
let world: World
beforeAll(async () => {
  server = await openTestServer()
  world = await buildWorld(server)
})
afterAll(() => server.close())

const unknown = '00000000-0000-4000-8000-000000000000'
const shipTo = { Address: 'House 12', district: 'Dhaka', number: '01712345678' }
const shipToGraphql = 'address: "House 12", district: "Dhaka", phone: "01712345678"'

interface Twins {
  as: (world: World) => User | null
  rest: (world: World) => ['GET' | 'POST' | 'PUT' | 'DELETE', string, object?]
  graphql: (world: World) => string
}

const owner = ({ owner: user }: World) => user
const admin = ({ admin: user }: World) => user

const twins: [string, Twins][] = [
  [
    'an unknown product',
    {
      as: () => null,
      rest: () => ['GET', `/product/${unknown}`],
      graphql: () => `{ product(id: "${unknown}") { id } }`,
    },
  ],
  [
    'an id that is none',
    { as: () => null, rest: () => ['GET', '/product/first'], graphql: () => '{ product(id: "first") { id } }' },
  ],
  [
    'a cart of a visitor',
    { as: () => null, rest: (w) => ['GET', `/cart/${w.owner.email}`], graphql: () => '{ cart { total } }' },
  ],
  [
    'a cart of an admin',
    { as: admin, rest: (w) => ['GET', `/cart/${w.admin.email}`], graphql: () => '{ cart { total } }' },
  ],
  [
    'the orders of somebody else',
    {
      as: owner,
      rest: (w) => ['GET', `/order/${w.other.email}`],
      graphql: (w) => `{ ordersOf(email: "${w.other.email}") { total } }`,
    },
  ],
  [
    'whether somebody else is an admin',
    {
      as: owner,
      rest: (w) => ['GET', `/admin/${w.other.email}`],
      graphql: (w) => `{ isAdmin(email: "${w.other.email}") }`,
    },
  ],
  [
    'more than is in stock in the cart',
    {
      as: owner,
      rest: (w) => ['POST', '/cart', { _id: w.product.id, orderQuantity: 11 }],
      graphql: (w) => `mutation { addToCart(input: { productId: "${w.product.id}", quantity: 11 }) { total } }`,
    },
  ],
  [
    'a quantity of 0 in the cart',
    {
      as: owner,
      rest: (w) => ['POST', '/cart', { _id: w.product.id, orderQuantity: 0 }],
      graphql: (w) => `mutation { addToCart(input: { productId: "${w.product.id}", quantity: 0 }) { total } }`,
    },
  ],
  [
    'more than is in stock on hold',
    {
      as: owner,
      rest: (w) => ['PUT', `/product/${w.product.id}`, { orderQuantity: 11 }],
      graphql: (w) => `mutation { holdStock(input: { productId: "${w.product.id}", quantity: 11 }) { quantity } }`,
    },
  ],
  [
    'an order of nothing',
    {
      as: owner,
      rest: () => ['POST', '/order', { ...shipTo, Payable: 0, order: [] }],
      graphql: () =>
        `mutation { placeOrder(input: { source: CART, lines: [], expectedTotal: 0, ${shipToGraphql} }) { id } }`,
    },
  ],
  [
    'an order at another price',
    {
      as: owner,
      rest: (w) => ['POST', '/order', { ...shipTo, Payable: 1, order: [{ _id: w.product.id }] }],
      graphql: (w) =>
        `mutation { placeOrder(input: { source: CART, lines: [{ productId: "${w.product.id}" }], expectedTotal: 1, ${shipToGraphql} }) { id } }`,
    },
  ],
  [
    'a rating of 6',
    {
      as: owner,
      rest: (w) => ['POST', '/review', { id: w.product.id, rating: '6', feedback: 'Good' }],
      graphql: (w) =>
        `mutation { postReview(input: { productId: "${w.product.id}", rating: 6, feedback: "Good" }) { id } }`,
    },
  ],
  [
    'a price below 0',
    {
      as: admin,
      rest: (w) => ['PUT', `/product/manage/${w.product.id}`, { price: -1 }],
      graphql: (w) => `mutation { updateProduct(id: "${w.product.id}", input: { price: -1 }) { id } }`,
    },
  ],
  [
    'a stock that has moved',
    {
      as: admin,
      rest: (w) => ['PUT', `/product/manage/${w.product.id}`, { quantity: 5, expectedQuantity: 99 }],
      graphql: (w) =>
        `mutation { updateProduct(id: "${w.product.id}", input: { quantity: 5, expectedQuantity: 99 }) { id } }`,
    },
  ],
  [
    'an admin of nobody',
    {
      as: admin,
      rest: () => ['PUT', '/user/admin/nobody@gmail.com'],
      graphql: () => 'mutation { makeAdminByEmail(email: "nobody@gmail.com") }',
    },
  ],
]

test.each(twins)('%s is refused with one code, over REST and over GraphQL', async (_, { as, rest, graphql }) => {
  const [method, url, body] = rest(world)

  const overRest = await server.rest(method, url, as(world), body && { body })
  const overGraphql = await server.graphql(graphql(world), {}, as(world))

  expect(overRest.body).toMatchObject({ error: { code: overGraphql.errors?.[0]?.extensions.code } })
  expect(overRest.status).toBeGreaterThanOrEqual(400)
})

test('both give the same people, by the documented keys', async () => {
  const { body } = await server.rest('GET', '/user', world.admin)
  const { data } = await server.graphql<{ users: { items: User[] } }>(
    '{ users(size: 100) { items { id name email phone photoUrl role emailVerified } } }',
    {},
    world.admin,
  )

  const expected = data?.users.items.map(({ id, name, email, phone, photoUrl, role, emailVerified }) => ({
    _id: id,
    name,
    email,
    phone,
    photoURL: photoUrl,
    role: { OWNER: 'admin', ADMIN: 'admin', STAFF: 'staff', SHOPPER: 'user' }[role],
    emailVerified,
  }))
  expect(body).toEqual(expected)
  expect((await server.rest('GET', `/admin/${world.admin.email}`, world.admin)).body).toEqual({ admin: true })
  expect((await server.rest('GET', `/admin/${world.owner.email}`, world.owner)).body).toEqual({ admin: false })
})
