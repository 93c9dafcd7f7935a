import { pageRenderer } from '../testing/built-client.js'
import { buildProduct, buildReview, buildShopper } from '../testing/factories.js'
import { openTestServer, type TestServer } from '../testing/test-server.js'
import type { User } from '../user/user.entity.js'

let server: TestServer
let shop: string
beforeAll(async () => {
  server = await openTestServer({ pageRenderer })
  shop = await server.app.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(() => server.close())

const open = async (path: string, accept: string) => (await fetch(`${shop}${path}`, { headers: { accept } })).text()
const ask = (query: string) => open(`/graphql?${new URLSearchParams({ query })}`, 'application/json')

/** How many statements the shop's database is asked while this runs. */
const statementsOf = async (work: () => Promise<unknown>) => {
  const asked = jest.spyOn(server.source.logger, 'logQuery')
  await work()
  const count = asked.mock.calls.length
  asked.mockRestore()
  return count
}

const rename = async (person: User, name: string) => {
  const query = 'mutation ($name: String!) { updateProfile(input: { name: $name }) { name } }'
  const { errors } = await server.graphql(query, { name }, person)
  expect(errors).toBeUndefined()
  await server.app.upToDate()
}

const reviews = 'reviews { items { reviewer { name } } }'
const tellers: [string, (productId: string) => Promise<string>][] = [
  ['the page of a product', (id) => open(`/productDetail/${id}`, 'text/html')],
  ['reviews', (id) => ask(`{ reviews(productId: "${id}") { items { reviewer { name } } } }`)],
  ['a product with its reviews', (id) => ask(`{ product(id: "${id}") { ${reviews} } }`)],
]

test.each(tellers)(
  'another name of a reviewer is in the next answer with %s, and leaves the others kept',
  async (_, tell) => {
    const [reviewer, other] = [await buildShopper(server.db), await buildShopper(server.db)]
    const [reviewed, unreviewed] = [await buildProduct(server.db), await buildProduct(server.db)]
    await buildReview(server.db, reviewed, { reviewerId: reviewer.id })
    await buildReview(server.db, unreviewed)
    await server.app.upToDate()
    const others = [
      () => tell(unreviewed.id),
      () => ask('{ products { items { name } } }'),
      () => ask('{ products(sort: BEST_SELLING) { items { name } } }'),
    ]
    const all = [() => tell(reviewed.id), ...others]
    for (const one of all) await one()

    await rename(other, 'Amina Rahman')
    for (const kept of all) expect(await statementsOf(kept)).toBe(0)

    await rename(reviewer, 'Amina Siddiqua')
    for (const kept of others) expect(await statementsOf(kept)).toBe(0)
    expect(await tell(reviewed.id)).toContain('Amina Siddiqua')
  },
)

test('another name of a reviewer is in the next list of products with their reviews, and in the next one over REST', async () => {
  const reviewer = await buildShopper(server.db)
  const { productId } = await buildReview(server.db, await buildProduct(server.db), { reviewerId: reviewer.id })
  await server.app.upToDate()
  const lists = [() => ask(`{ products { items { ${reviews} } } }`), () => open(`/review/${productId}`, '*/*')]
  for (const list of lists) await list()

  await rename(reviewer, 'Amina Siddiqua')

  for (const list of lists) expect(await list()).toContain('Amina Siddiqua')
})
