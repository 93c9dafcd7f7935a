import { correctOrder } from '../order/by-hand/correct-order.service.js'
import type { Actor } from '../order/life/change-order.js'
import { OrderActor, OrderEvent } from '../order/life/order-event.entity.js'
import { OrderStatus } from '../order/life/order-status.js'
import { type OrderStep, takeStep } from '../order/life/order-step.service.js'
import type { Order } from '../order/order.entity.js'
import { placeOrder } from '../order/place-order.service.js'
import type { Product } from '../product/product.entity.js'
import { ProductVariant } from '../product/variant/product-variant.entity.js'
import type { User } from '../user/user.entity.js'
import { buildAdmin, buildProduct, buildShopper, orderInput } from './factories.js'
import { openTestShop, type TestShop } from './test-shop.js'

const { PLACED, CONFIRMED, SHIPPED, RETURNING, DELIVERED, CANCELLED, RETURNED } = OrderStatus

export const rider = { courier: 'Own rider', trackingCode: null, trackingUrl: null }

/** The steps that lead a new order to a status. */
export const wayTo: Record<OrderStatus, OrderStatus[]> = {
  [PLACED]: [],
  [CONFIRMED]: [CONFIRMED],
  [SHIPPED]: [SHIPPED],
  [RETURNING]: [SHIPPED, RETURNING],
  [DELIVERED]: [DELIVERED],
  [CANCELLED]: [CANCELLED],
  [RETURNED]: [SHIPPED, RETURNED],
}

interface Ordered {
  id: string
  order: Order
  product: Product
  shopper: User
}

/** A shop where an admin leads orders from step to step. */
export interface LifeShop extends TestShop {
  admin: Actor
  /** Four pieces of ten are ordered, and the order takes these steps. */
  orderThatIs: (...steps: OrderStatus[]) => Promise<Ordered>
  /** The same, with an address that was corrected since: version 2. */
  correctedOrder: LifeShop['orderThatIs']
  /** What is sent goes with the rider, unless a test says otherwise. */
  step: (id: string, given: OrderStep) => Promise<Order>
  available: (productId: string) => Promise<number>
  eventsOf: (orderId: string) => Promise<OrderEvent[]>
}

export const openLifeShop = async (): Promise<LifeShop> => {
  const shop = await openTestShop()
  const { db } = shop
  const admin = { id: (await buildAdmin(db)).id, by: OrderActor.ADMIN }
  const step: LifeShop['step'] = (id, given) =>
    takeStep(db, id, admin, { ...(given.to === SHIPPED && { shipment: rider }), ...given })
  const orderThatIs: LifeShop['orderThatIs'] = async (...steps) => {
    const [product, shopper] = [await buildProduct(db, { quantity: 10 }), await buildShopper(db)]
    const order = await placeOrder(db, shopper, orderInput([product], { quantity: 4 }))
    for (const to of steps) await step(order.id, { to })
    return { product, shopper, order, id: order.id }
  }
  return {
    ...shop,
    ...{ admin, orderThatIs, step },
    correctedOrder: async (...steps) => {
      const ordered = await orderThatIs(...steps)
      const { id, order, product } = ordered
      await correctOrder(db, admin, {
        ...{ id, address: 'Road 2', district: order.district, phone: order.phone, expectedVersion: 1 },
        ...{ lines: [{ productId: product.id, quantity: 4 }], expectedTotal: order.total },
      })
      return ordered
    },
    available: async (productId) => (await db.findOneByOrFail(ProductVariant, { productId })).quantity,
    eventsOf: (orderId) => db.find(OrderEvent, { where: { orderId }, order: { place: 'ASC' } }),
  }
}
