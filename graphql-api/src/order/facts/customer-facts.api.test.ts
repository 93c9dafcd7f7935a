import { setPurchaseLimits } from '../../purchase-limits/purchase-limits.service.js'
import { buildAdmin, buildProduct, buildShopper, orderInput } from '../../testing/factories.js'
import { queriesOf } from '../../testing/queries.js'
import { openTestServer, type TestServer } from '../../testing/test-server.js'
import { OrderActor } from '../life/order-event.entity.js'
import { CancelReason, OrderStatus, ReturnReason } from '../life/order-status.js'
import { type OrderStep, takeStep } from '../life/order-step.service.js'
import { takeBackStep } from '../life/take-back.service.js'
import { deleteOrder } from '../order.service.js'
import { placeOrder } from '../place-order.service.js'
import { readCustomerFacts } from './read-customer-facts.js'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

const place = async (shopper: Parameters<typeof placeOrder>[1], given: object = {}) =>
  placeOrder(server.db, shopper, orderInput([await buildProduct(server.db)], given))
const lead = async (id: string, ...steps: OrderStep[]) => {
  for (const step of steps) await takeStep(server.db, id, { id, by: OrderActor.ADMIN }, step)
}
const factsOf = async (...ids: string[]) => readCustomerFacts(server.db, ids)
const shipment = { courier: 'Own rider', trackingCode: null, trackingUrl: null }

test('facts are counted over the phone and the account together, each order once, without removed ones', async () => {
  const [amina, yusuf] = [await buildShopper(server.db), await buildShopper(server.db)]
  const phone = '+8801819204060'
  const order = await place(amina, { phone })
  const [delivered, returned, cancelled, removed] = [
    await place(amina, { phone }),
    await place(amina),
    await place(yusuf, { phone }),
    await place(amina),
  ]
  const open = await place(amina)
  await place(await buildShopper(server.db))
  await lead(delivered.id, { to: OrderStatus.DELIVERED })
  await lead(returned.id, { to: OrderStatus.SHIPPED, shipment }, { to: OrderStatus.RETURNED })
  await lead(cancelled.id, { to: OrderStatus.CANCELLED, reason: CancelReason.FAKE })
  await deleteOrder(server.db, removed.id)

  const counts = { orders: 5, delivered: 1, returned: 1, cancelled: 1, firstOrderAbove: null }
  expect(await factsOf(order.id, open.id)).toMatchObject([
    { ...counts, open: [{ number: open.number, status: OrderStatus.PLACED, isToPhone: false }] },
    // To another phone: what Yusuf ordered is not of this account.
    { ...counts, orders: 4, cancelled: 0, open: [{ number: order.number, isToPhone: false }] },
  ])
})

test('a parcel that was lost is not told as one that the customer sent back', async () => {
  const order = await place(await buildShopper(server.db), { phone: '+8801819204066' })
  await lead(order.id, { to: OrderStatus.SHIPPED, shipment })
  await lead(order.id, { to: OrderStatus.RETURNED, reason: ReturnReason.LOST })
  expect(await factsOf(order.id)).toMatchObject([{ orders: 1, delivered: 0, returned: 0 }])
  await takeBackStep(server.db, order.id, { id: order.id, by: OrderActor.ADMIN })
  await lead(order.id, { to: OrderStatus.RETURNED, reason: ReturnReason.DAMAGED })
  expect(await factsOf(order.id)).toMatchObject([{ returned: 1 }])
})

test('another open order to the same phone is named, whoever placed it', async () => {
  const phone = '+8801819204061'
  const first = await place(await buildShopper(server.db), { phone })
  const second = await place(await buildShopper(server.db), { phone })
  expect(await factsOf(second.id)).toMatchObject([{ orders: 2, open: [{ number: first.number, isToPhone: true }] }])
})

test('a first order above what the owner has set is pointed out, and no later one', async () => {
  const few = { pieces: 40, held: 50, orders: 40, total: 20_000 }
  const set = (firstOrderTotal: number | null = null) =>
    setPurchaseLimits(server.db, { newCustomers: few, knownCustomers: few, unconfirmedTotal: 20_000, firstOrderTotal })
  const shopper = await buildShopper(server.db)
  const first = await place(shopper)
  expect(await factsOf(first.id)).toMatchObject([{ orders: 1, firstOrderAbove: null }])
  await set(449)
  expect(await set()).toMatchObject({ firstOrderTotal: 449 })
  expect(await factsOf(first.id)).toMatchObject([{ firstOrderAbove: 449 }])
  await place(shopper)
  expect(await factsOf(first.id)).toMatchObject([{ orders: 2, firstOrderAbove: null }])
})

test('an admin reads the facts of a page of orders in one query', async () => {
  const shopper = await buildShopper(server.db)
  for (let order = 0; order < 4; order++) await place(shopper)
  const asked = await queriesOf(server.source, async () => {
    const { data, errors } = await server.graphql(
      '{ orders(size: 5) { items { customerFacts { orders open { number status } firstOrderAbove } } } }',
      {},
      await buildAdmin(server.db),
    )
    expect(errors).toBeUndefined()
    expect(data).toMatchObject({ orders: { items: expect.arrayContaining([{ customerFacts: expect.any(Object) }]) } })
  })
  expect(asked.filter(({ sql }) => sql.includes('firstOrderAbove'))).toHaveLength(1)
})
