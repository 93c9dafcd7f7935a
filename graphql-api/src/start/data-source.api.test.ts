import type { Client } from 'pg'
import { asDomainError } from '../http/as-domain-error.js'
import { buildShopper } from '../testing/factories.js'
import { openTestServer, type TestServer } from '../testing/test-server.js'
import { openTestShop, type TestShop } from '../testing/test-shop.js'

let shop: TestShop
let server: TestServer
beforeAll(async () => {
  shop = await openTestShop(3000)
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
    server.rest('GET', '/product?size=1'),
    server.graphql('{ products { items { name } } }'),
  ]).finally(giveBack)

  expect(rest).toMatchObject({ status: 503, body: { error: { code: 'UNAVAILABLE' } } })
  expect(graphql.errors?.[0]?.extensions.code).toBe('UNAVAILABLE')
  expect(await server.rest('GET', '/product?size=1')).toMatchObject({ status: 200 })
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
