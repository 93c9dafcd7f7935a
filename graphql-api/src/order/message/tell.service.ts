import { minutesToTakeBack } from '@sunnah-store/schema/order-steps'
import { type EntityManager, IsNull, Not } from 'typeorm'
import { OrderActor, type OrderEvent, OrderEventKind } from '../life/order-event.entity.js'
import { OrderStatus } from '../life/order-status.js'
import { Shipment } from '../life/shipment.entity.js'
import { kindOfStep, type OrderMessageKind } from './order-message-kind.js'

/** SQL: a message of the order $1 that waits until what it tells cannot be taken back any more. */
const isWaiting = `"orderId" = $1 AND "toldAt" IS NULL AND "dueAt" > now()`

/**
 * Has whoever ordered told of something, in the transaction in which it happens: both come, or neither.
 * @param minutes how long it waits
 */
export const tell = async (tx: EntityManager, orderId: string, kind: OrderMessageKind, minutes = 0): Promise<void> => {
  await tx.query(
    `INSERT INTO order_message ("orderId", kind, "dueAt") VALUES ($1, $2, now() + make_interval(mins => $3))`,
    [orderId, kind, minutes],
  )
}

/**
 * Has whoever ordered told of a step of an order that is locked. What can be taken back waits until it cannot: taken
 * back, it is never told. Any further step ends that for the steps before, so that all is told in its order.
 */
export const tellOfStep = async (
  tx: EntityManager,
  orderId: string,
  to: OrderStatus,
  { kind, by }: Pick<OrderEvent, 'kind' | 'by'>,
): Promise<void> => {
  if (kind === OrderEventKind.TAKEN_BACK) {
    await tx.query(`DELETE FROM order_message WHERE ${isWaiting}`, [orderId])
    return
  }
  await tx.query(`UPDATE order_message SET "dueAt" = now() WHERE ${isWaiting}`, [orderId])
  const told = kindOfStep[to]
  if (!told) return
  const mayGoBack = by === OrderActor.ADMIN && !(await isAtCourier(tx, orderId, to))
  // A minute more than it takes, for who has waited for a lock.
  await tell(tx, orderId, told, mayGoBack ? minutesToTakeBack + 1 : 0)
}

/** Whether it was sent by a courier's own system, which nobody takes back. */
const isAtCourier = async (tx: EntityManager, orderId: string, to: OrderStatus) =>
  to === OrderStatus.SHIPPED && (await tx.existsBy(Shipment, { orderId, courierCode: Not(IsNull()) }))
