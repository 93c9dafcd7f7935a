import type { EntityManager } from 'typeorm'
import { dayBegins, today } from '../database/local-day.js'
import { queryRow, queryRows } from '../database/query-rows.js'
import { age, owed, rests } from '../order/cash/cash.service.js'
import { OrderStatus } from '../order/life/order-status.js'
import { OrderState } from '../order/order.enums.js'
import { isIn } from '../order/order-tally.service.js'
import { most, type OpenWork, type WaitingOrders } from './open-work.js'
import { withCouriers } from './with-couriers.js'

type Told = Pick<
  OpenWork,
  'older' | 'longOwed' | 'toCallAgain' | 'stillOwed' | 'collectedWithCouriers' | 'noticesOfCouriers' | 'openSendings'
>

/** The orders that wait for something: a call, a courier, their delivery, or the cash of it. */
export const readOpenWork = async (db: EntityManager): Promise<OpenWork> => {
  const rows = await queryRows<WaitingOrders & { status: OrderStatus }>(
    db,
    `SELECT status, count(*)::int AS orders, sum(total)::float8 AS total, min("placedAt") AS oldest
     FROM "order" WHERE "deletedAt" IS NULL AND ${isIn(OrderState.TO_DELIVER)} GROUP BY status`,
  )
  const {
    older,
    longOwed,
    toCallAgain,
    stillOwed,
    collectedWithCouriers,
    noticesOfCouriers,
    openSendings,
    ...notPaidOut
  } = await queryRow<WaitingOrders & Told>(
    db,
    `SELECT count(*)::int AS orders, coalesce(sum(total), 0)::float8 AS total, min("placedAt") AS oldest,
       coalesce(sum(total) FILTER (WHERE ${age} > 7), 0)::float8 AS older,
       (SELECT coalesce(jsonb_agg(long), '[]') FROM (
         SELECT courier, count(*)::int AS orders, sum(total)::float8 AS total FROM ${owed} AND ${age} > 7
         GROUP BY courier ORDER BY total DESC, courier LIMIT ${most.longOwed}) AS long) AS "longOwed",
       (SELECT count(*)::int FROM "order" AS placed WHERE "deletedAt" IS NULL AND ${isIn(OrderState.TO_CONFIRM)}
         AND EXISTS (SELECT FROM order_event WHERE "orderId" = placed.id AND kind = 'CALL')) AS "toCallAgain",
       (SELECT coalesce(sum(cash), 0)::float8 FROM ${withCouriers}
         WHERE "deliveredAt" >= ${dayBegins(today)}) AS "collectedWithCouriers",
       (SELECT coalesce(sum(rest), 0) FROM ${rests}) AS "stillOwed",
       (SELECT count(*)::int FROM courier_notice WHERE "closedAt" IS NULL) AS "noticesOfCouriers",
       (SELECT count(*)::int FROM courier_sending WHERE "leftAt" IS NOT NULL) AS "openSendings"
     FROM ${owed}`,
  )
  const waiting = (asked: OrderStatus): WaitingOrders =>
    rows.find(({ status }) => status === asked) ?? { orders: 0, total: 0, oldest: null }
  return {
    toConfirm: waiting(OrderStatus.PLACED),
    toSend: waiting(OrderStatus.CONFIRMED),
    onTheWay: waiting(OrderStatus.SHIPPED),
    notPaidOut,
    older,
    longOwed,
    toCallAgain,
    stillOwed,
    collectedWithCouriers,
    noticesOfCouriers,
    openSendings,
    returning: waiting(OrderStatus.RETURNING),
  }
}
