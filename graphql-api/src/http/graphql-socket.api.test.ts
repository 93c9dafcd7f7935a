import { on, once } from 'node:events'
import { get } from 'node:http'
import type pg from 'pg'
import type { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver.js'
import type { WebSocket } from 'ws'
import { buildAdmin } from '../testing/factories.js'
import { type Listener, listen, openSocket } from '../testing/listener.js'
import { orderAt } from '../testing/order-at.js'
import { sessionOf } from '../testing/session-of.js'
import { openTestServer, type TestServer } from '../testing/test-server.js'
import { openTestShop, type TestShop } from '../testing/test-shop.js'
import { watchFeed } from '../testing/watch-feed.js'
import { within } from '../testing/within.js'
import { Role } from '../user/role.js'
import { User } from '../user/user.entity.js'
import { mostUnderWay } from './admission.js'

const CONNECTIONS_PER_USER = 10

let shop: TestShop
let server: TestServer
let admin: User
let fed: ReturnType<typeof watchFeed>
beforeAll(async () => {
  shop = await openTestShop()
})
beforeEach(async () => {
  fed = watchFeed()
  server = await openTestServer({ beside: shop })
  admin = await buildAdmin(server.db)
})
afterEach(async () => {
  jest.useRealTimers()
  jest.restoreAllMocks()
  await server.close()
})
afterAll(() => shop.close())

const introduce = (socket: WebSocket, token: string) =>
  socket.send(JSON.stringify({ type: 'connection_init', payload: { authorization: `Bearer ${token}` } }))

/** Whether a new connection of the admin's is taken. */
const isWelcome = async () => {
  const socket = await openSocket(server)
  introduce(socket, await server.tokenOf(admin))
  return Promise.race([once(socket, 'message').then(() => true), once(socket, 'close').then(() => false)])
}

/** Connects and is gone again before the server knows who it was. */
const comeAndGo = async () => {
  const socket = await openSocket(server)
  const gone = Promise.all([...server.app.websocketServer.clients].map((client) => once(client, 'close')))
  const verify = jest.spyOn(server.accessTokens, 'verify').mockImplementationOnce(async () => {
    socket.close()
    await gone
    return { ...sessionOf(admin), expiresAt: new Date(Date.now() + 60_000) }
  })
  introduce(socket, 'token')
  await gone
  await verify.mock.results.at(-1)?.value
}

test('a connection that ends while its token is looked at takes nobody’s place', async () => {
  for (let i = 0; i < CONNECTIONS_PER_USER; i++) await comeAndGo()

  expect(await isWelcome()).toBe(true)
})

test('a connection of somebody whose rights end while they are read closes', async () => {
  const token = await server.tokenOf(admin)
  const [early, late] = [await openSocket(server), await openSocket(server)]
  introduce(early, token)
  await within(once(early, 'message'))
  const told = once(early, 'close')
  const pool: { query: (asked: pg.QueryConfig) => Promise<pg.QueryResult> } = (server.source.driver as PostgresDriver)
    .master
  const query = pool.query.bind(pool)
  const answersLate = async (asked: pg.QueryConfig) => {
    const read = await query(asked)
    await server.db.update(User, { id: admin.id }, { role: Role.SHOPPER })
    await told
    return read
  }
  jest.spyOn(pool, 'query').mockImplementationOnce(answersLate)

  introduce(late, token)

  expect((await within(once(late, 'close')))[0]).toBe(4403)
})

test.each([
  ['who was removed', 4403, () => server.db.delete(User, { id: admin.id }).then(() => orderAt(server))],
  [
    'who is no longer an admin',
    4403,
    () => server.db.update(User, { id: admin.id }, { role: Role.SHOPPER }).then(() => orderAt(server)),
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
  const all = await Promise.all(Array.from({ length: CONNECTIONS_PER_USER }, () => listen(server, admin)))
  expect(await fed(CONNECTIONS_PER_USER)).toBe(CONNECTIONS_PER_USER)
  const hearing = all.map(({ next }) => next().catch((ended) => ended))

  await end(all)

  for (const heard of await within(Promise.all(hearing))) expect(heard?.data ?? null).toBeNull()
  for (const ended of await within(Promise.all(all.map(({ closed }) => closed)))) expect(ended).toMatchObject({ code })
  expect(await fed(0)).toBe(0)
  jest.restoreAllMocks()
  // Whoever lost their rights has them again.
  await server.db.save(User, admin)
  expect(await isWelcome()).toBe(true)
})

test('connections that have come and gone, or were never made, keep no caller out', async () => {
  const url = new URL('/graphql', await server.app.listen({ host: '127.0.0.1', port: 0 }))
  const upgrade = { connection: 'upgrade', upgrade: 'websocket', 'sec-websocket-version': '99' }
  for (let i = 0; i <= mostUnderWay.visitors / 2; i++) {
    const socket = await openSocket(server)
    socket.terminate()
    const [{ statusCode }] = await once(get(url, { headers: upgrade }), 'response')
    expect(statusCode).toBe(400)
  }

  expect(await server.app.inject({ url: '/productCount' })).toMatchObject({ statusCode: 200 })
  expect(await isWelcome()).toBe(true)
})

test('a message is as long as the shop takes them, or its connection ends', async () => {
  const LONGEST = 20_000
  const hello = (token: string, padding: number) =>
    JSON.stringify({
      type: 'connection_init',
      payload: { authorization: `Bearer ${token}`, padding: 'x'.repeat(padding) },
    })
  const token = await server.tokenOf(admin)
  const send = async (length: number) => {
    const socket = await openSocket(server)
    socket.send(hello(token, length - hello(token, 0).length))
    const ended = once(socket, 'close').then(([code]) => code)
    return Promise.race([once(socket, 'message').then(() => 'is answered'), ended])
  }

  expect(await send(LONGEST)).toBe('is answered')
  expect(await send(LONGEST + 1)).toBe(1009)
})

test('a message in a few fragments is read', async () => {
  const socket = await openSocket(server)
  const answered = once(socket, 'message')

  const hello = JSON.stringify({
    type: 'connection_init',
    payload: { authorization: `Bearer ${await server.tokenOf(admin)}` },
  })
  const length = Math.ceil(hello.length / 8)
  for (let at = 0; at < hello.length; at += length)
    socket.send(hello.slice(at, at + length), { fin: at + length >= hello.length })

  expect(String((await within(answered))[0])).toContain('connection_ack')
})

test.each([0, 1])('a message in many fragments of %i bytes ends its connection', async (length) => {
  const socket = await openSocket(server)
  const ended = once(socket, 'close')

  socket.send('{', { fin: false })
  for (let i = 0; i < 40; i++) socket.send(' '.repeat(length), { fin: false })

  expect((await within(ended))[0]).toBe(1008)
})

test('whoever subscribes is told from when on they hear of everything', async () => {
  const socket = await openSocket(server)
  const heard = on(socket, 'message')
  const hear = async () => JSON.parse(String((await heard.next()).value[0]))
  introduce(socket, await server.tokenOf(admin))
  expect(await hear()).toMatchObject({ type: 'connection_ack' })

  const payload = { query: 'subscription { orderPlaced { number } }' }
  socket.send(JSON.stringify({ id: 'news', type: 'subscribe', payload }))

  expect(await hear()).toEqual({ type: 'ping', payload: { subscribed: 'news' } })
  expect(await fed(1)).toBe(1)
})

test.each(['next', 'error', 'connection_ack', 'anything'])(
  'whoever says %s, which no client does, is disconnected for it without a word on the console',
  async (type) => {
    const words = jest.spyOn(console, 'error').mockImplementation(() => {})
    const socket = await openSocket(server)
    const ended = once(socket, 'close')

    for (let i = 0; i < 20; i++) socket.send(JSON.stringify({ id: '1', type, payload: {} }))

    expect((await within(ended))[0]).toBe(4400)
    expect(words).not.toHaveBeenCalled()
  },
)

test.each([
  'subscription { orderPlaced @skip(if: true) { number } }',
  'subscription { ... @include(if: false) { orderPlaced { number } } }',
  'subscription { ...news @skip(if: true) } fragment news on Subscription { orderPlaced { number } }',
  'subscription { ...news } fragment news on Subscription { orderPlaced @skip(if: true) { number } }',
])('who may be subscribing to nothing, by %s, is told so and stays connected', async (query) => {
  const socket = await openSocket(server)
  const heard = on(socket, 'message')
  const hear = async () => JSON.parse(String((await within(heard.next())).value[0]))
  introduce(socket, await server.tokenOf(admin))
  await hear()

  socket.send(JSON.stringify({ id: 'nothing', type: 'subscribe', payload: { query } }))

  const payload = [{ extensions: { code: 'GRAPHQL_VALIDATION_FAILED' } }]
  expect(await hear()).toMatchObject({ id: 'nothing', type: 'error', payload })
  socket.send(JSON.stringify({ type: 'ping' }))
  expect(await hear()).toEqual({ type: 'pong' })
})

test('a listener whose token ends is fed no longer', async () => {
  // Sooner than it is asked whether anybody is still there.
  const soon = 20_000
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'Date', 'performance', 'hrtime'] })
  const expiresAt = new Date(Date.now() + soon)
  jest.spyOn(server.accessTokens, 'verify').mockResolvedValue({ ...sessionOf(admin), expiresAt })
  const { closed } = await listen(server, admin)
  expect(await fed(1)).toBe(1)

  jest.advanceTimersByTime(soon)
  expect(await within(closed)).toMatchObject({ code: 4403 })

  expect(await fed(0)).toBe(0)
})
