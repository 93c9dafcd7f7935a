import { once } from 'node:events'
import { connect } from 'node:net'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type pg from 'pg'
import type { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver.js'
import { asDomainError } from '../as-domain-error.js'
import { checkInvariants } from '../commands/invariants.js'
import { mostUnderWay } from '../http/admission.js'
import { placeOrder } from '../order/place-order.service.js'
import { buildProduct, buildShopper, orderInput } from '../testing/factories.js'
import { openTestServer, type TestServer } from '../testing/test-server.js'
import { openTestShop, type TestShop } from '../testing/test-shop.js'
import { waitingFor } from '../testing/waiting-for.js'
import type { User } from '../user/user.entity.js'

let shop: TestShop
let server: TestServer
let shopper: User
const lines: string[] = []
beforeAll(async () => {
  shop = await openTestShop(1000)
  shopper = await buildShopper(shop.db)
  server = await openTestServer({ beside: shop, logTo: { write: (line) => lines.push(line) } })
  server.app.log.level = 'info'
})
beforeEach(() => lines.splice(0))
afterAll(async () => {
  await server.close()
  await shop.close()
})

const takeConnections = async ({ source } = server) => {
  const runners = Array.from({ length: 10 }, () => source.createQueryRunner())
  await Promise.all(runners.map((runner) => runner.connect()))
  return () => Promise.all(runners.map((runner) => runner.release()))
}

const askAs = async (user: User | null, url = '/graphql') => {
  const headers = user ? { authorization: `Bearer ${await server.tokenOf(user)}` } : {}
  const body = { query: '{ products { items { name } } }' }
  const call = url === '/graphql' ? { method: 'POST' as const, payload: body } : { method: 'GET' as const }
  return server.app.inject({ ...call, url, headers })
}

test.each(['/graphql', '/product?size=1'])(
  '%s, with all connections taken: the caller is soon told to come back, and is served once one is free',
  async (url) => {
    const giveBack = await takeConnections()
    const { statusCode, headers, body } = await askAs(shopper, url).finally(giveBack)

    expect({ statusCode, retry: headers['retry-after'] }).toEqual({ statusCode: 503, retry: '1' })
    expect(body).toContain('"code":"UNAVAILABLE"')
    expect(lines).toHaveLength(1)
    expect(JSON.parse(lines.join())).toMatchObject({ status: 503, route: url.split('?', 1).join() })
    expect(lines.join()).not.toContain('stack')
    expect(await askAs(shopper, url)).toMatchObject({ statusCode: 200 })
  },
)

describe('a shop where nobody loses patience', () => {
  let rush: TestServer
  let buyers: string[]
  beforeAll(async () => {
    rush = await openTestServer({ logTo: { write: (line) => lines.push(line) } })
    buyers = await Promise.all(Array.from({ length: 50 }, async () => rush.tokenOf(await buildShopper(rush.db))))
  })
  afterAll(() => rush.close())

  const ask = (url: string, token?: string) =>
    rush.app.inject({ url, headers: token ? { authorization: `Bearer ${token}` } : {} })
  const untilAllWait = async () => {
    const pool: pg.Pool = (rush.source.driver as PostgresDriver).master
    while (pool.waitingCount < mostUnderWay.signedIn) await nextTurn()
  }

  test('where too many calls are under way, whoever comes is told at once to come back; visitors, pages and health are not', async () => {
    const giveBack = await takeConnections(rush)
    const others = Array.from({ length: mostUnderWay.signedIn }, () => ask('/productCount', buyers[0]))
    await untilAllWait()
    const refused = await Promise.all(['/graphql?query={me{id}}', '/productCount'].map((url) => ask(url, buyers[1])))
    const answered = await Promise.all(['/health/live', '/robots.txt', '/productCount'].map((url) => ask(url)))
    await giveBack()

    for (const { statusCode, headers, body } of refused) {
      expect([statusCode, headers['retry-after']]).toEqual([503, '1'])
      expect(body).toContain('"code":"UNAVAILABLE"')
    }
    for (const { statusCode } of answered) expect(statusCode).not.toBe(503)
    for (const { statusCode } of await Promise.all(others)) expect(statusCode).toBe(200)
    expect(await ask('/productCount', buyers[1])).toMatchObject({ statusCode: 200 })
  })

  test('whoever goes away before the answer, or is slow to send a body, keeps nobody out', async () => {
    const { hostname, port } = new URL(await rush.app.listen({ port: 0, host: '127.0.0.1' }))
    const send = (head: string) => {
      const caller = connect(Number(port), hostname)
      caller.write(`${head} HTTP/1.1\r\nHost: shop\r\nAuthorization: Bearer ${buyers[0]}\r\n`)
      return caller
    }
    const giveBack = await takeConnections(rush)
    const gone = Array.from({ length: mostUnderWay.signedIn }, () => send('GET /productCount'))
    for (const caller of gone) caller.write('\r\n')
    await untilAllWait()
    for (const caller of gone) caller.destroy()
    const slow = Array.from({ length: mostUnderWay.signedIn }, () => send('POST /graphql'))
    for (const caller of slow) caller.write('Content-Type: application/json\r\nContent-Length: 90\r\n\r\n{')
    await Promise.all(slow.map((caller) => caller.readyState === 'open' || once(caller, 'connect')))
    await giveBack()
    // What nobody waits for any more is brought to its end first.
    while ((await ask('/productCount', buyers[1])).statusCode === 503) await nextTurn()

    for (const caller of slow) caller.destroy()
    expect(await ask('/productCount', buyers[1])).toMatchObject({ statusCode: 200 })
    expect(lines.join()).toBe('')
  })

  test('a rush for the last pieces is no crowd: each of 200 buyers is told whether it was theirs', async () => {
    const product = await buildProduct(rush.db, { quantity: 10 })
    const query = 'mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { number } }'
    const asked = [...buyers, ...buyers, ...buyers, ...buyers].map((token, place) => {
      const input = { ...orderInput([product]), phone: `+88017${10_000_000 + place}` }
      const headers = { authorization: `Bearer ${token}` }
      return rush.app.inject({ method: 'POST', url: '/graphql', headers, payload: { query, variables: { input } } })
    })
    const told = (await Promise.all(asked)).map((answer) => answer.json().errors?.[0].extensions.code ?? 'ordered')

    expect(told.filter((one) => one === 'ordered')).toHaveLength(10)
    expect(told.filter((one) => one === 'OUT_OF_STOCK')).toHaveLength(190)
    expect(await checkInvariants(rush.db)).toEqual([])
  })
})

test('visitors have connections of their own, and shoppers need not wait for them', async () => {
  const { number, phone } = await placeOrder(shop.db, shopper, orderInput([await buildProduct(shop.db)]))
  const track = `{ trackOrder(number: "${number}", phone: "${phone}") { status } }`
  // A busy machine takes long to open one.
  await server.rest('GET', '/product?size=2')
  const giveBack = await takeConnections()
  const [visitor, tracked] = await Promise.all([server.rest('GET', '/product?size=1'), server.graphql(track)]).finally(
    giveBack,
  )

  expect(visitor).toMatchObject({ status: 200 })
  expect(tracked).toMatchObject({ data: { trackOrder: { status: 'PLACED' } } })
})

test.each([
  ['product', 'products(page: 0) { items { name } }'],
  ['"order"', 'trackOrder(number: "SS-222222", phone: "01712345678") { status }'],
])(
  'what takes a visitor longer than a second is broken off, and one request waits for three things at a time: %s',
  async (table, field) => {
    const lock = server.source.createQueryRunner()
    await lock.startTransaction()
    await lock.query(`LOCK TABLE ${table} IN ACCESS EXCLUSIVE MODE`)
    const began = Date.now()
    const many = Array.from({ length: 15 }, (_, place) => `a${place}: ${field}`)
    let isAnswered = false
    const answer = server.graphql(`{ ${many.join(' ')} }`).finally(() => {
      isAnswered = true
    })
    let waiting = 0
    while (!isAnswered) waiting = Math.max(waiting, await waitingFor(shop.db, 1))
    const { errors } = await answer
    const took = Date.now() - began
    await lock.rollbackTransaction()
    await lock.release()

    expect(errors?.[0]?.extensions.code).toBe('UNAVAILABLE')
    expect(waiting).toBe(3)
    expect(took).toBeLessThan(5000)
  },
)

test('a query for which no turn comes in time is answered 503, and told when to come back', async () => {
  const hasty = await openTestServer({ beside: shop, patience: 100 })
  const lock = server.source.createQueryRunner()
  await lock.startTransaction()
  await lock.query('LOCK TABLE product IN ACCESS EXCLUSIVE MODE')
  const ask = async () =>
    hasty.app.inject({ method: 'POST', url: '/graphql', payload: { query: '{ products { items { name } } }' } })
  const others = Array.from({ length: 32 }, ask)
  const { statusCode, headers, body } = await ask()
  await lock.rollbackTransaction()
  await lock.release()
  await Promise.all(others)
  await hasty.close()

  expect(statusCode).toBe(503)
  expect(headers['retry-after']).toBe('1')
  expect(JSON.parse(body)).toMatchObject({ errors: [{ extensions: { code: 'UNAVAILABLE' } }] })
})

test('a connection that breaks while the database answers is an outage, no fault', async () => {
  const runner = server.source.createQueryRunner()
  const client: pg.Client = await runner.connect()
  const asked = runner.query('SELECT pg_sleep(1)')
  client.connection.stream.destroy()

  expect(asDomainError(await asked.catch((error) => error))).toMatchObject({ code: 'UNAVAILABLE' })
  expect(asDomainError(await runner.query('SELECT 1').catch((error) => error))).toMatchObject({ code: 'UNAVAILABLE' })
  await runner.release()
})

test('a text that the database has no room for is bad input, no fault', async () => {
  const kept = buildShopper(shop.db, { name: 'x'.repeat(81) })

  expect(asDomainError(await kept.catch((error) => error))).toMatchObject({ code: 'BAD_USER_INPUT' })
})
