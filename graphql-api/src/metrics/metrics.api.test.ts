import { freePort } from '../embedded/free-port.js'
import { buildProduct, buildShopper, orderInput } from '../testing/factories.js'
import { openTestServer, type TestServer } from '../testing/test-server.js'
import { measureOutbox } from './measure-outbox.js'
import { serveMetrics } from './serve-metrics.js'

let server: TestServer
let place: { host: string; port: number }
let close: () => Promise<void>
let shop: string
const report = jest.fn()
beforeAll(async () => {
  place = { host: '127.0.0.1', port: await freePort() }
  server = await openTestServer({ metrics: place })
  measureOutbox(server.db)
  close = await serveMetrics(place, report)
  shop = await server.app.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(async () => {
  await close()
  await server.close()
})

const scrape = async () => {
  const answer = await fetch(`http://${place.host}:${place.port}/metrics`)
  expect(answer.status).toBe(200)
  return answer.text()
}

test('the figures tell what the shop does', async () => {
  const shopper = await buildShopper(server.db)
  const product = await buildProduct(server.db)
  const order = 'mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { number } }'
  await server.graphql(order, { input: orderInput([product]) }, shopper)
  await server.rest('GET', `/cart/${shopper.email}`, shopper)
  await server.rest('GET', '/user', shopper)
  await server.app.upToDate()
  for (const _ of [1, 2]) await (await fetch(`${shop}/productCount`)).text()

  const told = await scrape()
  for (const line of [
    /^http_request_duration_seconds_count\{method="POST",route="\/graphql",status="200"\} 1$/m,
    /^http_request_duration_seconds_count\{method="GET",route="\/cart\/:emailOrId",status="200"\} 1$/m,
    /^security_events_total\{event="authz_fail"\} 1$/m,
    /^orders_placed_total 1$/m,
    /^kept_answers_given_total [1-9]/m,
    /^database_connections\{state="waiting"\} 0$/m,
    /^outbox_messages_waiting 0$/m,
    /^nodejs_eventloop_lag_p99_seconds /m,
    /^process_resident_memory_bytes /m,
  ])
    expect(told).toMatch(line)
  expect(told).not.toContain(shopper.email)
})

test('they stand at their own address only, and nothing else does', async () => {
  expect(await server.rest('GET', '/metrics')).toMatchObject({ status: 404 })
  expect((await fetch(`http://${place.host}:${place.port}/`)).status).toBe(404)
  expect((await fetch(`http://${place.host}:${place.port}/metrics`, { method: 'POST' })).status).toBe(404)
})

test('a port that is taken is said, not waited for', async () => {
  await expect(serveMetrics(place, report)).rejects.toThrow(`Metrics cannot be served at 127.0.0.1:${place.port}`)
})
