import { type EntityManager, In } from 'typeorm'
import { Order } from './order.entity.js'
import { orderLoaders } from './order.loader.js'
import type { OrderLine } from './order-line.entity.js'

/** The channel of the ids of new orders, in PostgreSQL (NOTIFY) and as a topic of subscriptions. */
export const ORDER_PLACED = 'order_placed'

export interface PlacedOrder {
  order: Order
  lines: OrderLine[]
}

/** Oldest first, without those that were deleted meanwhile. */
export const readPlacedOrders = async (db: EntityManager, ids: readonly string[]): Promise<PlacedOrder[]> => {
  const orders = await db.find(Order, { where: { id: In([...ids]) }, order: { placedAt: 'ASC' } })
  const orderLines = orderLoaders.orderLines({ db })
  return Promise.all(orders.map(async (order) => ({ order, lines: await orderLines.load(order.id) })))
}
