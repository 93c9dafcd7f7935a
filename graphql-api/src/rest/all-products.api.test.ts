import { text } from 'node:stream/consumers'
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

const request = (token: string) => ({ url: '/product', headers: { authorization: `Bearer ${token}` } })
const readAll = async (token: string) => {
  const answer = await server.app.inject(request(token))
  return { status: answer.statusCode, retryAfter: answer.headers['retry-after'], body: answer.json() }
}
/** Begun, and not taken any further until it is read. */
const beginToRead = async (token: string) => {
  const answer = await server.app.inject({ ...request(token), payloadAsStream: true })
  expect(answer.statusCode).toBe(200)
  return async (): Promise<unknown[]> => JSON.parse(await text(answer.stream()))
}
const refusal = { status: 503, retryAfter: '5', body: { error: { code: 'UNAVAILABLE' } } }
const tokenOfAShopper = async () => server.tokenOf(await buildShopper(server.db))

test('all products go to three callers at a time, and who waits too long is told when to come again', async () => {
  const begun = await Promise.all([1, 2, 3].map(async () => beginToRead(await tokenOfAShopper())))
  const late = await tokenOfAShopper()

  expect(await readAll(late)).toMatchObject(refusal)

  for (const readOn of begun) expect(await readOn()).toHaveLength(MANY)
  expect(await readAll(late)).toMatchObject({ status: 200 })
})

test('an account that asks for all products twice at once gets them once', async () => {
  const token = await tokenOfAShopper()
  const readOn = await beginToRead(token)

  expect(await readAll(token)).toMatchObject(refusal)

  expect(await readOn()).toHaveLength(MANY)
  expect(await readAll(token)).toMatchObject({ status: 200 })
})

test('each page of them is read by the product before it, so that none comes twice or is left out when others come and go', async () => {
  const token = await tokenOfAShopper()
  const sent = jest.spyOn(pg.Client.prototype, 'query')

  const { body } = await readAll(token)

  const statements = sent.mock.calls.flatMap(([query]: unknown[]) => (isStatement(query) ? [query] : []))
  const passedOver = statements.flatMap(({ text: sql, values = [] }) =>
    [...sql.matchAll(/OFFSET (?:\$(\d+)|(\d+))/g)].map(([, place, figure]) => figure ?? values[Number(place) - 1]),
  )
  expect(body).toHaveLength(MANY)
  expect(passedOver.map(Number)).toEqual([0])
})

const isStatement = (query: unknown): query is { text: string; values?: unknown[] } =>
  typeof query === 'object' && query !== null && 'text' in query
