import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { buildProduct, buildShopper } from '../testing/factories.js'
import { openTestServer, type TestServer } from '../testing/test-server.js'

let server: TestServer
let shop: string
let id: string
beforeAll(async () => {
  server = await openTestServer()
  shop = await server.app.listen({ host: '127.0.0.1', port: 0 })
  ;({ id } = await buildProduct(server.db, { name: 'Rehal' }))
  await server.app.upToDate()
})
afterAll(() => server.close())

interface Operation {
  id: string
  name: string
  body: string
}
const manifest = new URL('../../../schema/persisted-queries.json', import.meta.url)
const { operations }: { operations: Operation[] } = JSON.parse(readFileSync(manifest, 'utf8'))
const hashOf = (name: string) => operations.find((operation) => operation.name === name)?.id

const byHash = (sha256Hash: string | undefined, headers: Record<string, string> = {}, query?: string) => {
  const extensions = JSON.stringify({ persistedQuery: { version: 1, sha256Hash } })
  const asked = { extensions, variables: JSON.stringify({ id }), ...(query && { query }) }
  return fetch(`${shop}/graphql?${new URLSearchParams(asked)}`, { headers })
}

test('each query of the client has the hash of its text', () => {
  expect(operations.length).toBeGreaterThan(0)
  for (const { id, body } of operations) expect(id).toBe(createHash('sha256').update(body).digest('hex'))
})

test('a query that is asked by its hash is answered, and by 304 to whoever has the answer', async () => {
  const answer = await byHash(hashOf('Product'))
  expect(await answer.json()).toMatchObject({ data: { product: { name: 'Rehal', __typename: 'Product' } } })
  expect(answer.headers.get('cache-control')).toBe('no-cache')

  const { logger } = server.source
  const asked = jest.spyOn(logger, 'logQuery')
  const again = await byHash(hashOf('Product'), { 'if-none-match': answer.headers.get('etag') ?? '' })
  expect(again.status).toBe(304)
  expect(asked).not.toHaveBeenCalled()
  asked.mockRestore()
})

test('nobody else may keep what is answered to a caller with a token', async () => {
  const accessToken = await server.tokenOf(await buildShopper(server.db))
  const answer = await byHash(hashOf('Product'), { authorization: `Bearer ${accessToken}` })

  expect(await answer.json()).toMatchObject({ data: { product: { name: 'Rehal' } } })
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(answer.headers.get('etag')).toBeNull()
})

test('an unknown hash is refused, also when somebody has sent the query with it', async () => {
  const query = 'query ($id: ID!) { product(id: $id) { price } }'
  const hash = createHash('sha256').update(query).digest('hex')
  expect(await (await byHash(hash, {}, query)).json()).toMatchObject({ data: { product: {} } })

  const unknown = await byHash(hash)
  expect(await unknown.json()).toMatchObject({ errors: [{ extensions: { code: 'PERSISTED_QUERY_NOT_FOUND' } }] })
  expect(unknown.headers.get('cache-control')).toMatch(/no-cache|no-store/)
  expect(unknown.headers.get('etag')).toBeNull()
})
