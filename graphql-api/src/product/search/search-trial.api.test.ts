import { buildAdmin, buildProduct } from '../../testing/factories.js'
import { openTestServer, type TestServer } from '../../testing/test-server.js'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

const trial = async (search: string) => {
  const { data, errors } = await server.graphql<{
    searchTrial: { words: { word: string; means: string[] }[]; total: number; products: { name: string }[] }
  }>(
    'query ($search: String!) { searchTrial(search: $search) { words { word means } total products { name } } }',
    { search },
    await buildAdmin(server.db),
  )
  return data?.searchTrial ?? errors
}

test('a trial says how many products a search finds, shows the first five, and what each word was taken for', async () => {
  for (let i = 1; i <= 6; i++) await buildProduct(server.db, { name: `Oud Attar ${i}`, categoryCode: 77 })

  const found = await trial('oud')
  expect(found).toMatchObject({ total: 6, words: [{ word: 'oud', means: expect.arrayContaining(['oud']) }] })
  expect(found).toHaveProperty('products.length', 5)
  expect(await trial('zzzzzz')).toMatchObject({ total: 0, products: [] })
})

test('a search that is too long is refused', async () => {
  expect(await trial('x'.repeat(101))).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }])
})
