import { isTakenBack, minutesToTakeBack } from '@sunnah-store/schema/order-steps'
import type { EntityManager } from 'typeorm'
import { queryRows } from '../../database/query-rows.js'
import { DomainError } from '../../errors.js'
import { sellAgain } from '../../stock/stock.service.js'
import type { Order } from '../order.entity.js'
import { requireAsSeen, type Seen } from './as-seen.js'
import { type Actor, changeOrder, moveOrder } from './change-order.js'
import { deliverWhole } from './deliver-partly.service.js'
import { OrderActor, type OrderEvent, OrderEventKind } from './order-event.entity.js'
import { OrderStatus } from './order-status.js'
import { Shipment } from './shipment.entity.js'
import { writeOn } from './write-off.js'

/**
 * Takes back the last step of an order that an admin took by mistake.
 * @throws DomainError NOT_FOUND; STATUS_CHANGED and ORDER_CHANGED when it is not as it was seen; STEP_STAYS when there is none of the last ten minutes, or a courier has said the same since; OUT_OF_STOCK when its pieces were sold meanwhile
 */
export const takeBackStep = (
  db: EntityManager,
  id: string,
  { id: userId, by }: Actor,
  seen: Seen = {},
): Promise<Order> =>
  changeOrder(db, id, true, async (tx, { order, lines }) => {
    const { status } = order
    requireAsSeen(order, seen)
    const last = await mistakeOf(tx, id)
    if (!last?.from || last.to !== status) throw new DomainError('STEP_STAYS', { status })

    if (last.writtenOff) await writeOn(tx, lines, last.writtenOff, userId)
    if (isTakenBack(status)) await sellAgain(tx, lines)
    if (status === OrderStatus.RETURNED) await tx.update(Shipment, { orderId: id }, { cashOwed: null })
    if (status === OrderStatus.DELIVERED) await deliverWhole(tx, { order, lines })
    if (status === OrderStatus.SHIPPED) await tx.delete(Shipment, { orderId: id })
    // What the courier said meanwhile and did not fit may fit now: asked again, it is heard as if it were new.
    else await tx.update(Shipment, { orderId: id }, { lastStatus: null })
    await reopenNotices(tx, last)
    await moveOrder(tx, order, last.from, { kind: OrderEventKind.TAKEN_BACK, by, userId })
  })

/** What a courier said and the mistake has settled is to be looked at again; not a sum that it has corrected since, but that a part came with another one. */
const reopenNotices = (tx: EntityManager, { orderId, place }: OrderEvent) =>
  tx.query(
    `UPDATE courier_notice AS notice
     SET "closedAt" = NULL, collected = CASE WHEN notice.collected IS NOT NULL THEN shipment.collected END
     FROM shipment WHERE shipment."orderId" = notice."orderId" AND notice."orderId" = $1
       AND "closedAt" = (SELECT at FROM order_event WHERE "orderId" = $1 AND place = $2)
       AND (why <> 'OTHER_SUM' OR notice.collected = shipment.collected)`,
    [orderId, place],
  )

/** The last step of the order, if it may be taken back; null when it may not, or a courier was told or paid by it, or said the same since. */
const mistakeOf = async (tx: EntityManager, orderId: string): Promise<OrderEvent | null> => {
  const [last] = await queryRows<OrderEvent & { mayGo: boolean }>(
    tx,
    `SELECT *, at > now() - make_interval(mins => $2) AND NOT EXISTS (
       SELECT FROM shipment WHERE shipment."orderId" = $1
         AND ("courierCode" IS NOT NULL AND "to" = 'SHIPPED' OR "payoutId" IS NOT NULL AND "to" = 'DELIVERED')
     ) AND NOT EXISTS (
       SELECT FROM order_event AS later WHERE later."orderId" = $1 AND later.place > order_event.place AND later.confirms
     ) AS "mayGo" FROM order_event
     WHERE "orderId" = $1 AND "to" IS NOT NULL ORDER BY place DESC LIMIT 1`,
    [orderId, minutesToTakeBack],
  )
  return last?.kind === OrderEventKind.STEP && last.by === OrderActor.ADMIN && last.mayGo ? last : null
}
