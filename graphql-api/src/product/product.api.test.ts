import { buildProduct, buildReview } from '../testing/factories.js'
import { queriesOf } from '../testing/queries.js'
import { openTestServer, type TestServer } from '../testing/test-server.js'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

interface Products {
  products: { total: number; pageCount: number; items: { id: string; reviews: { items: unknown[] } }[] }
}

test('a page says how many products and pages there are', async () => {
  for (let i = 0; i < 11; i++) await buildProduct(server.db, { categoryCode: 55 })

  const { data } = await server.graphql<Products>(
    '{ products(category: 55, size: 5) { total pageCount page size items { id category { code name path } } } }',
  )

  expect(data?.products).toMatchObject({ total: 11, pageCount: 3, page: 0, size: 5 })
  expect(data?.products.items).toHaveLength(5)
  expect(data?.products.items[0]).toMatchObject({ category: { code: 55, name: 'Jainamaj', path: '/jainamaj' } })
})

test('callers can ask for what is running out', async () => {
  for (const quantity of [0, 3, 40]) await buildProduct(server.db, { categoryCode: 44, quantity })

  const { data, errors } = await server.graphql(
    '{ products(category: 44, stock: LOW, sort: FEWEST_LEFT) { items { quantity } } productCount(category: 44, stock: SOLD_OUT) }',
  )

  expect(errors).toBeUndefined()
  expect(data).toEqual({ products: { items: [{ quantity: 0 }, { quantity: 3 }] }, productCount: 1 })
})

test('a list of products with their reviews asks the database no more often for ten than for two', async () => {
  for (let i = 0; i < 10; i++) {
    const product = await buildProduct(server.db, { categoryCode: 11 })
    await buildReview(server.db, product)
    await buildReview(server.db, product)
  }
  // What the search reads of them is not counted.
  await server.app.upToDate()
  const queriesFor = async (size: number) => {
    const asked = await queriesOf(server.source, async () => {
      const { data } = await server.graphql<Products>(
        `{ products(category: 11, size: ${size}) { total items { id ratingCounts { count } category { productCount } reviews { items { feedback reviewer { name } } } } } }`,
      )
      expect(data?.products.items.map(({ reviews }) => reviews.items.length)).toEqual(Array(size).fill(2))
    })
    return asked.length
  }

  // The first of its kind may find something to be read once for all.
  await queriesFor(2)
  expect(await queriesFor(10)).toBe(await queriesFor(2))
})

test('a product tells its price, its picture in two sizes and its reviews, the newest first', async () => {
  const product = await buildProduct(server.db, { price: 850, discount: 15, imageUrl: '/images/oud-640.webp' })
  await buildReview(server.db, product, { rating: 5, feedback: 'Older', postedAt: new Date('2026-01-01') })
  await buildReview(server.db, product, { rating: 4, feedback: 'Newer', postedAt: new Date('2026-02-01') })

  const { data } = await server.graphql(
    `query ($id: ID!) { product(id: $id) { price discount discountedPrice rating reviewCount image { url srcSet }
       ratingCounts { rating count } reviews(size: 1) { total pageCount items { feedback reviewer { name email } } } } }`,
    { id: product.id },
  )

  expect(data?.product).toMatchObject({
    price: 850,
    discount: 15,
    discountedPrice: 722,
    rating: 4.5,
    reviewCount: 2,
    image: { url: '/images/oud-640.webp', srcSet: '/images/oud-320.webp 320w, /images/oud-640.webp 640w' },
    ratingCounts: [5, 4, 3, 2, 1].map((rating) => ({ rating, count: rating >= 4 ? 1 : 0 })),
    reviews: { total: 2, pageCount: 2, items: [{ feedback: 'Newer', reviewer: { email: null } }] },
  })
})

test.each([
  ['a page below 0', '{ products(page: -1) { total } }', 'page'],
  ['a page of 101', '{ products(size: 101) { total } }', 'size'],
  ['a page of none', '{ products(size: 0) { total } }', 'size'],
  ['an unknown category', '{ products(category: 12) { total } }', 'category'],
  ['a search of 101 characters', `{ products(search: "${'x'.repeat(101)}") { total } }`, 'search'],
  ['an id that is none', '{ product(id: "first") { name } }', 'id'],
])('%s is refused by name of the field', async (_, query, field) => {
  const { errors } = await server.graphql(query)

  expect(errors?.[0]?.extensions).toMatchObject({
    code: 'BAD_USER_INPUT',
    details: { fields: { [field]: expect.arrayContaining([expect.any(String)]) } },
  })
})

test('a NUL in a search is bad input and no failure', async () => {
  const { errors } = await server.graphql('query ($s: String) { products(search: $s) { total } }', { s: 'a\0b' })

  expect(errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT')
})

test('a product that is not there is NOT_FOUND', async () => {
  const { errors } = await server.graphql('{ product(id: "00000000-0000-4000-8000-000000000000") { name } }')

  expect(errors?.[0]?.extensions.code).toBe('NOT_FOUND')
})

test('the categories come in the order of their codes, with how many products each holds', async () => {
  const { data } = await server.graphql<{ categories: { code: number; productCount: number }[] }>(
    '{ categories { code productCount } }',
  )

  expect(data?.categories.map(({ code }) => code)).toEqual([11, 22, 33, 44, 55, 66, 77])
  expect(data?.categories).toContainEqual({ code: 55, productCount: 11 })
})
