import pg from 'pg'
import { buildProduct, buildShopper } from '../testing/factories.js'
import { openTestServer, type TestServer } from '../testing/test-server.js'

// Three pages.
const MANY = 201

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
  await Promise.all(Array.from({ length: MANY }, () => buildProduct(server.db)))
  await server.app.upToDate()
})
afterEach(() => jest.restoreAllMocks())
afterAll(() => server.close())

const readAll = async (token: string) => {
  const answer = await server.app.inject({ url: '/product', headers: { authorization: `Bearer ${token}` } })
  return { status: answer.statusCode, retryAfter: answer.headers['retry-after'], body: answer.json() }
}

test('all products go to a few callers at a time, and who is too many is told when to come again', async () => {
  const tokens = await Promise.all(
    Array.from({ length: 40 }, async () => server.tokenOf(await buildShopper(server.db))),
  )

  const answers = await Promise.all(tokens.map(readAll))

  const [given, refused] = [200, 503].map((code) => answers.filter(({ status }) => status === code))
  expect(given?.length).toBeGreaterThan(0)
  for (const { body } of given ?? []) expect(body).toHaveLength(MANY)
  expect(refused?.length).toBe(tokens.length - (given?.length ?? 0))
  expect(refused?.length).toBeGreaterThan(0)
  for (const { retryAfter, body } of refused ?? []) {
    expect(retryAfter).toBe('5')
    expect(body).toMatchObject({ error: { code: 'UNAVAILABLE' } })
  }
})

test('an account that asks for all products twice at once gets them once', async () => {
  const token = await server.tokenOf(await buildShopper(server.db))

  const answers = await Promise.all([readAll(token), readAll(token)])

  expect(answers.map(({ status }) => status).sort()).toEqual([200, 503])
  expect(await readAll(token)).toMatchObject({ status: 200 })
})

test('each page of them is read by the product before it, so that none comes twice or is left out when others come and go', async () => {
  const token = await server.tokenOf(await buildShopper(server.db))
  const sent = jest.spyOn(pg.Client.prototype, 'query')

  const { body } = await readAll(token)

  const statements = sent.mock.calls.flatMap(([query]: unknown[]) => (isStatement(query) ? [query] : []))
  const passedOver = statements.flatMap(({ text, values = [] }) =>
    [...text.matchAll(/OFFSET (?:\$(\d+)|(\d+))/g)].map(([, place, figure]) => figure ?? values[Number(place) - 1]),
  )
  expect(body).toHaveLength(MANY)
  expect(passedOver.map(Number)).toEqual([0])
})

const isStatement = (query: unknown): query is { text: string; values?: unknown[] } =>
  typeof query === 'object' && query !== null && 'text' in query
