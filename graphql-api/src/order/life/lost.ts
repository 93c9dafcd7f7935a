import { isOnItsWay } from '@sunnah-store/schema/order-steps'
import type { Order } from '../order.entity.js'
import type { LockedOrder } from './change-order.js'
import type { OrderEvent, WrittenOff } from './order-event.entity.js'
import { OrderStatus, ReturnReason } from './order-status.js'
import { wrongField } from './wrong-field.js'

/** Whether its parcel was lost, by what happened to it, the first first. */
export const isLost = (
  { status }: Pick<Order, 'status'>,
  events: readonly Pick<OrderEvent, 'to' | 'reason'>[],
): boolean => status === OrderStatus.RETURNED && events.findLast(({ to }) => to !== null)?.reason === ReturnReason.LOST

/** SQL: the same of an order. */
export const wasLost = (order: string): string => `(${order}.status = 'RETURNED' AND (
  SELECT reason FROM order_event WHERE "orderId" = ${order}.id AND "to" IS NOT NULL ORDER BY place DESC LIMIT 1
) IS NOT DISTINCT FROM 'LOST')`

/**
 * All that was in a lost parcel: nothing of it comes back, so all of it is written off.
 * @throws DomainError BAD_USER_INPUT when it is not on its way, or less is to be written off
 */
export const allOfLost = (
  { order, lines }: LockedOrder,
  asked: readonly WrittenOff[] | null | undefined,
): WrittenOff[] => {
  if (!isOnItsWay(order.status)) throw wrongField('reason', 'reason LOST is for an order that is on its way')
  const all = lines.map(({ variantId, quantity }) => ({ variantId, quantity }))
  const isAll = ({ variantId, quantity }: WrittenOff) =>
    asked?.some((one) => one.variantId === variantId && one.quantity === quantity)
  if (asked && !(asked.length === all.length && all.every(isAll)))
    throw wrongField('writtenOff', 'writtenOff must be all pieces of the order, or not given, with the reason LOST')
  return all
}
