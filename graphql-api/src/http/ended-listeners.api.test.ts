import { buildAdmin } from '../testing/factories.js'
import { type Listener, listen } from '../testing/listener.js'
import { orderAt } from '../testing/order-at.js'
import { openTestServer, type TestServer } from '../testing/test-server.js'
import { watchFeed } from '../testing/watch-feed.js'
import { within } from '../testing/within.js'
import { User } from '../user/user.entity.js'

const SEATS = 10

let server: TestServer
let admin: User
let fed: ReturnType<typeof watchFeed>
beforeEach(async () => {
  fed = watchFeed()
  server = await openTestServer()
  admin = await buildAdmin(server.db)
})
afterEach(async () => {
  jest.restoreAllMocks()
  await server.close()
})

const isWelcome = async ({ client }: Listener) =>
  new Promise((resolve) => {
    client.on('connected', () => resolve(true))
    client.on('closed', () => resolve(false))
  })

test.each([
  ['who was removed', 4403, () => server.db.delete(User, { id: admin.id }).then(() => orderAt(server))],
  [
    'who is no longer an admin',
    4403,
    () => server.db.update(User, { id: admin.id }, { isAdmin: false }).then(() => orderAt(server)),
  ],
  [
    'whose rights cannot be read',
    1013,
    async () => {
      const { verify } = server.accessTokens
      const lost = new Error('The connection was lost')
      // The shopper's own token is looked at first.
      jest.spyOn(server.accessTokens, 'verify').mockRejectedValue(lost).mockImplementationOnce(verify)
      await orderAt(server)
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
  const expiresAt = new Date(Date.now() + 10_000)
  jest.spyOn(server.accessTokens, 'verify').mockResolvedValue({ userId: admin.id, expiresAt })
  const { closed } = await listen(server, admin)
  expect(await fed(1)).toBe(1)

  await within(closed)

  expect(await fed(0)).toBe(0)
})
