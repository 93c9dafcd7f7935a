import type { Client } from 'pg'
import { asDomainError } from '../http/as-domain-error.js'
import { buildShopper } from '../testing/factories.js'
import { openTestServer, type TestServer } from '../testing/test-server.js'
import { openTestShop, type TestShop } from '../testing/test-shop.js'
import { waitingFor } from '../testing/waiting-for.js'
import type { User } from '../user/user.entity.js'

let shop: TestShop
let server: TestServer
let shopper: User
beforeAll(async () => {
  shop = await openTestShop(3000)
  shopper = await buildShopper(shop.db)
  server = await openTestServer({ beside: shop })
})
afterAll(async () => {
  await server.close()
  await shop.close()
})

const takeConnections = async () => {
  const runners = Array.from({ length: 10 }, () => server.source.createQueryRunner())
  await Promise.all(runners.map((runner) => runner.connect()))
  return () => Promise.all(runners.map((runner) => runner.release()))
}

test('with all connections taken the caller is soon told to come back, and is served once one is free', async () => {
  const giveBack = await takeConnections()
  const [rest, graphql] = await Promise.all([
    server.rest('GET', '/product?size=1', shopper),
    server.graphql('{ products { items { name } } }', {}, shopper),
  ]).finally(giveBack)

  expect(rest).toMatchObject({ status: 503, body: { error: { code: 'UNAVAILABLE' } } })
  expect(graphql.errors?.[0]?.extensions.code).toBe('UNAVAILABLE')
  expect(await server.rest('GET', '/product?size=1')).toMatchObject({ status: 200 })
})

test('visitors have connections of their own, and shoppers need not wait for them', async () => {
  const giveBack = await takeConnections()
  const visitor = await server.rest('GET', '/product?size=1').finally(giveBack)

  expect(visitor).toMatchObject({ status: 200 })
})

test('what takes a visitor longer than a second is broken off, and one request waits for three things at a time', async () => {
  const lock = server.source.createQueryRunner()
  await lock.startTransaction()
  await lock.query('LOCK TABLE product IN ACCESS EXCLUSIVE MODE')
  const began = Date.now()
  const many = Array.from({ length: 15 }, (_, page) => `a${page}: products(page: ${page}) { items { name } }`)
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
})

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
  const client: Client = await runner.connect()
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
