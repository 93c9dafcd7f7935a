import { isOnItsWay } from '@sunnah-store/schema/order-steps'
import type { EntityManager } from 'typeorm'
import { DomainError } from '../../errors.js'
import { lockLines } from '../lock-lines.js'
import { tellOfStep } from '../message/tell.service.js'
import { Order } from '../order.entity.js'
import { findOrder } from '../order.service.js'
import type { OrderLine } from '../order-line.entity.js'
import { refuseWhileSending } from './being-sent.js'
import { OrderActor, OrderEvent, OrderEventKind } from './order-event.entity.js'
import { OrderStatus } from './order-status.js'

/** Who changes an order. */
export interface Actor {
  /** Null: nobody who has an account. */
  id: string | null
  by: OrderActor
}

/** Somebody of the shop, as who changes an order. */
export const asAdmin = ({ id }: { id: string }): Actor & { id: string } => ({ id, by: OrderActor.ADMIN })

/** An order whose row is locked, and its products where the stock may change. */
export interface LockedOrder {
  order: Order
  lines: OrderLine[]
}

/**
 * Changes an order that is locked meanwhile, in one transaction.
 * @param touchesStock whether its products are locked too, before the order as everywhere: see product/lock-products.ts
 * @param others products that may come into it, to be locked with its own
 * @returns the order as it is then
 * @throws DomainError NOT_FOUND; BEING_SENT
 */
export const changeOrder = (
  db: EntityManager,
  id: string,
  touchesStock: boolean,
  change: (tx: EntityManager, locked: LockedOrder) => Promise<void>,
  others: readonly string[] = [],
): Promise<Order> =>
  db.transaction(async (tx) => {
    const lines = touchesStock ? await lockLines(tx, id, others) : []
    const order = await tx.findOne(Order, { where: { id }, lock: { mode: 'pessimistic_write' } })
    if (!order) throw new DomainError('NOT_FOUND', { orderId: id })
    await refuseWhileSending(tx, id)
    await change(tx, { order, lines })
    return findOrder(tx, id)
  })

/** Moves a locked order on, or back, and adds the event that tells of it; whoever ordered is told too. */
export const moveOrder = async (
  tx: EntityManager,
  { id, status: from, deliveredAt }: Order,
  to: OrderStatus,
  event: Omit<Partial<OrderEvent>, 'from' | 'to'> & Pick<OrderEvent, 'kind' | 'by' | 'userId'>,
): Promise<void> => {
  const isDelivered = to === OrderStatus.DELIVERED && deliveredAt === null
  // What came back after its delivery was delivered all the same.
  const wasDelivered = to === OrderStatus.RETURNED || to === OrderStatus.DELIVERED
  await tx.update(
    Order,
    { id },
    {
      status: to,
      stockReturned: to === OrderStatus.CANCELLED || to === OrderStatus.RETURNED,
      deliveredAt: isDelivered ? () => 'now()' : wasDelivered ? deliveredAt : null,
    },
  )
  await addEvent(tx, { ...event, orderId: id, from, to })
  // What a courier said and somebody was to look at is settled by the step that follows; not that another one has it too.
  const wasSent = isOnItsWay(from) || from === OrderStatus.DELIVERED
  if (wasSent && event.kind === OrderEventKind.STEP)
    await tx.query(
      `UPDATE courier_notice SET "closedAt" = now() WHERE "orderId" = $1 AND why <> 'RELEASED' AND "closedAt" IS NULL`,
      [id],
    )
  await tellOfStep(tx, id, to, event)
}

/** Adds an event to an order that is locked. @returns its place */
export const addEvent = async (
  tx: EntityManager,
  event: Partial<OrderEvent> & Pick<OrderEvent, 'orderId' | 'kind' | 'by' | 'userId'>,
): Promise<number> => {
  const place = await tx.countBy(OrderEvent, { orderId: event.orderId })
  await tx.insert(OrderEvent, { ...event, place })
  return place
}
