import { type EntityManager, In } from 'typeorm'
import { OrderStatus } from '../order/life/order-status.js'
import { Order } from '../order/order.entity.js'

/** Those of these orders that have not left the shop, the oldest first. */
export const listOrdersToSend = (db: EntityManager, ids: readonly string[]): Promise<Order[]> =>
  db.find(Order, {
    where: { id: In([...ids]), status: In([OrderStatus.PLACED, OrderStatus.CONFIRMED]) },
    order: { placedAt: 'ASC', id: 'ASC' },
  })
