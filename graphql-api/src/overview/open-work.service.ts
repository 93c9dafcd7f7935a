import type { EntityManager } from 'typeorm'
import { OrderStatus } from '../order/life/order-status.js'
import { OrderState } from '../order/order.enums.js'
import { isIn } from '../order/order-tally.service.js'
import type { OpenWork, WaitingOrders } from './open-work.js'

/** The orders that wait for something, by their status; what is delivered or ended is not looked at. */
export const readOpenWork = async (db: EntityManager): Promise<OpenWork> => {
  const rows: (WaitingOrders & { status: OrderStatus })[] = await db.query(
    `SELECT status, count(*)::int AS orders, sum(total)::float8 AS total, min("placedAt") AS oldest
     FROM "order" WHERE "deletedAt" IS NULL AND ${isIn(OrderState.TO_DELIVER)} GROUP BY status`,
  )
  const waiting = (asked: OrderStatus): WaitingOrders =>
    rows.find(({ status }) => status === asked) ?? { orders: 0, total: 0, oldest: null }
  return {
    toConfirm: waiting(OrderStatus.PLACED),
    toSend: waiting(OrderStatus.CONFIRMED),
    onTheWay: waiting(OrderStatus.SHIPPED),
    returning: waiting(OrderStatus.RETURNING),
  }
}
