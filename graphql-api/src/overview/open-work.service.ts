import type { EntityManager } from 'typeorm'
import { dayBegins, today } from '../database/local-day.js'
import { queryRow, queryRows } from '../database/query-rows.js'
import { owed, rests } from '../order/cash/cash.service.js'
import { OrderStatus } from '../order/life/order-status.js'
import { OrderState } from '../order/order.enums.js'
import { isIn } from '../order/order-tally.service.js'
import type { OpenWork, WaitingOrders } from './open-work.js'
import { withCouriers } from './with-couriers.js'

type Told = Pick<OpenWork, 'stillOwed' | 'collectedWithCouriers' | 'noticesOfCouriers'>

/** The orders that wait for something: a call, a courier, their delivery, or the cash of it. */
export const readOpenWork = async (db: EntityManager): Promise<OpenWork> => {
  const rows = await queryRows<WaitingOrders & { status: OrderStatus }>(
    db,
    `SELECT status, count(*)::int AS orders, sum(total)::float8 AS total, min("placedAt") AS oldest
     FROM "order" WHERE "deletedAt" IS NULL AND ${isIn(OrderState.TO_DELIVER)} GROUP BY status`,
  )
  const { stillOwed, collectedWithCouriers, noticesOfCouriers, ...notPaidOut } = await queryRow<WaitingOrders & Told>(
    db,
    `SELECT count(*)::int AS orders, coalesce(sum(total), 0)::float8 AS total, min("placedAt") AS oldest,
       (SELECT coalesce(sum(cash), 0)::float8 FROM ${withCouriers}
         WHERE "deliveredAt" >= ${dayBegins(today)}) AS "collectedWithCouriers",
       (SELECT coalesce(sum(rest), 0) FROM ${rests}) AS "stillOwed",
       (SELECT count(*)::int FROM courier_notice WHERE "closedAt" IS NULL) AS "noticesOfCouriers"
     FROM ${owed}`,
  )
  const waiting = (asked: OrderStatus): WaitingOrders =>
    rows.find(({ status }) => status === asked) ?? { orders: 0, total: 0, oldest: null }
  return {
    toConfirm: waiting(OrderStatus.PLACED),
    toSend: waiting(OrderStatus.CONFIRMED),
    onTheWay: waiting(OrderStatus.SHIPPED),
    notPaidOut,
    stillOwed,
    collectedWithCouriers,
    noticesOfCouriers,
    returning: waiting(OrderStatus.RETURNING),
  }
}
