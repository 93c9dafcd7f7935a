import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { print } from 'graphql'
import { RestProductsDocument } from '../rest/documents.generated.js'
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

const byGraphql = () => ask({ query: `{ ${costlyPages} }` }, '198.51.100.1')
const byRest = (page: number) =>
  server.app.inject({ url: `/product?size=100&page=${page}`, remoteAddress: '198.51.100.1' })

test.each([
  ['GraphQL', byGraphql],
  ['REST', byRest],
])(
  'many costly queries of one caller by %s keep nobody else waiting for more than a few of them, not even who asks for as much',
  async (_, askMuch) => {
    const headers = { authorization: `Bearer ${await server.tokenOf(await buildShopper(server.db))}` }
    const lock = server.source.createQueryRunner()
    await lock.startTransaction()
    await lock.query('LOCK TABLE product IN ACCESS EXCLUSIVE MODE')
    const costly = Array.from({ length: MANY }, (_, i) => askMuch(i))
    await waitingFor(server.db, 3)

    const other = ask({ query: '{ myOrders(size: 100) { items { lines { name } } } }' }, '198.51.100.1', headers)
    const first = await Promise.race([other, Promise.all(costly.slice(0, FEW))])
    await lock.rollbackTransaction()
    await lock.release()
    await Promise.all([other, ...costly])

    expect(first).toMatchObject({ data: { myOrders: { items: [] } } })
  },
)

test('whoever sends a document of the REST interface as their own may not ask for as much', async () => {
  expect((await byRest(7)).statusCode).toBe(200)

  const variables = { search: null, category: null, filter: null, sort: 'RELEVANCE', page: 7, size: 100, after: null }
  const { errors } = await ask({ query: print(RestProductsDocument), variables }, '198.51.100.1')

  expect(errors[0].extensions.code).toBe('QUERY_TOO_COSTLY')
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
