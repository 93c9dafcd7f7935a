import { limits } from '@sunnah-store/schema/limits'
import type { EntityManager } from 'typeorm'
import type { AskedPage } from '../../database/asked-page.js'
import { dayOf, today } from '../../database/local-day.js'
import { queryRow, queryRows } from '../../database/query-rows.js'
import { OrderStatus } from '../life/order-status.js'
import type { Shipment } from '../life/shipment.entity.js'
import type { Order } from '../order.entity.js'
import { type Cash, type CashSum, type CourierDebt, OrderCash, type OwedOrder } from './cash.js'
import { Payout } from './payout.entity.js'

/** SQL: the orders that couriers have delivered and not paid out, whether or not they came back since. */
export const payable = `"order" WHERE "deletedAt" IS NULL AND courier IS NOT NULL AND "deliveredAt" IS NOT NULL AND NOT "paidOut"`

/** SQL: whether a courier owes it: what came back since only where somebody said so. */
const isOwed = `(status <> 'RETURNED' OR "cashOwed" IS TRUE)`

/** SQL: what couriers owe of these. */
export const owed = `${payable} AND ${isOwed}`

/** SQL: what couriers owe still of their payouts, each by its name. */
export const rests = `(SELECT courier, sum(expected - charges - received)::float8 AS rest FROM payout
  WHERE reason = 'STILL_OWED' GROUP BY courier HAVING sum(expected - charges - received) > 0) AS rests`

/** SQL: for how many days the cash of these is out. */
export const age = `(${today} - ${dayOf('"deliveredAt"')})`

/** What couriers owe, what is on its way, and what was paid out this month. */
export const readCash = async (db: EntityManager): Promise<Cash> => {
  const couriers = await queryRows<CourierDebt>(
    db,
    `SELECT courier, coalesce(orders, 0) AS orders, coalesce(total, 0) + coalesce(rest, 0) AS total, coalesce(rest, 0) AS rest,
       coalesce("upTo3Days", 0) AS "upTo3Days", coalesce("upTo7Days", 0) AS "upTo7Days", coalesce(older, 0) AS older,
       coalesce("olderOrders", 0) AS "olderOrders", "oldestAt"
     FROM (SELECT courier, count(*)::int AS orders, sum(total)::float8 AS total,
       coalesce(sum(total) FILTER (WHERE ${age} <= 3), 0)::float8 AS "upTo3Days",
       coalesce(sum(total) FILTER (WHERE ${age} BETWEEN 4 AND 7), 0)::float8 AS "upTo7Days",
       coalesce(sum(total) FILTER (WHERE ${age} > 7), 0)::float8 AS older,
       count(*) FILTER (WHERE ${age} > 7)::int AS "olderOrders", min("deliveredAt") AS "oldestAt"
     FROM ${owed} GROUP BY courier) AS debts FULL JOIN ${rests} USING (courier) ORDER BY total DESC, courier`,
  )
  const onTheWay = await queryRow<CashSum>(
    db,
    `SELECT count(*)::int AS orders, coalesce(sum(total), 0)::float8 AS total FROM "order"
     WHERE order_stage(status) = 2 AND status = 'SHIPPED' AND "deletedAt" IS NULL`,
  )
  const paid = await queryRow<Pick<Cash, 'payoutsThisMonth' | 'receivedThisMonth'>>(
    db,
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

const owedOrder = `id, number, coalesce("receiverName", "customerName") AS "customerName", courier, "deliveredAt", status = 'RETURNED' AS "cameBack", "removedWithCash" AS removed, "cashOwed", total::float8 AS total`

/** What a courier has delivered and not paid out, what came back and is not owed last, the oldest first; as many as one payout may have. */
export const listOwed = (db: EntityManager, courier: string): Promise<OwedOrder[]> =>
  queryRows(
    db,
    `SELECT ${owedOrder} FROM ${payable}
     AND courier = $1 ORDER BY ${isOwed} DESC, "deliveredAt", id LIMIT ${limits.payout.orders}`,
    [courier],
  )

/**
 * What came back after its delivery, and whose cash nobody has said is with no courier: owed, or not known yet. The oldest
 * first; no more than one payout may have.
 */
export const listReturnedCash = (db: EntityManager): Promise<OwedOrder[]> =>
  queryRows(
    db,
    `SELECT ${owedOrder} FROM ${payable} AND status = 'RETURNED' AND "cashOwed" IS NOT FALSE
     ORDER BY "deliveredAt", id LIMIT ${limits.payout.orders}`,
  )

/** What a payout is for, the oldest first; those too that were removed before that was refused, so that it comes to its sum. */
export const listPayoutOrders = (db: EntityManager, payoutId: string): Promise<OwedOrder[]> =>
  queryRows(
    db,
    `SELECT ${owedOrder} FROM "order" WHERE id IN (SELECT "orderId" FROM shipment WHERE "payoutId" = $1)
     ORDER BY "deliveredAt", id`,
    [payoutId],
  )

/** What a courier owes still of its payouts. */
export const restOf = async (db: EntityManager, courier: string): Promise<number> => {
  const [found] = await queryRows<{ rest: number }>(db, `SELECT rest FROM ${rests} WHERE courier = $1`, [courier])
  return found?.rest ?? 0
}

/** Payouts, the newest first. */
export const listPayouts = (db: EntityManager, { page, size }: AskedPage): Promise<Payout[]> =>
  db.find(Payout, { order: { day: 'DESC', createdAt: 'DESC', id: 'DESC' }, skip: page * size, take: size })

/** How many there are on all pages. */
export const countPayouts = (db: EntityManager): Promise<number> => db.count(Payout)

/** Null: there is none to come. What was handed over without a courier was paid in the shop. As order_cash() of the database tells it. */
export const cashOf = ({ status, deliveredAt }: Order, shipment: Shipment | null): OrderCash | null => {
  if (status === OrderStatus.SHIPPED) return OrderCash.TO_COLLECT
  if (!deliveredAt) return null
  if (!shipment || shipment.payoutId) return OrderCash.RECEIVED
  return status === OrderStatus.RETURNED && !shipment.cashOwed ? null : OrderCash.WITH_COURIER
}
