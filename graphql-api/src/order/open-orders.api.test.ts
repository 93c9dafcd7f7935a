import { buildAdmin, buildProduct, orderInput } from '../testing/factories.js'
import { markDelivered } from '../testing/mark-delivered.js'
import { orderAt } from '../testing/order-at.js'
import { openTestServer, type TestServer } from '../testing/test-server.js'
import { deleteOrder } from './order.service.js'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

test('of each product it is told how many orders hold it that are neither delivered nor removed', async () => {
  const { db } = server
  const [tasbih, cap, attar] = [await buildProduct(db), await buildProduct(db), await buildProduct(db)]
  await orderAt(server, { input: orderInput([tasbih]) })
  await orderAt(server, { input: orderInput([tasbih, cap]) })
  await markDelivered(db, await orderAt(server, { input: orderInput([tasbih, attar]) }))
  await deleteOrder(db, await orderAt(server, { input: orderInput([cap]) }))

  const { data } = await server.graphql<{ openOrdersOf: object[] }>(
    'query ($ids: [ID!]!) { openOrdersOf(ids: $ids) { productId count } }',
    { ids: [tasbih.id, cap.id, attar.id] },
    await buildAdmin(db),
  )

  expect(data?.openOrdersOf).toHaveLength(2)
  expect(data?.openOrdersOf).toEqual(
    expect.arrayContaining([
      { productId: tasbih.id, count: 2 },
      { productId: cap.id, count: 1 },
    ]),
  )
})
