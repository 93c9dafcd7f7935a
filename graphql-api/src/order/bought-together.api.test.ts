import type { Product } from '../product/product.entity.js'
import { Product as ProductEntity } from '../product/product.entity.js'
import { buildAdmin, buildProduct, buildShopper, orderInput } from '../testing/factories.js'
import { orderAt } from '../testing/order-at.js'
import { queriesOf } from '../testing/queries.js'
import { openTestServer, type TestServer } from '../testing/test-server.js'

let server: TestServer
let shop: string
let panjabi: Product
let cap: Product
let attar: Product
beforeAll(async () => {
  server = await openTestServer()
  shop = await server.app.listen({ host: '127.0.0.1', port: 0 })
  panjabi = await buildProduct(server.db, { name: 'Panjabi', categoryCode: 22, productType: 'Panjabi', price: 1000 })
  cap = await buildProduct(server.db, { name: 'Cap', categoryCode: 44 })
  attar = await buildProduct(server.db, { name: 'Attar', categoryCode: 77 })
  for (const together of [
    [panjabi, cap],
    [panjabi, cap, attar],
    [panjabi, attar],
    [panjabi, cap],
  ])
    await orderAt(server, { input: orderInput(together) })
})
afterAll(() => server.close())
beforeEach(() => server.app.upToDate())

/** Over the wire, as a visitor: the answer may be kept. */
const namesOf = async (field: 'boughtTogether' | 'similar', { id }: Product) => {
  const body = JSON.stringify({ query: `{ product(id: "${id}") { ${field} { name } } }` })
  const answer = await fetch(`${shop}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  })
  const { data } = (await answer.json()) as { data: { product: Record<string, { name: string }[]> } }
  return data.product[field]?.map(({ name }) => name)
}

test('what stands most often in the same orders comes first', async () => {
  expect(await namesOf('boughtTogether', panjabi)).toEqual(['Cap', 'Attar'])
  expect(await namesOf('boughtTogether', cap)).toEqual(['Panjabi'])
})

test('one shopper alone says nothing of what goes together, nor do several accounts with one phone', async () => {
  const [surma, tasbih, mat] = [
    await buildProduct(server.db),
    await buildProduct(server.db),
    await buildProduct(server.db),
  ]
  const shopper = await buildShopper(server.db)
  const { phone } = orderInput([])
  for (let nth = 0; nth < 2; nth++) {
    await orderAt(server, { shopper, input: orderInput([surma, tasbih]) })
    await orderAt(server, { input: orderInput([surma, mat], { phone }) })
  }
  await server.app.upToDate()

  expect(await namesOf('boughtTogether', surma)).toEqual([])
})

test('a product that nobody bought goes with nothing', async () => {
  expect(await namesOf('boughtTogether', await buildProduct(server.db))).toEqual([])
})

test('a list reads what goes with its products, and what is like them, at once', async () => {
  const query = '{ products(size: 3) { items { boughtTogether { name } similar { name } } } }'
  const asked = await queriesOf(server.source, () => server.graphql(query))

  // The list, what stands in the same orders, and both kinds of products.
  expect(asked.length).toBeLessThanOrEqual(4)
})

test('the next order counts at once, also of pieces that were held', async () => {
  expect(await namesOf('boughtTogether', attar)).toEqual(['Panjabi'])
  const shopper = await buildShopper(server.db)
  for (const product of [attar, cap])
    await server.graphql(
      'mutation ($input: HoldStockInput!) { holdStock(input: $input) { quantity } }',
      { input: { productId: product.id, quantity: 1 } },
      shopper,
    )
  await server.app.upToDate()
  expect(await namesOf('boughtTogether', attar)).toEqual(['Panjabi'])

  await orderAt(server, { shopper, input: orderInput([attar, cap]) })
  await server.app.upToDate()

  expect((await namesOf('boughtTogether', attar))?.sort()).toEqual(['Cap', 'Panjabi'])
})

test('what is sold out is not offered, nor what is no longer sold', async () => {
  await server.db.update(ProductEntity, { id: cap.id }, { quantity: 0 })
  await server.db.softDelete(ProductEntity, { id: attar.id })
  await server.app.upToDate()

  expect(await namesOf('boughtTogether', panjabi)).toEqual([])
})

test('more of a kind: the same type first, then what is near in price; nothing of another category', async () => {
  const kind = { categoryCode: 22, productType: 'Panjabi' }
  await buildProduct(server.db, { ...kind, name: 'Dear Panjabi', price: 5000 })
  await buildProduct(server.db, { ...kind, name: 'Near Panjabi', price: 1100 })
  await buildProduct(server.db, { categoryCode: 22, name: 'Koti', price: 1000 })
  await buildProduct(server.db, { ...kind, name: 'Sold Out Panjabi', quantity: 0 })
  await server.app.upToDate()
  const similar = ['Near Panjabi', 'Dear Panjabi', 'Koti']
  expect(await namesOf('similar', panjabi)).toEqual(similar)

  const admin = await buildAdmin(server.db)
  const gone = await server.db.findOneByOrFail(ProductEntity, { name: 'Near Panjabi' })
  await server.graphql('mutation ($id: ID!) { deleteProduct(id: $id) }', { id: gone.id }, admin)
  await server.app.upToDate()

  expect(await namesOf('similar', panjabi)).toEqual(similar.slice(1))
})
