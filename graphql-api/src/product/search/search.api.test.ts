import { buildAdmin, buildProduct } from '../../testing/factories.js'
import { openTestServer, type TestServer } from '../../testing/test-server.js'
import type { User } from '../../user/user.entity.js'

let server: TestServer
let beside: TestServer
let admin: User
beforeAll(async () => {
  server = await openTestServer()
  const { db } = server
  admin = await buildAdmin(db)
  for (const colour of ['Navy', 'White', 'Plum', 'Sand', 'Black'])
    await buildProduct(db, { name: `${colour} Panjabi`, nameBn: 'পাঞ্জাবি', categoryCode: 22, price: 1000 })
  await buildProduct(db, { name: 'Oud Attar', categoryCode: 77, price: 850 })
  beside = await openTestServer({ beside: server })
})
afterAll(async () => {
  await beside.close()
  await server.close()
})

interface Suggestions {
  suggestions: {
    search: string
    didYouMean: string | null
    products: { name: string }[]
    total: number
    categories: { code: number; productCount: number }[]
  }
}
const suggest = async (search: string) => {
  const query = `query ($search: String!) { suggestions(search: $search) {
    search didYouMean products { name } total categories { code productCount } } }`
  return (await beside.graphql<Suggestions>(query, { search })).data?.suggestions
}

test('while somebody types, the best four products, their number and the category are suggested', async () => {
  const suggested = await suggest('panj')

  expect(suggested).toMatchObject({ didYouMean: null, total: 5, categories: [{ code: 22, productCount: 5 }] })
  expect(suggested?.products).toHaveLength(4)
})

test('what is suggested for an unfinished word is found by the search that comes with it', async () => {
  const suggested = await suggest('navy pan')

  expect(suggested).toMatchObject({ search: 'navy panjabi', total: 1 })
  const { data } = await server.graphql('query ($s: String) { products(search: $s) { total } }', {
    s: suggested?.search,
  })
  expect(data).toEqual({ products: { total: 1 } })
})

test('from the second letter on, in Bangla too', async () => {
  expect((await suggest('na'))?.products).toContainEqual({ name: 'Navy Panjabi' })
  expect((await suggest('পাঞ'))?.total).toBe(5)
  expect(await suggest('p')).toEqual({ search: 'p', didYouMean: null, products: [], total: 0, categories: [] })
})

test('what was written otherwise is suggested as the shop writes it', async () => {
  expect(await suggest('navy panjbi')).toMatchObject({ didYouMean: 'navy panjabi', total: 1 })
})

test('a search that is too long is refused by its name', async () => {
  const { errors } = await server.graphql(`{ suggestions(search: "${'x'.repeat(101)}") { total } }`)

  expect(errors?.[0]?.extensions).toMatchObject({
    code: 'BAD_USER_INPUT',
    details: { fields: { search: expect.anything() } },
  })
})

test('an admin finds what they have added at once, at any server', async () => {
  const added =
    'mutation { addProduct(input: { categoryCode: 11, name: "Walnut Rehal", price: 900, quantity: 3 }) { id } }'
  const id = (await server.graphql<{ addProduct: { id: string } }>(added, {}, admin)).data?.addProduct.id

  const found = await beside.graphql('{ products(search: "rehal") { total items { id } } }', {}, admin)

  expect(found.data).toEqual({ products: { total: 1, items: [{ id }] } })
})

const namesAt = async (query: string) => {
  const { status, body } = await server.rest('GET', `/product?${query}`)
  expect(status).toBe(200)
  return (body as { name: string }[]).map(({ name }) => name)
}

test('REST searches by the same words, in a category, in an order, page by page', async () => {
  expect(await namesAt('search=navy+punjabi')).toEqual(['Navy Panjabi'])
  expect(await namesAt('search=panjabi')).toHaveLength(5)
  expect(await namesAt('search=panjabi&page=1&size=3')).toHaveLength(2)
  expect(await namesAt('search=panjabi&category=77')).toEqual([])
  expect(await namesAt('category=77')).toEqual(['Oud Attar'])
  expect(await namesAt('sort=PRICE_LOW_TO_HIGH&size=1')).toEqual(['Oud Attar'])
})

test.each([
  ['category=12', 'category'],
  ['sort=CHEAPEST', 'sort'],
  [`search=${'x'.repeat(101)}`, 'search'],
])('REST refuses %s by the name of the field', async (query, field) => {
  expect(await server.rest('GET', `/product?${query}`)).toMatchObject({
    status: 400,
    body: { error: { code: 'BAD_USER_INPUT', details: { fields: { [field]: expect.anything() } } } },
  })
})
