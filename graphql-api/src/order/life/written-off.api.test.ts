import { buildAdmin, buildProduct, orderInput } from '../../testing/factories.js'
import { orderAt } from '../../testing/order-at.js'
import { openTestServer, type TestServer } from '../../testing/test-server.js'
import { OrderLine } from '../order-line.entity.js'
import { OrderActor } from './order-event.entity.js'
import { OrderStatus } from './order-status.js'
import { takeStep } from './order-step.service.js'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

test('what happened to an order tells the pieces that were written off when it came back', async () => {
  const admin = await buildAdmin(server.db)
  const by = { id: admin.id, by: OrderActor.ADMIN }
  const id = await orderAt(server, { input: orderInput([await buildProduct(server.db)]) })
  await takeStep(server.db, id, by, { to: OrderStatus.DELIVERED })
  const { variantId } = await server.db.findOneByOrFail(OrderLine, { orderId: id })

  const { data } = await server.graphql(
    'mutation ($input: ReturnOrderInput!) { returnOrder(input: $input) { events { to writtenOff } } }',
    { input: { id, reason: 'DAMAGED', writtenOff: [{ variantId, quantity: 1 }] } },
    admin,
  )

  expect(data).toEqual({
    returnOrder: {
      events: [
        { to: 'DELIVERED', writtenOff: null },
        { to: 'RETURNED', writtenOff: 1 },
      ],
    },
  })
})
