import { today } from '@sunnah-store/schema/local-day'
import { cashOf } from '../order/cash/cash.service.js'
import type { Payout } from '../order/cash/payout.entity.js'
import type { PayoutInput } from '../order/cash/payout.input.js'
import { recordPayout } from '../order/cash/record-payout.service.js'
import type { Actor } from '../order/life/change-order.js'
import { OrderActor } from '../order/life/order-event.entity.js'
import { OrderStatus } from '../order/life/order-status.js'
import { takeStep } from '../order/life/order-step.service.js'
import { Shipment } from '../order/life/shipment.entity.js'
import { Order } from '../order/order.entity.js'
import { placeOrder } from '../order/place-order.service.js'
import { buildAdmin, buildProduct, buildShopper, orderInput } from './factories.js'
import { openTestShop, type TestShop } from './test-shop.js'

/** A shop whose couriers collect its cash. */
export interface CashShop extends TestShop {
  admin: Actor & { id: string }
  /** An order of so many taka that a courier has, or has delivered so many days ago. */
  orderOf: (courier: string, price: number, deliveredDaysAgo?: number | null) => Promise<Pick<Order, 'id' | 'number'>>
  enter: (input: PayoutInput) => Promise<Payout>
  cashOfOrder: (id: string) => Promise<ReturnType<typeof cashOf>>
}

export const openCashShop = async (): Promise<CashShop> => {
  const shop = await openTestShop()
  const { db } = shop
  const admin = { id: (await buildAdmin(db)).id, by: OrderActor.ADMIN }
  return {
    ...shop,
    admin,
    orderOf: async (courier, price, deliveredDaysAgo = 0) => {
      const product = await buildProduct(db, { price })
      const { id, number } = await placeOrder(db, await buildShopper(db), orderInput([product]))
      const shipment = { courier, trackingCode: null, trackingUrl: null }
      await takeStep(db, id, admin, { to: OrderStatus.SHIPPED, shipment })
      if (deliveredDaysAgo !== null) {
        await takeStep(db, id, admin, { to: OrderStatus.DELIVERED })
        const since = 'UPDATE "order" SET "deliveredAt" = "deliveredAt" - make_interval(days => $2) WHERE id = $1'
        await db.query(since, [id, deliveredDaysAgo])
      }
      return { id, number }
    },
    enter: (input) => recordPayout(db, admin.id, input),
    cashOfOrder: async (id) =>
      cashOf(await db.findOneByOrFail(Order, { id }), await db.findOneBy(Shipment, { orderId: id })),
  }
}

let keys = 0

/** A payout of today of these orders; nothing is received and nothing kept unless a test says so. */
export const payoutOf = (
  courier: string,
  orders: readonly { id: string }[],
  given: Partial<PayoutInput>,
): PayoutInput => ({
  ...{ courier, day: today(), received: 0, charges: 0, idempotencyKey: `key ${++keys}` },
  orderIds: orders.map(({ id }) => id),
  ...given,
})
