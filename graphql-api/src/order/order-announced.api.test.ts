import { createDataSource } from '../database/data-source.js'
import { buildAdmin, buildProduct, buildShopper, orderInput } from '../testing/factories.js'
import { type Listener, listen } from '../testing/listener.js'
import { markDelivered } from '../testing/mark-delivered.js'
import { orderAt } from '../testing/order-at.js'
import { openTestServer, type TestServer } from '../testing/test-server.js'
import { openTestShop, type TestShop } from '../testing/test-shop.js'
import { watchFeed } from '../testing/watch-feed.js'
import { within } from '../testing/within.js'
import { Order } from './order.entity.js'
import { deleteOrder } from './order.service.js'
import { ORDER_CHANGED } from './order-changed.js'

let shop: TestShop
let server: TestServer
/** Another server on the same shop, with connections of its own. */
let second: TestServer
let listener: Listener
beforeAll(async () => {
  shop = await openTestShop()
})
beforeEach(async () => {
  const fed = watchFeed()
  server = await openTestServer({ beside: shop })
  const source = await createDataSource(shop.url, 60_000).initialize()
  second = await openTestServer({ beside: { ...shop, source, db: source.manager } })
  listener = await listen(server, await buildAdmin(server.db))
  expect(await fed(1)).toBe(1)
})
afterEach(async () => {
  jest.restoreAllMocks()
  await listener.client.dispose()
  await stopSecond()
  await server.close()
})
afterAll(() => shop.close())

const stopSecond = async () => {
  await second.app.close()
  if (second.source.isInitialized) await second.source.destroy()
}

/** The ids received, up to this order. */
const receivedUntil = async (last: string) => {
  const received: (string | undefined)[] = []
  while (received.at(-1) !== last) received.push((await within(listener.next()))?.data?.orderPlaced?.id)
  return received
}

/** Runs something before the second server announces orders. */
const beforeTelling = (happens: () => Promise<unknown>) => {
  const query = second.db.query.bind(second.db)
  jest.spyOn(second.db, 'query').mockImplementation(async (sql, parameters) => {
    if (sql.includes('pg_notify')) await happens()
    return query(sql, parameters)
  })
}

test('orders that are placed at once at another server are each heard', async () => {
  const placed = await Promise.all(Array.from({ length: 30 }, () => orderAt(second)))

  const received = await within(Promise.all(placed.map(() => listener.next())))

  expect(received.map((answer) => answer?.data?.orderPlaced?.id).sort()).toEqual(placed.sort())
})

test('what becomes of an order at another server is heard too', async () => {
  const id = await orderAt(second)
  const fed = watchFeed(ORDER_CHANGED)
  const changes = await listen(server, await buildAdmin(server.db), 'subscription { orderChanged }')
  expect(await fed(1)).toBe(1)

  await markDelivered(second.db, id)
  expect((await within(changes.next()))?.data).toEqual({ orderChanged: id })
  await deleteOrder(second.db, id)
  expect((await within(changes.next()))?.data).toEqual({ orderChanged: id })
  await changes.client.dispose()
})

test('an order whose answer was lost is told once', async () => {
  const shopper = await buildShopper(server.db)
  const input = orderInput([await buildProduct(server.db)], { idempotencyKey: 'sent twice' })
  const first = await orderAt(second, { shopper, input })
  expect(await orderAt(second, { shopper, input })).toBe(first)

  const next = await orderAt(second)

  expect(await receivedUntil(next)).toEqual([first, next])
})

test('an order that cannot be told is placed all the same', async () => {
  beforeTelling(() => Promise.reject(new Error('The connection was lost')))
  const unannounced = await orderAt(second)
  jest.restoreAllMocks()

  const next = await orderAt(second)

  expect(await receivedUntil(next)).toEqual([next])
  expect(await server.db.existsBy(Order, { id: unannounced })).toBe(true)
})

test('a server that stops tells first what was ordered at it', async () => {
  beforeTelling(() => server.db.query('SELECT pg_sleep(0.3)'))
  const placed = [await orderAt(second), await orderAt(second)]

  await stopSecond()

  expect(await receivedUntil(placed[1] ?? '')).toEqual(placed)
})
