import { productLocks } from '../product/lock-products.js'
import { Product } from '../product/product.entity.js'
import { buildAdmin, buildProduct, buildShopper, orderInput } from '../testing/factories.js'
import { orderAt } from '../testing/order-at.js'
import { openTestServer, type TestServer } from '../testing/test-server.js'
import { countBuyers } from './count-buyers.service.js'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
  const build = (name: string) => buildProduct(server.db, { name, quantity: 100 })
  const [first, second, third] = [await build('Wanted'), await build('Pushed'), await build('Shared')]
  for (let nth = 0; nth < 3; nth++) await orderAt(server, { input: orderInput([first]) })
  const one = await buildShopper(server.db)
  for (let nth = 0; nth < 4; nth++)
    await orderAt(server, { shopper: one, input: orderInput([second], { quantity: 5 }) })
  const { phone } = orderInput([])
  for (let nth = 0; nth < 5; nth++) await orderAt(server, { input: orderInput([third], { phone }) })
  await countBuyers(server.db)
  await server.app.upToDate()
})
afterAll(() => server.close())

const bestSellers = async (rest = '') => {
  const query = `{ products(sort: BEST_SELLING${rest}) { items { name } } }`
  const { data } = await server.graphql<{ products: { items: { name: string }[] } }>(query)
  return data?.products.items.map(({ name }) => name)
}

test('what most shoppers bought sells best, however much one account or one phone orders; of as many, the most pieces', async () => {
  expect(await bestSellers()).toEqual(['Wanted', 'Pushed', 'Shared'])
})

test('what was taken out again counts for nobody, from the next count on', async () => {
  const id = await orderAt(server, { input: orderInput([await buildProduct(server.db, { name: 'Late' })]) })
  await countBuyers(server.db)
  await server.app.upToDate()
  expect((await bestSellers())?.indexOf('Late')).toBe(3)

  const admin = await buildAdmin(server.db)
  await server.graphql('mutation ($id: ID!) { deleteOrder(id: $id) }', { id }, admin)
  await countBuyers(server.db)
  const rows = await server.db.find(Product, { where: { name: 'Late' } })

  expect(rows).toEqual([expect.objectContaining({ buyers: 0 })])
})

test('what somebody is ordering just now is waited for by no count, and counted the next time', async () => {
  const product = await buildProduct(server.db, { name: 'Busy' })
  await orderAt(server, { input: orderInput([product]) })
  const buyers = async () => (await server.db.findOneByOrFail(Product, { id: product.id })).buyers
  const { text, values } = productLocks([product.id])

  await server.db.transaction(async (tx) => {
    await tx.query(text, [...values])
    await countBuyers(server.db)
  })
  expect(await buyers()).toBe(0)

  await countBuyers(server.db)
  expect(await buyers()).toBe(1)
})
