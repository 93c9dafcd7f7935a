import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { buildShopper } from '../testing/factories.js'
import { openTestServer, type TestServer } from '../testing/test-server.js'
import { waitingFor } from '../testing/waiting-for.js'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

const ask = async (payload: object, remoteAddress: string, headers = {}) =>
  (await server.app.inject({ method: 'POST', url: '/graphql', payload, headers, remoteAddress })).json()

// Twice as many as have a turn at a time, of all callers together: in one line whoever comes last waits for half of them.
const MANY = 64
const FEW = 16
const costlyPages = Array.from({ length: 3 }, (_, i) => `a${i}: products(size: 99) { items { name } }`).join(' ')

test('many costly queries of one caller keep nobody else waiting for more than a few of them, not even who asks for as much', async () => {
  const headers = { authorization: `Bearer ${await server.tokenOf(await buildShopper(server.db))}` }
  const lock = server.source.createQueryRunner()
  await lock.startTransaction()
  await lock.query('LOCK TABLE product IN ACCESS EXCLUSIVE MODE')
  const costly = Array.from({ length: MANY }, () => ask({ query: `{ ${costlyPages} }` }, '198.51.100.1'))
  await waitingFor(server.db, 3)

  const other = ask({ query: '{ myOrders(size: 100) { items { lines { name } } } }' }, '198.51.100.1', headers)
  const first = await Promise.race([other, Promise.all(costly.slice(0, FEW))])
  await lock.rollbackTransaction()
  await lock.release()
  await Promise.all([other, ...costly])

  expect(first).toMatchObject({ data: { myOrders: { items: [] } } })
})

const manifest = new URL('../../../schema/persisted-queries.json', import.meta.url)
const { operations }: { operations: { name: string; body: string }[] } = JSON.parse(readFileSync(manifest, 'utf8'))

test.each(operations.map(({ name, body }) => [name, body]))(
  'what pages ask for visitors is not costly: %s',
  async (_, query) => {
    const variables = { id: randomUUID(), search: 'attar', page: 0, size: 10, facets: true, bangla: false }
    const { extensions } = await ask({ query, variables }, '198.51.100.3')

    expect(extensions.cost.requested).toBeLessThanOrEqual(250)
  },
)
