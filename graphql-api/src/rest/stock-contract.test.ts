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

test('PUT /product/{id} by a shopper holds the difference, by an admin sets the stock', async () => {
  const put = (user: User, body: object) => server.rest('PUT', `/product/${product.id}`, user, { body })
  const available = async () =>
    ((await server.rest('GET', `/product/${product.id}`)).body as { quantity: number }).quantity

  expect(await put(amina, { availableQuantity: 7 })).toEqual({
    status: 200,
    body: { acknowledged: true, matchedCount: 1, modifiedCount: 1 },
  })
  expect(await available()).toBe(7)
  await put(amina, { availableQuantity: 0, orderQuantity: 2 })
  expect(await available()).toBe(8)
  await put(admin, { availableQuantity: 40 })
  expect(await available()).toBe(40)
  expect(await put(amina, { availableQuantity: 40 })).toMatchObject({
    status: 409,
    body: { error: { code: 'OUT_OF_STOCK' } },
  })
  for (const field of ['orderQuantity', 'availableQuantity'])
    for (const wrong of [1.5, '2', 'two', null, 3_000_000_000])
      expect(await put(amina, { [field]: wrong })).toMatchObject({
        status: 400,
        body: { error: { code: 'BAD_USER_INPUT', details: { fields: { [field]: anything } } } },
      })
  expect(await put(amina, { orderQuantity: 2_000_000 })).toMatchObject({
    status: 409,
    body: { error: { code: 'OUT_OF_STOCK' } },
  })
  expect(await put(amina, {})).toMatchObject({ status: 400 })
  expect(await put(admin, { orderQuantity: 1 })).toMatchObject({
    status: 400,
    body: { error: { details: { fields: { availableQuantity: ['must be there for an admin, who sets the stock'] } } } },
  })
})
