import { checkInvariants } from '../commands/invariants.js'
import { placeOrder } from '../order/place-order.service.js'
import type { Product } from '../product/product.entity.js'
import type { ProductVariant } from '../product/variant/product-variant.entity.js'
import { buildAdmin, buildProduct, buildProductOf, buildShopper, orderInput } from '../testing/factories.js'
import { markDelivered } from '../testing/mark-delivered.js'
import { openTestServer, type TestServer } from '../testing/test-server.js'
import type { User } from '../user/user.entity.js'

let server: TestServer
let product: Product
let m: ProductVariant
let l: ProductVariant
let amina: User
beforeAll(async () => {
  server = await openTestServer()
})
beforeEach(async () => {
  amina = await buildShopper(server.db)
  const built = await buildProductOf(server.db, [
    { size: 'M', color: 'White', quantity: 5 },
    { size: 'L', color: 'Navy', sku: null, quantity: 3, price: 1500 },
  ])
  const [first, second] = built.variants
  if (!first || !second) throw new Error('There are two variants')
  ;[product, m, l] = [built.product, first, second]
})
afterAll(() => server.close())

const required = {
  status: 409,
  body: { error: { code: 'VARIANT_REQUIRED', details: { lines: [{ variants: [{ size: 'M' }, { size: 'L' }] }] } } },
}
const delivery = { Address: 'House 12', district: 'Dhaka', country: 'Bangladesh', number: '01712345678' }

test('GET /product tells what can be bought of a product, one variant where there is nothing to choose', async () => {
  expect((await server.rest('GET', `/product/${product.id}`)).body).toMatchObject({
    price: 1200,
    quantity: 8,
    variants: [
      { variantId: m.id, sku: null, size: 'M', color: 'White', price: 1200, quantity: 5, img: product.imageUrl },
      { variantId: l.id, size: 'L', color: 'Navy', price: 1500, quantity: 3 },
    ],
  })
  const plain = await buildProduct(server.db)
  expect((await server.rest('GET', `/product/${plain.id}`)).body).toMatchObject({
    variants: [{ variantId: expect.any(String), size: null, color: null, price: 450, quantity: 10 }],
  })
})

test('POST /cart takes a variant, and without one names those to choose from', async () => {
  const body = { _id: product.id, variantId: l.id, orderQuantity: 2 }

  expect(await server.rest('POST', '/cart', amina, { body })).toMatchObject({
    status: 201,
    body: {
      _id: product.id,
      variantId: l.id,
      size: 'L',
      color: 'Navy',
      sku: null,
      price: 1500,
      orderQuantity: 2,
      acknowledged: true,
    },
  })
  expect(await server.rest('POST', '/cart', amina, { body: { ...body, variantId: undefined } })).toMatchObject(required)
})

test('DELETE /cart takes one variant out, and names those in the cart where it must be said which', async () => {
  const add = (variantId: string) =>
    server.rest('POST', '/cart', amina, { body: { _id: product.id, variantId, orderQuantity: 1 } })
  for (const { id } of [m, l]) await add(id)

  expect(await server.rest('DELETE', `/cart/${product.id}`, amina)).toMatchObject(required)

  const one = await server.rest('DELETE', `/cart/${product.id}?variantId=${m.id}`, amina)
  expect(one.body).toEqual({ acknowledged: true, deletedCount: 1 })
  expect((await server.rest('GET', `/cart/${amina.email}`, amina)).body).toMatchObject([{ variantId: l.id }])
  expect((await server.rest('DELETE', `/cart/${product.id}`, amina)).body).toEqual({
    acknowledged: true,
    deletedCount: 1,
  })
  expect((await server.rest('GET', `/cart/${amina.email}`, amina)).body).toEqual([])
})

test('PUT /product holds or sets the pieces of a variant', async () => {
  const put = (user: User, body: object) => server.rest('PUT', `/product/${product.id}`, user, { body })
  const admin = await buildAdmin(server.db)

  expect(await put(amina, { variantId: l.id, orderQuantity: 2 })).toMatchObject({ status: 200 })
  expect(await put(admin, { variantId: m.id, availableQuantity: 9 })).toMatchObject({ status: 200 })
  for (const user of [amina, admin]) expect(await put(user, { availableQuantity: 1 })).toMatchObject(required)

  expect((await server.rest('GET', `/product/${product.id}`)).body).toMatchObject({
    variants: [{ quantity: 9 }, { quantity: 1 }],
  })
})

test('POST /order orders variants, and answers which', async () => {
  const order = [
    { _id: product.id, variantId: m.id },
    { _id: product.id, variantId: l.id, orderQuantity: 2 },
  ]

  expect(await server.rest('POST', '/order', amina, { body: { ...delivery, Payable: 4200, order } })).toMatchObject({
    status: 201,
    body: {
      Payable: 4200,
      order: [
        { _id: product.id, variantId: m.id, size: 'M', color: 'White', price: 1200, orderQuantity: 1 },
        { variantId: l.id, size: 'L', color: 'Navy', price: 1500, orderQuantity: 2 },
      ],
    },
  })
  const unnamed = { ...delivery, Payable: 1200, order: { _id: product.id } }
  expect(await server.rest('POST', '/order', amina, { body: unnamed })).toMatchObject(required)
  expect(await checkInvariants(server.db)).toEqual([])
})

test('PUT /product/manage changes facts, but not the stock of a product with several variants, nor its price above that of one', async () => {
  const put = async (body: object) =>
    server.rest('PUT', `/product/manage/${product.id}`, await buildAdmin(server.db), { body })

  expect(await put({ name: 'Cotton Panjabi' })).toMatchObject({ status: 200 })
  expect(await put({ quantity: 9 })).toMatchObject(required)
  expect(await put({ price: 1501 })).toMatchObject({
    status: 400,
    body: {
      error: {
        details: { fields: { price: ['price must be at most 1500, the lowest price that a variant has of its own'] } },
      },
    },
  })
})

test('GET /review tells which size and colour the reviewer has received, beside the keys of before', async () => {
  const lines = [{ productId: product.id, variantId: l.id, quantity: 1 }]
  const { id } = await placeOrder(server.db, amina, { ...orderInput([]), lines, expectedTotal: 1500 })
  await markDelivered(server.db, id)
  const review = { id: product.id, rating: '5', feedback: 'It fits' }
  await server.rest('POST', '/review', amina, { body: review })

  const { body } = await server.rest('GET', `/review/${product.id}`)
  expect(body).toEqual([
    {
      ...review,
      _id: expect.any(String),
      name: amina.name,
      img: amina.photoUrl,
      user: '',
      postedAt: expect.any(String),
      photos: [],
      boughtHere: true,
      boughtVariant: { size: 'L', color: 'Navy' },
      helpful: 0,
      unhelpful: 0,
    },
  ])
})
