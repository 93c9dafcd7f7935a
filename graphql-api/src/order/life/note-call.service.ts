import { limits } from '@sunnah-store/schema/limits'
import type { EntityManager } from 'typeorm'
import { DomainError } from '../../errors.js'
import type { Order } from '../order.entity.js'
import { type Actor, addEvent, changeOrder } from './change-order.js'
import { OrderEventKind } from './order-event.entity.js'
import { OrderStatus } from './order-status.js'

const sinceMidnight = `at >= date_trunc('day', now() AT TIME ZONE 'Asia/Dhaka') AT TIME ZONE 'Asia/Dhaka'`

/**
 * Notes a call about a new order that nobody answered.
 * @throws DomainError NOT_FOUND; STATUS_CHANGED when it is no longer PLACED; CALLED_OFTEN after so many calls of one day
 */
export const noteCall = (db: EntityManager, id: string, { id: userId, by }: Actor): Promise<Order> =>
  changeOrder(db, id, false, async (tx, { order: { status } }) => {
    if (status !== OrderStatus.PLACED) throw new DomainError('STATUS_CHANGED', { status })
    const [{ calls }]: [{ calls: number }] = await tx.query(
      `SELECT count(*)::int AS calls FROM order_event WHERE "orderId" = $1 AND kind = 'CALL' AND ${sinceMidnight}`,
      [id],
    )
    if (calls >= limits.callsADay) throw new DomainError('CALLED_OFTEN', { aDay: limits.callsADay })
    await addEvent(tx, { orderId: id, kind: OrderEventKind.CALL, by, userId })
  })
