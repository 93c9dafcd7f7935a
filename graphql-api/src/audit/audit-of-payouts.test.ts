import { today } from '@sunnah-store/schema/local-day'
import { recordPayout } from '../order/cash/record-payout.service.js'
import { takeBackPayout } from '../order/cash/take-back-payout.service.js'
import { OrderActor } from '../order/life/order-event.entity.js'
import { OrderStatus } from '../order/life/order-status.js'
import { takeStep } from '../order/life/order-step.service.js'
import { placeOrder } from '../order/place-order.service.js'
import { buildAdmin, buildProduct, buildShopper, orderInput } from '../testing/factories.js'
import { openTestShop, type TestShop } from '../testing/test-shop.js'
import { actingAs } from './acting-manager.js'
import { AuditEntry } from './audit-entry.entity.js'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

test('a payout names its orders, when it is entered and when it is taken back', async () => {
  const admin = await buildAdmin(shop.db)
  const deliver = async () => {
    const product = await buildProduct(shop.db, { price: 100 })
    const order = await placeOrder(shop.db, await buildShopper(shop.db), orderInput([product]))
    const shipment = { courier: 'Rupa', trackingCode: null, trackingUrl: null }
    await takeStep(shop.db, order.id, { id: admin.id, by: OrderActor.ADMIN }, { to: OrderStatus.SHIPPED, shipment })
    await takeStep(shop.db, order.id, { id: admin.id, by: OrderActor.ADMIN }, { to: OrderStatus.DELIVERED })
    return order
  }
  const orders = [await deliver(), await deliver()]
  const db = actingAs(shop.db, admin, 'payouts')
  const { id } = await recordPayout(db, admin.id, {
    ...{ courier: 'Rupa', received: 200, charges: 0, idempotencyKey: 'two orders' },
    day: today(),
    orderIds: orders.map((order) => order.id),
  })
  expect(await takeBackPayout(db, id)).toBe(true)

  const orderNumbers = orders.map(({ number }) => number).sort()
  expect(await shop.db.find(AuditEntry, { where: { thingId: id }, order: { id: 'ASC' } })).toMatchObject([
    { before: null, after: { orderNumbers, orderCount: 2 } },
    { before: { orderNumbers }, after: null },
  ])
})
