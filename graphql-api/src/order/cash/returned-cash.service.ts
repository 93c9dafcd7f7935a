import type { EntityManager } from 'typeorm'
import { DomainError } from '../../errors.js'
import { type Actor, addEvent, changeOrder } from '../life/change-order.js'
import { OrderEventKind } from '../life/order-event.entity.js'
import { OrderStatus } from '../life/order-status.js'
import { Shipment } from '../life/shipment.entity.js'
import type { Order } from '../order.entity.js'

/**
 * Notes of an order that came back after its delivery whether the courier has its cash still and owes it. The same again
 * changes nothing.
 * @throws DomainError NOT_FOUND; STATUS_CHANGED when it has not come back; NOT_OWED when no courier collected for it, or
 *   it is paid out
 */
export const noteReturnedCash = (
  db: EntityManager,
  id: string,
  { id: userId, by }: Actor,
  cashOwed: boolean,
): Promise<Order> =>
  changeOrder(db, id, false, async (tx, { order }) => {
    if (order.status !== OrderStatus.RETURNED) throw new DomainError('STATUS_CHANGED', { status: order.status })
    if (await setReturnedCash(tx, order, cashOwed))
      await addEvent(tx, { orderId: id, kind: OrderEventKind.CASH, by, userId, cashOwed })
  })

/**
 * Sets whether a courier owes the cash of a locked order that came back.
 * @returns whether it was otherwise before
 * @throws DomainError NOT_OWED when no courier collected for it, or it is paid out
 */
export const setReturnedCash = async (
  tx: EntityManager,
  { id: orderId, deliveredAt }: Order,
  cashOwed: boolean,
): Promise<boolean> => {
  const shipment = await tx.findOneBy(Shipment, { orderId })
  if (!deliveredAt || !shipment || shipment.payoutId) throw new DomainError('NOT_OWED', { orderIds: [orderId] })
  await tx.update(Shipment, { orderId }, { cashOwed })
  return shipment.cashOwed !== cashOwed
}
