import events from 'node:events'
import { setImmediate, setTimeout } from 'node:timers/promises'
import { ORDER_PLACED } from '../order/order-placed.service.js'
import { placeOrder } from '../order/place-order.service.js'
import { buildAdmin, buildProduct, buildShopper, orderInput } from '../testing/factories.js'
import { type Listener, listen } from '../testing/listener.js'
import { openTestServer, type TestServer } from '../testing/test-server.js'
import { User } from '../user/user.entity.js'

const SEATS = 10
const PATIENCE = 10_000

let server: TestServer
let admin: User
let subscribed: jest.SpyInstance
beforeEach(async () => {
  subscribed = jest.spyOn(events, 'on')
  server = await openTestServer()
  admin = await buildAdmin(server.db)
})
afterEach(async () => {
  jest.restoreAllMocks()
  await server.close()
})

/** How many subscriptions the server feeds, once there are so many, or after long enough. */
const fed = async (many: number) => {
  const end = Date.now() + PATIENCE
  const source = () => subscribed.mock.calls.find(([, topic]) => topic === ORDER_PLACED)?.[0]
  const count = () => source()?.listenerCount(ORDER_PLACED) ?? 0
  while (count() !== many && Date.now() < end) await setImmediate()
  return count()
}

const within = <T>(answer: Promise<T>) =>
  Promise.race([
    answer,
    setTimeout(PATIENCE, null, { ref: false }).then(() => {
      throw new Error('Nothing came')
    }),
  ])

const placeAnOrder = async () =>
  placeOrder(server.db, await buildShopper(server.db), orderInput([await buildProduct(server.db)]))

const isWelcome = async ({ client }: Listener) =>
  new Promise((resolve) => {
    client.on('connected', () => resolve(true))
    client.on('closed', () => resolve(false))
  })

test.each([
  ['who was removed', 4403, () => server.db.delete(User, { id: admin.id }).then(placeAnOrder)],
  [
    'who is no longer an admin',
    4403,
    () => server.db.update(User, { id: admin.id }, { isAdmin: false }).then(placeAnOrder),
  ],
  [
    'whose rights cannot be read',
    1013,
    async () => {
      const lost = new Error('The connection was lost')
      jest.spyOn(server.accessTokens, 'verify').mockRejectedValue(lost)
      await placeAnOrder()
    },
  ],
  [
    'whose connection is cut',
    1006,
    () => {
      for (const socket of server.app.websocketServer.clients) socket.terminate()
    },
  ],
  ['who leaves', 1000, (all: Listener[]) => Promise.all(all.map(({ client }) => client.dispose()))],
])('a listener %s hears nothing more, is fed no longer and leaves the seat to others', async (_, code, end) => {
  const all = await Promise.all(Array.from({ length: SEATS }, () => listen(server, admin)))
  expect(await fed(SEATS)).toBe(SEATS)

  const hearing = all.map(({ next }) => next().catch((ended) => ended))

  await end(all)

  for (const heard of await within(Promise.all(hearing))) expect(heard?.data ?? null).toBeNull()
  for (const ended of await within(Promise.all(all.map(({ closed }) => closed)))) expect(ended).toMatchObject({ code })
  expect(await fed(0)).toBe(0)
  jest.restoreAllMocks()
  expect(await isWelcome(await listen(server, admin))).toBe(true)
})

test('a listener whose token ends is fed no longer', async () => {
  const expiresAt = new Date(Date.now() + 3000)
  jest.spyOn(server.accessTokens, 'verify').mockResolvedValue({ userId: admin.id, expiresAt })
  const { closed } = await listen(server, admin)
  expect(await fed(1)).toBe(1)

  await closed

  expect(await fed(0)).toBe(0)
})
