import type { Product } from '../product/product.entity.js'
import { buildContractWorld } from '../testing/contract-world.js'
import { openTestServer, type TestServer } from '../testing/test-server.js'
import type { User } from '../user/user.entity.js'

// The documented calls with their documented payloads, key by key as integrators send them
// (docs/product.md, "The calls"); prices and names in them are wrong on purpose, since the server decides those.
let server: TestServer
let product: Product
let amina: User
let admin: User
beforeAll(async () => {
  server = await openTestServer()
})
beforeEach(async () => {
  ;({ product, amina, admin } = await buildContractWorld(server.db))
})
afterAll(() => server.close())

const anything = expect.anything()

test('POST /product, then PUT /product/manage: the product is as sent, the rest stays', async () => {
  const disc = {
    product_type: 'Attar, roll-on',
    place_origin: 'UAE',
    model_number: 'MHK-1',
    product_metarial: 'Perfume oil',
    color: 'Amber',
    size: '6 ml',
    brand_name: 'Mehkara',
  }
  const sent = {
    p_id: 77,
    name: 'Rose Attar',
    price: 600,
    quantity: 20,
    discount: '10',
    disc,
    img: 'https://pictures.example/rose.webp',
  }
  const { status, body } = await server.rest('POST', '/product', admin, { body: sent })
  expect(status).toBe(201)
  expect(body).toMatchObject({ ...sent, _id: anything, rating: null, acknowledged: true, insertedId: anything })
  const { _id } = body as { _id: string }

  const changes = {
    p_id: 66,
    name: 'Rose Attar, 6 ml',
    price: 650,
    quantity: 18,
    discount: '0',
    disc: { color: 'Rose', size: '6 ml', model_number: 'MHK-1', place_origin: 'UAE' },
    img: '/images/placeholder-640.webp',
  }
  expect(await server.rest('PUT', `/product/manage/${_id}`, admin, { body: changes })).toEqual({
    status: 200,
    body: { acknowledged: true, matchedCount: 1, modifiedCount: 1 },
  })
  expect((await server.rest('GET', `/product/${_id}`)).body).toMatchObject({
    ...changes,
    disc: { ...disc, ...changes.disc },
  })
})

test('POST /product needs p_id, name, price and quantity only', async () => {
  const { body } = await server.rest('POST', '/product', admin, {
    body: { p_id: 44, name: 'Tupi', price: 180, quantity: 0 },
  })

  expect(body).toMatchObject({ discount: '0', img: '/images/placeholder-640.webp', disc: { color: null } })
})

test('a discount and a picture that are blank are not given', async () => {
  const blank = { discount: '', img: ' ' }
  const sent = { p_id: 44, name: 'Tupi', price: 180, quantity: 5 }
  const given = { discount: '15', img: 'https://pictures.example/tupi.webp' }

  const { status, body } = await server.rest('POST', '/product', admin, { body: { ...sent, ...blank } })
  expect([status, body]).toMatchObject([201, { discount: '0', img: '/images/placeholder-640.webp' }])

  const { _id } = body as { _id: string }
  const put = (changes: object) => server.rest('PUT', `/product/manage/${_id}`, admin, { body: changes })
  await put(given)
  expect(await put({ ...blank, price: 190 })).toMatchObject({ status: 200 })
  expect((await server.rest('GET', `/product/${_id}`)).body).toMatchObject({ ...given, price: 190 })
})

test('POST /cart, GET /cart/{email}, DELETE /cart/{id}, DELETE /cart/order/{email}', async () => {
  const item = {
    _id: product.id,
    user: amina.email,
    name: 'Anything',
    price: 1,
    brand_name: 'Any',
    place_origin: 'Any',
    img: 'any',
    orderQuantity: 2,
  }
  const stored = {
    ...item,
    variantId: anything,
    sku: null,
    size: null,
    color: null,
    name: 'Oud Attar',
    price: 722,
    brand_name: 'Mehkara',
    place_origin: 'UAE',
    img: product.imageUrl,
    available: 10,
    state: 'IN_STOCK',
  }

  expect(await server.rest('POST', '/cart', amina, { body: item })).toEqual({
    status: 201,
    body: { ...stored, acknowledged: true, insertedId: product.id },
  })
  expect(await server.rest('GET', `/cart/${amina.email}`, amina)).toEqual({ status: 200, body: [stored] })
  expect((await server.rest('DELETE', `/cart/${product.id}`, amina)).body).toEqual({
    acknowledged: true,
    deletedCount: 1,
  })
  expect((await server.rest('DELETE', `/cart/${product.id}`, amina)).body).toEqual({
    acknowledged: true,
    deletedCount: 0,
  })
  await server.rest('POST', '/cart', amina, { body: item })
  expect((await server.rest('DELETE', `/cart/order/${amina.email}`, amina)).body).toEqual({
    acknowledged: true,
    deletedCount: 1,
  })
})

test('POST /review: documented keys, names by the server', async () => {
  const review = {
    id: product.id,
    name: 'Somebody Else',
    img: 'https://tracker.example/x.png',
    user: amina.email,
    rating: '4',
    feedback: 'Lasting.',
  }

  const { status, body } = await server.rest('POST', '/review', amina, { body: review })

  expect(status).toBe(201)
  expect(body).toEqual({
    ...review,
    _id: anything,
    name: 'Amina Rahman',
    img: null,
    postedAt: anything,
    photos: [],
    boughtHere: false,
    boughtVariant: null,
    helpful: 0,
    unhelpful: 0,
    acknowledged: true,
    insertedId: anything,
  })
})

test.each([
  ['POST', '/product', { p_id: 12 }],
  ['POST', '/product', { price: -1 }],
  ['POST', '/product', { price: 10_000_001 }],
  ['POST', '/product', { quantity: 1.5 }],
  ['POST', '/product', { discount: '101' }],
  ['POST', '/product', { discount: 'ten' }],
  ['POST', '/product', { name: ' ' }],
  ['POST', '/product', { name: 'a\u0000b' }],
  ['POST', '/product', { img: 'http://insecure.example/x.png' }],
  ['POST', '/product', { img: 'javascript:alert(1)' }],
  ['POST', '/product', { img: 'https://the-shop@elsewhere.example/a.png' }],
  ['POST', '/product', { sku: '1' }],
] as const)('%s %s with %j is 400, and nothing is added', async (method, url, wrong) => {
  const count = async () => (await server.rest('GET', '/productCount')).body
  const before = await count()

  const answer = await server.rest(method, url, admin, {
    body: { p_id: 44, name: 'Tupi', price: 180, quantity: 5, ...wrong },
  })

  expect(answer).toMatchObject({
    status: 400,
    body: { error: { code: 'BAD_USER_INPUT', message: expect.any(String) } },
  })
  expect(await count()).toEqual(before)
})

test('the length of a text is that without the white space around it', async () => {
  const review = (feedback: string) =>
    server.rest('POST', '/review', amina, { body: { id: product.id, rating: '4', feedback } })

  expect(await review(` ${'x'.repeat(2000)}\n`)).toMatchObject({ status: 201, body: { feedback: 'x'.repeat(2000) } })
  expect(await review('x'.repeat(2001))).toMatchObject({
    status: 400,
    body: { error: { details: { fields: { feedback: [anything] } } } },
  })
})

test('a DELETE with the JSON content type and no body is taken', async () => {
  const headers = { 'content-type': 'application/json' }

  expect(await server.rest('DELETE', `/cart/${product.id}`, amina, { headers })).toMatchObject({ status: 200 })
})
