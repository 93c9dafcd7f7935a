import { limits } from '@sunnah-store/schema/limits'
import type { EntityManager } from 'typeorm'
import type { PageArgs } from '../../graphql/page.js'
import { OrderStatus } from '../life/order-status.js'
import type { Shipment } from '../life/shipment.entity.js'
import type { Order } from '../order.entity.js'
import { type Cash, type CashSum, type CourierDebt, OrderCash, type OwedOrder } from './cash.js'
import { Payout } from './payout.entity.js'

/** SQL: the orders that couriers have delivered and not paid out. */
export const owed = `shipment JOIN "order" ON "order".id = shipment."orderId"
  AND "deliveredAt" IS NOT NULL AND "deletedAt" IS NULL AND "payoutId" IS NULL`

const today = `(now() AT TIME ZONE 'Asia/Dhaka')::date`
const age = `(${today} - ("deliveredAt" AT TIME ZONE 'Asia/Dhaka')::date)`

/** What couriers owe, what is on its way, and what was paid out this month. */
export const readCash = async (db: EntityManager): Promise<Cash> => {
  const couriers: CourierDebt[] = await db.query(
    `SELECT courier, count(*)::int AS orders, sum(total)::float8 AS total,
       coalesce(sum(total) FILTER (WHERE ${age} <= 3), 0)::float8 AS "upTo3Days",
       coalesce(sum(total) FILTER (WHERE ${age} BETWEEN 4 AND 7), 0)::float8 AS "upTo7Days",
       coalesce(sum(total) FILTER (WHERE ${age} > 7), 0)::float8 AS older,
       count(*) FILTER (WHERE ${age} > 7)::int AS "olderOrders", min("deliveredAt") AS "oldestAt"
     FROM ${owed} GROUP BY courier ORDER BY total DESC, courier`,
  )
  const [onTheWay]: [CashSum] = await db.query(
    `SELECT count(*)::int AS orders, coalesce(sum(total), 0)::float8 AS total FROM "order"
     WHERE order_stage(status) = 2 AND status = 'SHIPPED' AND "deletedAt" IS NULL`,
  )
  const [paid]: [Pick<Cash, 'payoutsThisMonth' | 'receivedThisMonth'>] = await db.query(
    `SELECT count(*)::int AS "payoutsThisMonth", coalesce(sum(received), 0)::float8 AS "receivedThisMonth" FROM payout
     WHERE day >= date_trunc('month', ${today}::timestamp) AND day < date_trunc('month', ${today}::timestamp) + interval '1 month'`,
  )
  const sumOf = (orders: (debt: CourierDebt) => number, total: (debt: CourierDebt) => number): CashSum => ({
    orders: couriers.reduce((sum, debt) => sum + orders(debt), 0),
    total: couriers.reduce((sum, debt) => sum + total(debt), 0),
  })
  return {
    couriers,
    withCouriers: sumOf(
      ({ orders }) => orders,
      ({ total }) => total,
    ),
    older: sumOf(
      ({ olderOrders }) => olderOrders,
      ({ older }) => older,
    ),
    onTheWay,
    ...paid,
  }
}

/** What a courier has delivered and not paid out, the oldest first; as many as one payout may have. */
export const listOwed = (db: EntityManager, courier: string): Promise<OwedOrder[]> =>
  db.query(
    `SELECT id, number, "deliveredAt", total::float8 AS total FROM ${owed}
     WHERE courier = $1 ORDER BY "deliveredAt", id LIMIT ${limits.payout.orders}`,
    [courier],
  )

/** Payouts, the newest first. */
export const listPayouts = (db: EntityManager, { page, size }: PageArgs): Promise<Payout[]> =>
  db.find(Payout, { order: { day: 'DESC', createdAt: 'DESC', id: 'DESC' }, skip: page * size, take: size })

export const countPayouts = (db: EntityManager): Promise<number> => db.count(Payout)

/** Null: there is none to come. What was handed over without a courier was paid in the shop. */
export const cashOf = ({ status, deliveredAt }: Order, shipment: Shipment | null): OrderCash | null => {
  if (status === OrderStatus.SHIPPED) return OrderCash.TO_COLLECT
  if (!deliveredAt) return null
  return shipment && !shipment.payoutId ? OrderCash.WITH_COURIER : OrderCash.RECEIVED
}
