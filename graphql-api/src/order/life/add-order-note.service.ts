import type { EntityManager } from 'typeorm'
import { DomainError } from '../../errors.js'
import { Order } from '../order.entity.js'
import { type Actor, addEvent } from './change-order.js'
import { OrderEvent, OrderEventKind } from './order-event.entity.js'

/**
 * Adds a note for the shop alone to what happened to an order, wherever that stands: nothing else of it changes, so one may
 * be added while a courier has not answered too. The same by the same person, with nothing between, is added once.
 * @throws DomainError NOT_FOUND
 */
export const addOrderNote = (
  db: EntityManager,
  orderId: string,
  { id: userId, by }: Actor,
  note: string,
): Promise<Order> =>
  db.transaction(async (tx) => {
    const order = await tx.findOne(Order, { where: { id: orderId }, lock: { mode: 'pessimistic_write' } })
    if (!order) throw new DomainError('NOT_FOUND', { orderId })
    const last = await tx.findOne(OrderEvent, { where: { orderId }, order: { place: 'DESC' } })
    const isAgain = last?.kind === OrderEventKind.NOTE && last.userId === userId && last.note === note
    if (!isAgain) await addEvent(tx, { orderId, kind: OrderEventKind.NOTE, by, userId, note })
    return order
  })
