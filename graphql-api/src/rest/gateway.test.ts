import { endpoints } from '@sunnah-store/schema/routes'
import { buildProduct, buildReview, buildShopper } from '../testing/factories.js'
import { openTestServer, type TestServer } from '../testing/test-server.js'
import { createOpenApi } from './openapi.js'
import { table } from './table.js'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

const unknown = '00000000-0000-4000-8000-000000000000'

test('a product has the documented keys, its discount and rating as text', async () => {
  const product = await buildProduct(server.db, {
    name: 'Oud and Amber Roll On Pair',
    categoryCode: 77,
    price: 850,
    discount: 15,
    quantity: 45,
    productType: 'Attar, roll-on',
    placeOfOrigin: 'UAE',
    modelNumber: 'MHK-7708',
    material: 'Perfume oil',
    color: 'Amber',
    size: '2 x 6 ml',
    brandName: 'Mehkara',
  })
  await buildReview(server.db, product, { rating: 5 })
  await buildReview(server.db, product, { rating: 4 })

  expect(await server.rest('GET', `/product/${product.id}`)).toEqual({
    status: 200,
    body: {
      _id: product.id,
      p_id: 77,
      name: 'Oud and Amber Roll On Pair',
      nameBn: null,
      price: 850,
      quantity: 45,
      discount: '15',
      img: '/images/placeholder-640.webp',
      rating: '4.5',
      reviewCount: 2,
      type: 'Attar, roll-on',
      size: '2 x 6 ml',
      description: null,
      descriptionBn: null,
      images: [],
      variants: [
        {
          variantId: expect.any(String),
          sku: null,
          size: null,
          color: null,
          price: 850,
          quantity: 45,
          img: '/images/placeholder-640.webp',
        },
      ],
      disc: {
        product_type: 'Attar, roll-on',
        place_origin: 'UAE',
        model_number: 'MHK-7708',
        product_metarial: 'Perfume oil',
        color: 'Amber',
        size: '2 x 6 ml',
        brand_name: 'Mehkara',
        product_type_bn: null,
        place_origin_bn: null,
        product_material_bn: null,
        color_bn: null,
        size_bn: null,
      },
    },
  })
})

test('a product without reviews has no rating', async () => {
  const { id } = await buildProduct(server.db)

  expect((await server.rest('GET', `/product/${id}`)).body).toMatchObject({ rating: null })
})

test('reviews have the documented keys, and no email for strangers', async () => {
  const product = await buildProduct(server.db)
  await buildReview(server.db, product, { rating: 3, feedback: 'Fine.' })

  const { body } = await server.rest('GET', `/review/${product.id}`)

  expect(body).toEqual([
    {
      _id: expect.any(String),
      id: product.id,
      name: expect.stringContaining('Shopper'),
      img: null,
      user: '',
      rating: '3',
      feedback: 'Fine.',
      postedAt: expect.stringMatching(/Z$/),
      boughtHere: false,
      boughtVariant: null,
      photos: [],
      helpful: 0,
      unhelpful: 0,
    },
  ])
})

test('without a page all products come, more than any one page holds, each of them once', async () => {
  await Promise.all(Array.from({ length: 205 }, () => buildProduct(server.db)))

  const [all, count] = [await server.rest('GET', '/product'), await server.rest('GET', '/productCount')]

  expect(count.body).toEqual({ count: expect.any(Number) })
  const ids = (all.body as { _id: string }[]).map(({ _id }) => _id)
  expect(new Set(ids).size).toBe((count.body as { count: number }).count)
  expect(ids).toHaveLength(new Set(ids).size)
})

test('a found or narrowed list comes whole too', async () => {
  const ids = async (query: string) => (await server.rest('GET', `/product?${query}`)).body as { _id: string }[]
  const [some] = await ids('size=1')

  for (const query of ['search=product', 'inStock=true', 'sort=RATING', 'inStock=true&sort=BEST_SELLING'])
    expect(new Set((await ids(query)).map(({ _id }) => _id)).size).toBe((await ids(query)).length)
  expect(await ids('inStock=true')).toContainEqual(some)
})

test.each(['page=0&size=2', 'page=1&size=5', 'size=3', 'page=0'])(
  'a page (%s) holds what GraphQL gives for it',
  async (query) => {
    const { page = 0, size = 10 } = Object.fromEntries(new URLSearchParams(query)) as { page?: string; size?: string }
    const { data } = await server.graphql<{ products: { items: { id: string }[] } }>(
      `{ products(page: ${page}, size: ${size}) { items { id } } }`,
    )

    const { body } = await server.rest('GET', `/product?${query}`)

    expect((body as { _id: string }[]).map(({ _id }) => _id)).toEqual(data?.products.items.map(({ id }) => id))
  },
)

test.each([
  ['/product?page=-1', 400, 'BAD_USER_INPUT', 'page'],
  ['/product?size=0', 400, 'BAD_USER_INPUT', 'size'],
  ['/product?size=101', 400, 'BAD_USER_INPUT', 'size'],
  ['/product?size=ten', 400, 'BAD_USER_INPUT', 'size'],
  ['/product?color=red', 400, 'BAD_USER_INPUT', 'color'],
  ['/product/first', 400, 'BAD_USER_INPUT', 'productId'],
  ['/review/first', 400, 'BAD_USER_INPUT', 'productId'],
])('%s is refused by name of the field', async (url, status, code, field) => {
  const answer = await server.rest('GET', url)

  expect(answer).toMatchObject({
    status,
    body: { error: { code, details: { fields: { [field]: expect.any(Array) } } } },
  })
})

test('an unknown product is 404, and its reviews are none', async () => {
  expect(await server.rest('GET', `/product/${unknown}`)).toMatchObject({
    status: 404,
    body: { error: { code: 'NOT_FOUND' } },
  })
  expect(await server.rest('GET', `/review/${unknown}`)).toEqual({ status: 200, body: [] })
})

test('a token that is not good is 401 on public calls too, over REST and GraphQL', async () => {
  const headers = { authorization: 'Bearer forged' }

  const [rest, graphql] = await Promise.all([
    server.app.inject({ url: '/product?page=0', headers }),
    server.app.inject({ method: 'POST', url: '/graphql', headers, payload: { query: '{ productCount }' } }),
  ])

  expect([rest.statusCode, rest.json().error.code]).toEqual([401, 'UNAUTHENTICATED'])
  expect([graphql.statusCode, graphql.json().errors[0].extensions.code]).toEqual([401, 'UNAUTHENTICATED'])
})

test('every row stands at a shared address and in the API docs', () => {
  const documented = createOpenApi().paths ?? {}

  for (const { method, path, operationId } of table) {
    expect(Object.values(endpoints)).toContain(path)
    expect(documented[path.replace(/:(\w+)/g, '{$1}')]).toHaveProperty(
      [method.toLowerCase(), 'operationId'],
      operationId,
    )
  }
})

test.each([
  ['post', '/picture', ['201', '400', '401', '403', '408', '413', '415', '429', '431', '500', '503']],
  ['get', '/images/uploads/{name}', ['200', '400', '404', '408', '431', '500', '503']],
  ['get', '/export/products.csv', ['200', '400', '401', '403', '408', '429', '431', '500', '503']],
  ['get', '/export/orders.csv', ['200', '400', '401', '403', '408', '429', '431', '500', '503']],
  ['get', '/export/my-data.json', ['200', '400', '401', '403', '408', '429', '431', '500', '503']],
  ['post', '/import/products', ['200', '400', '401', '403', '408', '413', '415', '422', '429', '431', '500', '503']],
])('%s %s, a call for files, stands in the API docs with all it can answer', (method, path, statuses) => {
  const { paths = {} } = createOpenApi()

  const described = Object.entries(paths[path] ?? {}).find(([one]) => one === method)?.[1]
  expect(Object.keys(Object(described).responses)).toEqual(statuses)
})

test('who may not, or whose token is not good, is told so before the input is looked at', async () => {
  const shopper = await buildShopper(server.db)
  const wrong = { body: { price: -1 } }

  expect(await server.rest('POST', '/product', null, wrong)).toMatchObject({ status: 401 })
  expect(await server.rest('POST', '/product', shopper, wrong)).toMatchObject({ status: 403 })
  expect(
    (await server.app.inject({ url: '/product?page=-1', headers: { authorization: 'Bearer forged' } })).statusCode,
  ).toBe(401)
})

test('an id is the same in any case', async () => {
  const [product, shopper] = [await buildProduct(server.db), await buildShopper(server.db)]
  const id = product.id.toUpperCase()

  expect(await server.rest('POST', '/cart', shopper, { body: { _id: id, orderQuantity: 1 } })).toMatchObject({
    status: 201,
    body: { _id: product.id },
  })
  expect(await server.rest('PUT', `/product/${id}`, shopper, { body: { orderQuantity: 1 } })).toMatchObject({
    status: 200,
  })
  expect(await server.rest('POST', '/review', shopper, { body: { id, rating: 5, feedback: 'Good' } })).toMatchObject({
    body: { id: product.id },
  })
})
