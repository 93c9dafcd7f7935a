import { saveVariants } from '../product/manage/variants/save-variants.service.js'
import type { VariantInput } from '../product/manage/variants/variants.input.js'
import type { Product } from '../product/product.entity.js'
import { buildAdmin, buildProductOf, buildShopper, orderInput } from '../testing/factories.js'
import { openTestServer, type TestServer } from '../testing/test-server.js'

let server: TestServer
let shop: string
let product: Product
let ids: string[]
beforeAll(async () => {
  server = await openTestServer()
  shop = await server.app.listen({ host: '127.0.0.1', port: 0 })
})
beforeEach(async () => {
  const built = await buildProductOf(server.db, [
    { size: 'M', quantity: 5 },
    { size: 'L', quantity: 5 },
  ])
  product = built.product
  ids = built.variants.map(({ id }) => id)
  await server.app.upToDate()
})
afterAll(() => server.close())

const variants = async () => {
  const query = `{ product(id: "${product.id}") { variants { size price quantity } } }`
  const answer = await fetch(`${shop}/graphql?${new URLSearchParams({ query })}`)
  const { data } = (await answer.json()) as { data: { product: { variants: object[] } } }
  return data.product.variants
}

const save = async (rows: Partial<VariantInput>[]) => {
  const rest = rows.map((row, i) => ({ id: ids[i] ?? null, isActive: true, ...row }))
  await saveVariants(server.db, await buildAdmin(server.db), product.id, { variants: rest, removedIds: [] })
  await server.app.upToDate()
}

test('an answer that tells the stocks of variants is not given again once they have changed, even when their sum has not', async () => {
  expect(await variants()).toMatchObject([{ quantity: 5 }, { quantity: 5 }])

  await save([
    { size: 'M', quantity: 4 },
    { size: 'L', quantity: 6 },
  ])

  expect(await variants()).toMatchObject([{ quantity: 4 }, { quantity: 6 }])
})

test('an order changes what is told of its variant at once', async () => {
  expect(await variants()).toMatchObject([{ quantity: 5 }, { quantity: 5 }])
  const line = { productId: product.id, variantId: ids[1] ?? null, quantity: 2 }
  const input = { ...orderInput([]), lines: [line], expectedTotal: 2400 }

  const place = 'mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { number } }'
  expect((await server.graphql(place, { input }, await buildShopper(server.db))).errors).toBeUndefined()

  expect(await variants()).toMatchObject([{ quantity: 5 }, { quantity: 3 }])
})

test.each([
  ['a name', { size: 'Large' }, { size: 'Large' }],
  ['a price', { size: 'L', price: 1900 }, { price: 1900 }],
])('%s that has changed is told at once', async (_, change, told) => {
  await variants()

  await save([{ size: 'M' }, change])

  expect(await variants()).toMatchObject([{ size: 'M', price: 1200 }, told])
})
