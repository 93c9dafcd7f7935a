import { limits } from '@sunnah-store/schema/limits'
import type { EntityManager } from 'typeorm'
import { dayBegins, today } from '../../database/local-day.js'
import { queryRow } from '../../database/query-rows.js'
import { DomainError } from '../../errors.js'
import type { Order } from '../order.entity.js'
import { requireAsSeen, type Seen } from './as-seen.js'
import { type Actor, addEvent, changeOrder } from './change-order.js'
import { OrderEventKind } from './order-event.entity.js'
import { OrderStatus } from './order-status.js'

const midnight = dayBegins(today)

/**
 * Notes a call about a new order that nobody answered.
 * @throws DomainError NOT_FOUND; STATUS_CHANGED when it is no longer PLACED; ORDER_CHANGED when it was corrected since it was seen; CALLED_OFTEN within an hour of the last
 *   call, and after so many calls of one day of Dhaka, with the time of the next
 */
export const noteCall = (db: EntityManager, id: string, { id: userId, by }: Actor, seen: Seen = {}): Promise<Order> =>
  changeOrder(db, id, false, async (tx, { order }) => {
    const { status } = order
    requireAsSeen(order, seen)
    if (status !== OrderStatus.PLACED) throw new DomainError('STATUS_CHANGED', { status })
    const { callsADay: aDay, minutesBetweenCalls: minutes } = limits
    const { nextAt } = await queryRow<{ nextAt: Date | null }>(
      tx,
      `SELECT nullif(greatest(
         now(),
         max(at) + make_interval(mins => $2),
         CASE WHEN count(*) FILTER (WHERE at >= ${midnight}) >= $3 THEN ${midnight} + interval '1 day' END
       ), now()) AS "nextAt"
       FROM order_event WHERE "orderId" = $1 AND kind = 'CALL'`,
      [id, minutes, aDay],
    )
    if (nextAt) throw new DomainError('CALLED_OFTEN', { aDay, nextAt: nextAt.toISOString() })
    await addEvent(tx, { orderId: id, kind: OrderEventKind.CALL, by, userId })
  })
