import {
  buildAdmin,
  buildProduct,
  buildProductOf,
  buildReview,
  buildShopper,
  orderInput,
} from '../../testing/factories.js'
import { openTestServer, type TestServer } from '../../testing/test-server.js'
import { Product } from '../product.entity.js'
import { ProductVariant } from '../variant/product-variant.entity.js'

let server: TestServer
let shop: string
let white: Product
let navy: Product
let silk: Product
beforeAll(async () => {
  server = await openTestServer()
  shop = await server.app.listen({ host: '127.0.0.1', port: 0 })
  const panjabi = { categoryCode: 22, material: 'Cotton', materialBn: 'সুতি', brandName: 'Tantiora', size: 'M to XL' }
  white = await buildProduct(server.db, { ...panjabi, name: 'White Panjabi', color: 'White', price: 1250, discount: 5 })
  navy = await buildProduct(server.db, { ...panjabi, name: 'Navy Panjabi', color: 'Navy blue', price: 1450 })
  silk = await buildProduct(server.db, {
    ...panjabi,
    name: 'Silk Panjabi',
    color: 'White',
    material: 'Silk',
    price: 4800,
    quantity: 0,
  })
  await buildProduct(server.db, { name: 'Oud Attar', categoryCode: 77, brandName: 'Mehkara', size: '6 ml', price: 850 })
  await buildReview(server.db, navy, { rating: 5 })
})
afterAll(() => server.close())
beforeEach(() => server.app.upToDate())

interface Page {
  products: { total: number; items: { name: string }[]; facets: Record<string, unknown> }
}
/** Asks over the wire, as a visitor: the answer may be kept. */
const ask = async (args: string, fields = 'total items { name }') => {
  const body = JSON.stringify({ query: `{ products(${args}) { ${fields} } }` })
  const answer = await fetch(`${shop}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  })
  return ((await answer.json()) as { data: Page }).data.products
}
const namesOf = async (args: string) => (await ask(args)).items.map(({ name }) => name)
const named = (...products: Product[]) => products.map(({ name }) => name)

test('a list is narrowed down by each filter, and by all together', async () => {
  expect(await namesOf('filter: { materials: ["Silk"] }')).toEqual(named(silk))
  expect(await namesOf('filter: { colors: ["White"], inStock: true }')).toEqual(named(white))
  expect(await namesOf('filter: { sizes: ["L"], minPrice: 1187, maxPrice: 1450 }')).toEqual(named(navy, white))
  expect(await namesOf('filter: { brands: ["Tantiora", "Mehkara"], minRating: 4 }')).toEqual(named(navy))
  expect(await namesOf('filter: { onOffer: true }')).toEqual(named(white))
  expect(await namesOf('category: 77, filter: { colors: ["White"] }')).toEqual([])
})

test('a search is narrowed down too, and so is its total', async () => {
  expect(await ask('search: "panjabi", filter: { inStock: true }')).toEqual({
    total: 2,
    items: [{ name: navy.name }, { name: white.name }],
  })
  expect(await namesOf('search: "panjabi", filter: { colors: ["White"] }, sort: PRICE_HIGH_TO_LOW')).toEqual(
    named(silk, white),
  )
})

test('the counts come with the list, each with the other filters', async () => {
  const { total, facets } = await ask(
    'category: 22, filter: { colors: ["White"] }',
    'total facets { price { lowest highest steps } colors { value valueBn count } materials { value valueBn count } inStock }',
  )

  expect(total).toBe(2)
  expect(facets).toMatchObject({
    price: { lowest: 1187, highest: 4800, steps: [1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1] },
    colors: [
      { value: 'White', valueBn: 'সাদা', count: 2 },
      { value: 'Blue', valueBn: 'নীল', count: 1 },
    ],
    materials: [
      { value: 'Cotton', valueBn: 'সুতি', count: 1 },
      { value: 'Silk', count: 1 },
    ],
    inStock: 1,
  })
})

test('a filtered list and its counts ask the database once', async () => {
  const asked = jest.spyOn(server.source.logger, 'logQuery')
  await ask('category: 22, filter: { minPrice: 1 }', 'total items { name } facets { inStock }')

  expect(asked.mock.calls.length).toBeLessThanOrEqual(1)
  asked.mockRestore()
})

test.each([
  ['minPrice: -1', 'filter.minPrice'],
  ['minPrice: 900, maxPrice: 800', 'filter.maxPrice'],
  ['minRating: 6', 'filter.minRating'],
  [`brands: ["${'x'.repeat(101)}"]`, 'filter.brands'],
  [`sizes: [${'"M" '.repeat(21)}]`, 'filter.sizes'],
])('{ %s } is refused by the name of the field', async (filter, field) => {
  const { errors } = await server.graphql(`{ products(filter: { ${filter} }) { total } }`)

  expect(errors?.[0]?.extensions).toMatchObject({
    code: 'BAD_USER_INPUT',
    details: { fields: { [field]: expect.arrayContaining([expect.any(String)]) } },
  })
})

const best = 'category: 22, sort: BEST_SELLING'

test('what is sold most comes first as soon as it is bought, and no longer once the order is deleted', async () => {
  const before = await namesOf(best)
  const shopper = await buildShopper(server.db)
  const place = 'mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { id } }'
  const { data } = await server.graphql<{ placeOrder: { id: string } }>(
    place,
    { input: orderInput([white], { quantity: 3 }) },
    shopper,
  )
  await server.app.upToDate()
  expect((await namesOf(best))[0]).toBe(white.name)
  expect((await namesOf(`${best}, filter: { brands: ["Tantiora"] }`))[0]).toBe(white.name)

  const admin = await buildAdmin(server.db)
  await server.graphql('mutation ($id: ID!) { deleteOrder(id: $id) }', { id: data?.placeOrder.id }, admin)
  await server.app.upToDate()
  expect(await namesOf(best)).toEqual(before)
})

test('a size that sells out leaves the list of what is in stock in it at once, and comes back', async () => {
  const { product, variants } = await buildProductOf(server.db, [{ size: '42' }, { size: '44' }], { categoryCode: 33 })
  const inStock = () => namesOf('category: 33, filter: { sizes: ["44"], inStock: true }')
  const setStock = async (quantity: number) => {
    await server.db.update(ProductVariant, { id: variants[1]?.id ?? '' }, { quantity })
    await server.app.upToDate()
  }
  await server.app.upToDate()
  expect(await inStock()).toEqual(named(product))
  await setStock(0)
  expect(await inStock()).toEqual([])
  await setStock(3)
  expect(await inStock()).toEqual(named(product))
})

test('filters know the price, the stock and the rating of this moment', async () => {
  const cheap = 'filter: { maxPrice: 1000, brands: ["Tantiora"] }'
  const there = 'filter: { inStock: true, materials: ["Silk"] }'
  const rated = 'filter: { minRating: 4, colors: ["White"] }'
  for (const args of [cheap, there, rated]) expect(await namesOf(args)).toEqual([])

  await server.db.update(Product, { id: navy.id }, { price: 990 })
  await server.db.update(Product, { id: silk.id }, { quantity: 1 })
  await buildReview(server.db, white, { rating: 4 })
  await server.app.upToDate()

  expect(await namesOf(cheap)).toEqual(named(navy))
  expect(await namesOf(there)).toEqual(named(silk))
  expect(await namesOf(rated)).toEqual(named(white))
})

test('REST narrows lists down by the same filters, and tells the counts when asked', async () => {
  const names = async (query: string) => {
    const { body } = await server.rest('GET', `/product?${query}`)
    return (body as { name: string }[]).map(({ name }) => name)
  }

  expect(await names('colors=White&inStock=false&sort=PRICE_LOW_TO_HIGH')).toEqual(named(white, silk))
  expect(await names('brands=Mehkara&brands=Tantiora&materials=Silk')).toEqual(named(silk))
  expect(await names('brands=&brands=%20&sizes=&materials=Silk&sort=PRICE_LOW_TO_HIGH')).toEqual(
    await names('materials=Silk&sort=PRICE_LOW_TO_HIGH'),
  )
  expect(await server.rest('GET', '/productFacets?category=22&colors=White')).toMatchObject({
    status: 200,
    body: {
      count: 2,
      facets: { materials: expect.arrayContaining([expect.objectContaining({ value: 'Silk', count: 1 })]) },
    },
  })
})

test.each([
  ['minRating=6', 'minRating'],
  ['inStock=maybe', 'inStock'],
  ['minPrice=9&maxPrice=8', 'maxPrice'],
])('REST refuses %s by the name of the field', async (query, field) => {
  for (const path of ['/product', '/productFacets'])
    expect(await server.rest('GET', `${path}?${query}`)).toMatchObject({
      status: 400,
      body: { error: { code: 'BAD_USER_INPUT', details: { fields: { [field]: expect.anything() } } } },
    })
})
