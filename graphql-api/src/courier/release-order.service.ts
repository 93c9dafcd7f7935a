import { isInTheShop, minutesToRelease } from '@sunnah-store/schema/order-steps'
import type { EntityManager } from 'typeorm'
import { queryRows } from '../database/query-rows.js'
import { DomainError } from '../errors.js'
import { type Actor, addEvent } from '../order/life/change-order.js'
import { OrderEventKind } from '../order/life/order-event.entity.js'
import { Order } from '../order/order.entity.js'
import { CourierRelease } from './courier-release.entity.js'
import { CourierSending } from './courier-sending.entity.js'

/**
 * Releases an order from a courier that was told of it and does not answer: it stands as before, and what that courier says
 * of it from now on is kept for somebody to look at. One that no courier keeps any more stays as it is.
 * @throws DomainError NOT_FOUND; STATUS_CHANGED when it has left the shop; BEING_SENT until the courier had its time to answer
 */
export const releaseOrder = (
  db: EntityManager,
  orderId: string,
  { id: userId, by }: Actor,
  note: string | null,
): Promise<Order> =>
  db.transaction(async (tx) => {
    const order = await tx.findOne(Order, { where: { id: orderId }, lock: { mode: 'pessimistic_write' } })
    if (!order) throw new DomainError('NOT_FOUND', { orderId })
    const { status } = order
    const [open] = await queryRows<{ courierCode: string; mayGo: boolean }>(
      tx,
      `SELECT "courierCode", "leftAt" IS NOT NULL AND since < now() - make_interval(mins => $2) AS "mayGo"
       FROM courier_sending WHERE "orderId" = $1`,
      [orderId, minutesToRelease],
    )
    if (!open && !isInTheShop(status)) throw new DomainError('STATUS_CHANGED', { status })
    if (!open) return order
    if (!open.mayGo) throw new DomainError('BEING_SENT')
    await tx.delete(CourierSending, { orderId })
    await tx.upsert(CourierRelease, { orderId, courierCode: open.courierCode, releasedAt: () => 'now()' }, [
      'orderId',
      'courierCode',
    ])
    await addEvent(tx, { orderId, kind: OrderEventKind.RELEASED, by, userId, note })
    return order
  })
