import { once } from 'node:events'
import { Agent, createServer as createHttpServer, get, type IncomingMessage } from 'node:http'
import { type AddressInfo, connect, createServer, type Server } from 'node:net'
import { text } from 'node:stream/consumers'
import { setImmediate } from 'node:timers/promises'
import { endpoints } from '@sunnah-store/schema/routes'
import Fastify from 'fastify'
import type pg from 'pg'
import type { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver.js'
import { asDomainError } from '../as-domain-error.js'
import { checkInvariants } from '../commands/invariants.js'
import { transact } from '../database/transact.js'
import { freePort } from '../embedded/free-port.js'
import { endConnections } from '../http/end-connections.js'
import { connectIdentity } from '../identity/firebase.js'
import { Order } from '../order/order.entity.js'
import { placeOrder } from '../order/place-order.service.js'
import { productLocks } from '../product/lock-products.js'
import { behindCutLine } from '../testing/cut-line.js'
import { freshEmail, signInByGoogle, withClaims } from '../testing/emulator.js'
import { buildProduct, buildShopper, orderInput } from '../testing/factories.js'
import { openTestServer, type TestServer } from '../testing/test-server.js'
import { openTestShop } from '../testing/test-shop.js'
import { waitingFor } from '../testing/waiting-for.js'
import { within } from '../testing/within.js'
import { userLock } from '../user/lock-user.js'
import { User } from '../user/user.entity.js'
import { connectDatabase } from './open-database.js'
import { openWaitingServer } from './waiting-server.js'
import { whenDatabaseAnswers } from './when-database-answers.js'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

const failureOf = (work: Promise<unknown>) => work.then(() => null, asDomainError)

const listening = (peer: Server, port = 0) =>
  new Promise<number>((resolve) => peer.listen(port, '127.0.0.1', () => resolve((peer.address() as AddressInfo).port)))

describe('two transactions that wait for each other', () => {
  const lock = (id: string) => ({ text: 'SELECT id FROM "user" WHERE id = $1 FOR UPDATE', values: [id] })
  const rename = (id: string, name: string) => ({
    text: 'UPDATE "user" SET name = name || $2 WHERE id = $1',
    values: [id, name],
  })
  const nameOf = async (id: string) => (await server.db.findOneByOrFail(User, { id })).name

  // Whoever looks for a deadlock first is the one that is broken off.
  test.each([
    ['that is sent at once', '1min'],
    ['that is sent piece by piece', '1ms'],
  ])('are both done in the end, each once, where the one %s is broken off', async (_which, patience) => {
    const [{ id: amina }, { id: karim }] = [
      await buildShopper(server.db, { name: 'Amina' }),
      await buildShopper(server.db, { name: 'Karim' }),
    ]
    const atOnce = [lock(amina), rename(karim, ' 1'), rename(amina, ' 1')]
    const sent: Promise<unknown>[] = []
    let tries = 0
    await server.db.transaction(async (tx) => {
      tries++
      await tx.query(`SET LOCAL deadlock_timeout = '${patience}'`)
      await tx.query(lock(karim).text, lock(karim).values)
      if (tries === 1) {
        sent.push(transact(server.db, atOnce))
        expect(await waitingFor(server.db, 1)).toBe(1)
      }
      for (const { text, values } of [rename(amina, ' 2'), rename(karim, ' 2')]) await tx.query(text, values)
    })
    await Promise.all(sent)

    expect(tries).toBe(patience === '1ms' ? 2 : 1)

    for (const [id, name] of [
      [amina, 'Amina'],
      [karim, 'Karim'],
    ] as const)
      expect([`${name} 1 2`, `${name} 2 1`]).toContain(await nameOf(id))
  })

  test('an order that is broken off for another is placed all the same, once by its key', async () => {
    const [shopper, product] = [await buildShopper(server.db), await buildProduct(server.db)]
    const input = orderInput([product], { idempotencyKey: 'broken-off' })
    const [user, products] = [userLock(shopper.id), productLocks([product.id])]

    const placed = await server.db.transaction(async (tx) => {
      // So that it is the order that is broken off.
      await tx.query("SET LOCAL deadlock_timeout = '1min'")
      await tx.query(products.text, [...products.values])
      const placing = placeOrder(server.db, shopper, input)
      expect(await waitingFor(server.db, 1)).toBe(1)
      await tx.query(user.text, [...user.values])
      return { placing }
    })

    expect((await placeOrder(server.db, shopper, input)).id).toBe((await placed.placing).id)
    expect(await server.db.countBy(Order, { userId: shopper.id })).toBe(1)
    expect(await checkInvariants(server.db)).toEqual([])
  })
})

describe('what goes wrong in the database and can be asked again', () => {
  test.each([
    ['the disk is full', '53100'],
    ['there is no memory', '53200'],
    ['there are no connections', '53300'],
    ['a file cannot be read', '58030'],
    ['it is stopped', '57P01'],
    ['it starts', '57P03'],
    ['it has become a standby', '25006'],
    ['a transaction has stood still', '25P03'],
    ['transactions cannot be put in a row', '40001'],
  ])('%s: 503', async (_what, code) => {
    const raised = server.db.query(`DO $$ BEGIN RAISE EXCEPTION 'x' USING ERRCODE = '${code}'; END $$`)

    expect(await failureOf(raised)).toMatchObject({ code: 'UNAVAILABLE' })
  })

  test('a transaction whose connection is lost half-way: 503', async () => {
    const lost = server.db.transaction(async (tx) => {
      await tx.query('SELECT pg_terminate_backend(pg_backend_pid())').catch(() => {})
      await tx.findOneBy(User, { name: 'Amina' })
    })
    expect(await failureOf(lost)).toMatchObject({ code: 'UNAVAILABLE' })

    const runner = server.source.createQueryRunner()
    await runner.release()
    expect(await failureOf(runner.manager.save(User, { name: 'Amina' }))).toMatchObject({ code: 'UNAVAILABLE' })
  })
})

test('a connection that is lost before anybody uses it ends nothing, and is not used again', async () => {
  const pool: pg.Pool = (server.source.driver as PostgresDriver).master
  const client = await pool.connect()
  const { rows } = await client.query('SELECT pg_backend_pid() AS pid')
  const isLost = new Promise((resolve) => client.once('end', resolve))
  await server.db.query('SELECT pg_terminate_backend($1)', [rows[0].pid])
  await isLost

  expect(await failureOf(client.query('SELECT 1'))).toMatchObject({ code: 'UNAVAILABLE' })
  client.release()
  expect(await server.db.query('SELECT 1 AS one')).toEqual([{ one: 1 }])
})

test('while the database is away the shop waits, says so, and is not ready; then it opens', async () => {
  const { port, hostname } = new URL(server.url)
  const target = new URL(server.url)
  const way = createServer((caller) => {
    const database = connect(Number(port), hostname)
    caller.pipe(database).pipe(caller)
    for (const socket of [caller, database]) socket.on('error', () => {})
  })
  const closed = createServer()
  target.port = String(await listening(closed))
  closed.close()
  const door = { host: '127.0.0.1', port: await freePort(), tls: null }
  const lines: string[] = []
  const ask = (path: string) => fetch(`http://127.0.0.1:${door.port}${path}`)
  const waiting = { door, pause: 20, log: (line: string) => lines.push(line), signal: new AbortController().signal }

  const opened = whenDatabaseAnswers(() => connectDatabase(target.href), waiting)
  while (lines.length < 3) await setImmediate()

  expect(lines.at(-1)).toMatch(/^The database at 127\.0\.0\.1:\d+ cannot be opened: .*ECONNREFUSED.* Waiting for it …$/)
  expect((await ask(endpoints.live)).status).toBe(200)
  const ready = await ask(endpoints.ready)
  expect([ready.status, ready.headers.get('retry-after')]).toEqual([503, '5'])
  expect(await ready.json()).toMatchObject({ error: { code: 'UNAVAILABLE' } })

  await listening(way, Number(target.port))
  const db = await opened

  expect(await db.query('SELECT 1 AS one')).toEqual([{ one: 1 }])
  await expect(ask(endpoints.live)).rejects.toThrow('fetch failed')
  await db.destroy()
  way.close()
})

test('what answers meanwhile lets nobody keep it waiting', async () => {
  const door = { host: '127.0.0.1', port: await freePort(), tls: null }
  const close = await openWaitingServer(door)

  const silent = connect(door.port, door.host).on('error', () => {})

  expect(await within(text(silent))).toMatch(/^HTTP\/1.1 408 /)

  const listener = connect({ ...door, allowHalfOpen: true }).on('error', () => {})
  listener.write('GET /graphql HTTP/1.1\r\nHost: shop\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n')
  expect(await within(text(listener))).toMatch(/^HTTP\/1.1 503 /)
  await within(close())
})

test('while the database is away a running server says so and is not ready, and by itself it is again', async () => {
  const line = await behindCutLine(await openTestShop())
  const running = await openTestServer({ beside: line.shop })
  running.app.log.level = 'silent'
  const ask = async (url: string) => {
    const { statusCode, headers } = await running.app.inject(url)
    return [statusCode, headers['retry-after']]
  }
  expect(await ask(endpoints.ready)).toEqual([200, undefined])

  line.cut()
  expect(await ask(endpoints.ready)).toEqual([503, '1'])
  expect(await ask('/product?size=1')).toEqual([503, '1'])
  expect(await ask(endpoints.live)).toEqual([200, undefined])

  line.mend()
  expect(await ask(endpoints.ready)).toEqual([200, undefined])
  expect(await ask('/product?size=1')).toEqual([200, undefined])
  await running.close()
  await line.close()
})

test('a database that is there and refuses is not waited for, and nobody waits who is told to stop', async () => {
  const refused = new URL(server.url)
  refused.password = 'another'
  refused.pathname = '/no_such_database'
  const [stopped, running] = [AbortSignal.abort(), new AbortController().signal]
  const door = { host: '127.0.0.1', port: await freePort(), tls: null }
  const away = `postgres://shop@127.0.0.1:${door.port}/shop`
  const open = (url: string, signal: AbortSignal) =>
    whenDatabaseAnswers(() => connectDatabase(url), { door, log: () => {}, signal })

  await expect(open(refused.href, running)).rejects.toThrow('cannot be opened')
  await expect(open(away, stopped)).rejects.toThrow('aborted')
})

test('an identity service that is away, or says nothing, is an outage in good time', async () => {
  const silent = createHttpServer()
  const port = await listening(silent)
  const before = process.env.FIREBASE_AUTH_EMULATOR_HOST
  const identity = connectIdentity({
    projectId: 'demo-silent',
    emulatorHost: `127.0.0.1:${port}`,
    phoneSignIn: true,
    patience: 100,
  })

  const { idToken } = await signInByGoogle(freshEmail())
  const claims = { aud: 'demo-silent', iss: 'https://securetoken.google.com/demo-silent' }

  expect(await failureOf(identity.verifyIdToken(withClaims(idToken, claims)))).toMatchObject({ code: 'UNAVAILABLE' })
  expect(await failureOf(identity.knows('somebody'))).toMatchObject({ code: 'UNAVAILABLE' })
  expect(await failureOf(identity.deleteAccount('somebody'))).toMatchObject({ code: 'UNAVAILABLE' })
  process.env.FIREBASE_AUTH_EMULATOR_HOST = before
  silent.close()
  silent.closeAllConnections()
})

test('a server that closes finishes what is under way and keeps no connection open', async () => {
  const closing = await openTestServer({ beside: server })
  const url = await closing.app.listen({ host: '127.0.0.1', port: 0 })
  const agent = new Agent({ keepAlive: true })
  const ask = (path: string) =>
    new Promise<IncomingMessage>((resolve, reject) => {
      get(`${url}${path}`, { agent }, (answer) => resolve(answer.resume())).on('error', reject)
    })
  const kept = await ask('/productCount')
  const runners = Array.from({ length: 10 }, () => closing.source.createQueryRunner())
  await Promise.all(runners.map((runner) => runner.connect()))
  const { server: http } = closing.app
  const arrived = once(http, 'request')
  const underWay = ask(endpoints.ready)
  await arrived
  const closed = closing.app.close()
  while (http.listening) await setImmediate()
  await Promise.all(runners.map((runner) => runner.release()))

  expect(kept.headers.connection).toBe('keep-alive')
  const answer = await underWay
  expect([answer.statusCode, answer.headers.connection]).toEqual([200, 'close'])
  await closed
  agent.destroy()
})

test('a server that closes lets a slow reader take all of an answer', async () => {
  const long = 'x'.repeat(20_000_000)
  const closing = Fastify()
  endConnections(closing)
  closing.get('/', async () => long)
  const url = new URL(await closing.listen({ host: '127.0.0.1', port: 0 }))
  const slow = connect(Number(url.port), url.hostname).pause()
  const asked = once(closing.server, 'request')
  slow.write('GET / HTTP/1.1\r\nhost: shop\r\n\r\n')
  const [{ socket }] = await asked
  while (socket.writableLength === 0) await setImmediate()
  const looked = jest.spyOn(closing.server, 'closeIdleConnections')
  const closed = closing.close()
  while (looked.mock.calls.length < 3) await setImmediate()

  const [, answer] = (await text(slow)).split('\r\n\r\n')

  expect(answer?.length).toBe(long.length)
  await closed
})

test('a server that closes cuts off what takes too long', async () => {
  const closing = Fastify()
  endConnections(closing, 50)
  closing.post('/', async () => 'answered')
  const url = new URL(await closing.listen({ host: '127.0.0.1', port: 0 }))
  const unfinished = connect(Number(url.port), url.hostname).on('error', () => {})
  const isCut = new Promise((resolve) => unfinished.once('close', resolve))
  unfinished.write('POST / HTTP/1.1\r\nhost: shop\r\ncontent-type: application/json\r\ncontent-length: 10\r\n\r\n{"qu')
  await new Promise((resolve) => closing.server.once('request', resolve))

  await closing.close()

  await isCut
})
