import type { EntityManager } from 'typeorm'
import { Order } from './order.entity.js'
import { orderLoaders } from './order.loader.js'
import type { OrderLine } from './order-line.entity.js'

/** The channel, in PostgreSQL and in GraphQL, on which the ids of new orders are told. */
export const ORDER_PLACED = 'order_placed'

export interface PlacedOrder {
  order: Order
  lines: OrderLine[]
}

/** Tells every process of the shop, at the moment when this transaction is committed and only then. */
export const announceOrder = (tx: EntityManager, { id }: Order): Promise<unknown> =>
  tx.query('SELECT pg_notify($1, $2)', [ORDER_PLACED, id])

/** @returns null when it is gone already */
export const readPlacedOrder = async (db: EntityManager, id: string): Promise<PlacedOrder | null> => {
  const order = await db.findOneBy(Order, { id })
  return order && { order, lines: await orderLoaders(db).orderLines.load(id) }
}
