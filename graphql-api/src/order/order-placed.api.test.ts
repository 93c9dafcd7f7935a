import { once } from 'node:events'
import { Product } from '../product/product.entity.js'
import { buildAdmin, buildProduct, buildShopper, orderInput } from '../testing/factories.js'
import { type Listener, listen, listenWith, openSocket } from '../testing/listener.js'
import { orderAt } from '../testing/order-at.js'
import { sessionOf } from '../testing/session-of.js'
import { openTestServer, type TestServer } from '../testing/test-server.js'
import { placeOrder } from './place-order.service.js'

let server: TestServer
let second: TestServer
const listeners: Listener[] = []
beforeAll(async () => {
  server = await openTestServer()
  second = await openTestServer({ beside: server })
})
afterEach(async () => {
  jest.restoreAllMocks()
  for (const { client } of listeners.splice(0)) await client.dispose()
})
afterAll(async () => {
  await second.close()
  await server.close()
})

const hear = async (...asked: Parameters<typeof listen>) => {
  const listener = await listen(...asked)
  listeners.push(listener)
  return listener
}

const MOST_ORDERS = 200

/** Places orders until one is received, since a client cannot see when its subscription has started. */
const untilReceived = async (listener: Listener) => {
  const placed: string[] = []
  const answer = listener.next()
  const isReceived = answer.then(() => true)
  while (placed.length < MOST_ORDERS) {
    placed.push(await orderAt(second))
    if (await Promise.race([isReceived, second.db.query('SELECT 1').then(() => false)]))
      return { placed, answer: await answer }
  }
  throw new Error(`None of ${MOST_ORDERS} orders was heard`)
}

test('an admin hears an order that is placed at another server', async () => {
  const { placed, answer } = await untilReceived(await hear(server, await buildAdmin(server.db)))

  const order = { customerName: 'Amina', lines: [{ name: 'Olive Wood Tasbih', quantity: 1 }] }
  expect(answer).toMatchObject({ data: { orderPlaced: order } })
  expect(placed).toContain(answer?.data?.orderPlaced?.id)
})

test('an order that is refused is not heard', async () => {
  const admin = await hear(server, await buildAdmin(server.db))
  await untilReceived(admin)
  const product = await buildProduct(server.db, { quantity: 1 })
  const refused = placeOrder(server.db, await buildShopper(server.db), orderInput([product], { quantity: 2 }))
  await expect(refused).rejects.toMatchObject({ code: 'OUT_OF_STOCK' })

  const last = await orderAt(second)

  let received = await admin.next()
  while (received?.data?.orderPlaced?.id !== last) {
    expect(received).toMatchObject({ data: { orderPlaced: { customerName: 'Amina' } } })
    received = await admin.next()
  }
})

test('a shopper, who may hear nothing, takes no place', async () => {
  expect(await (await hear(server, await buildShopper(server.db))).closed).toMatchObject({ code: 4403 })
})

test('a visitor is sent away, and does not come back', async () => {
  expect(await (await hear(server, null)).closed).toMatchObject({ code: 4401 })
})

test('a token that is not good is sent away, to come back with a new one', async () => {
  const listener = await listenWith(server, 'not-a-token')

  expect(await listener.closed).toMatchObject({ code: 4403 })
})

test('a token that ends takes its connection along', async () => {
  const session = sessionOf(await buildAdmin(server.db))
  const verify = jest.spyOn(server.accessTokens, 'verify')
  verify.mockResolvedValue({ ...session, expiresAt: new Date(Date.now() + 300) })

  const listener = await listenWith(server, 'soon-over')

  expect(await listener.closed).toMatchObject({ code: 4403 })
})

test('when the connection that hears is lost, listeners come back and hear what follows', async () => {
  const admin = await buildAdmin(server.db)
  const first = await hear(server, admin)
  await untilReceived(first)

  await server.db.query(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND query LIKE 'LISTEN%'`,
  )

  expect(await first.closed).toMatchObject({ code: 1012 })
  const { answer } = await untilReceived(await hear(server, admin))
  expect(answer).toMatchObject({ data: { orderPlaced: { customerName: 'Amina' } } })
})

test('a server that stops says so to those who listen', async () => {
  const stopping = await openTestServer({ beside: server })
  const listener = await hear(stopping, await buildAdmin(server.db))
  await untilReceived(listener)

  await stopping.close()

  expect(await listener.closed).toMatchObject({ code: 1001 })
})

test('nobody has more than ten connections at a server', async () => {
  const admin = await buildAdmin(server.db)
  const ten = await Promise.all(Array.from({ length: 10 }, () => hear(server, admin)))
  await Promise.all(ten.map((listener) => untilReceived(listener)))

  expect(await (await hear(server, admin)).closed).toMatchObject({ code: 1013 })
})

test.each([
  ['a query', '{ products { total } }', 'BAD_USER_INPUT'],
  ['a mutation', 'mutation { clearCart }', 'BAD_USER_INPUT'],
  ['no GraphQL', 'subscription {', 'GRAPHQL_PARSE_FAILED'],
  ['a field that is not there', 'subscription { orderTaken { id } }', 'GRAPHQL_VALIDATION_FAILED'],
  ['a thousand names', `subscription { ${'a: orderPlaced { id } '.repeat(300)} }`, 'GRAPHQL_PARSE_FAILED'],
  [
    'sixteen names for one field',
    `subscription { orderPlaced { ${Array.from({ length: 16 }, (_, i) => `a${i}: id`).join(' ')} } }`,
    'QUERY_TOO_COSTLY',
  ],
  [
    'a variable that is none',
    'subscription ($yes: Boolean!) { orderPlaced { id @include(if: $yes) } }',
    'BAD_USER_INPUT',
  ],
])('%s is refused on a socket', async (_, query, code) => {
  const { client } = await hear(server, await buildAdmin(server.db))

  const refused = client.iterate({ query }).next()

  await expect(refused).rejects.toMatchObject([{ extensions: { code } }])
})

test('a message that is too long ends its connection', async () => {
  const socket = await openSocket(server)

  socket.send('x'.repeat(30_000))

  const [code] = await once(socket, 'close')
  expect(code).toBe(1009)
})

test('a connection that does not say who it is ends after three seconds', async () => {
  const [code] = await once(await openSocket(server), 'close')

  expect(code).toBe(4408)
})

test('by POST a subscription is refused, and queries are answered as before', async () => {
  const admin = await buildAdmin(server.db)

  const { errors } = await server.graphql('subscription { orderPlaced { id } }', {}, admin)
  expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }])
  const page = await server.app.inject({ url: '/graphql?query={productCount}' })
  expect(page.json()).toMatchObject({ data: { productCount: await server.db.count(Product) } })
})
