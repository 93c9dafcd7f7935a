import { isInTheShop, isOnItsWay } from '@sunnah-store/schema/order-steps'
import type { EntityManager } from 'typeorm'
import type { AskedPage } from '../database/asked-page.js'
import { DomainError } from '../errors.js'
import { returnSold } from '../stock/stock.service.js'
import { User } from '../user/user.entity.js'
import { requireAsSeen, type Seen } from './life/as-seen.js'
import { refuseWhileSending } from './life/being-sent.js'
import { OrderStatus } from './life/order-status.js'
import { lockLines } from './lock-lines.js'
import { Order } from './order.entity.js'
import { readOrderNumber } from './order-number.js'

/** One page of a shopper's orders, newest first. */
export const listOrdersOf = (db: EntityManager, userId: string, { page, size }: AskedPage): Promise<Order[]> =>
  db.find(Order, { where: { userId }, order: { placedAt: 'DESC', id: 'DESC' }, skip: page * size, take: size })

/** How many orders the shopper has on all pages, but for removed ones. */
export const countOrdersOf = (db: EntityManager, userId: string): Promise<number> => db.countBy(Order, { userId })

/**
 * The user with this email: the caller, or for whoever works in the shop any user; null when there is none.
 * @throws DomainError FORBIDDEN for another email than the caller's, whether or not it exists
 */
export const ownerOfOrders = async (db: EntityManager, caller: User, email: string): Promise<User | null> => {
  if (caller.email?.toLowerCase() === email.toLowerCase()) return caller
  if (!caller.isStaff) throw new DomainError('FORBIDDEN')
  return db.findOneBy(User, { email })
}

/**
 * One order.
 * @throws DomainError NOT_FOUND, also for a deleted order
 */
export const findOrder = async (db: EntityManager, id: string): Promise<Order> => {
  const order = await db.findOneBy(Order, { id })
  if (!order) throw new DomainError('NOT_FOUND', { orderId: id })
  return order
}

/**
 * One order of this user, by the number that people read out.
 * @throws DomainError NOT_FOUND, also for somebody else's order
 */
export const findOrderOf = async (db: EntityManager, userId: string, typed: string): Promise<Order> => {
  const number = readOrderNumber(typed)
  const order = number && (await db.findOneBy(Order, { userId, number }))
  if (!order) throw new DomainError('NOT_FOUND', { number: typed })
  return order
}

/** The order that this user has placed with this key. */
export const findOrderByKey = (db: EntityManager, userId: string, idempotencyKey: string): Promise<Order | null> =>
  db.findOneBy(Order, { userId, idempotencyKey })

/**
 * Deletes an order (softly); the pieces of one that has not left the shop return to the stock.
 * @returns whether there was such an order
 * @throws DomainError STATUS_CHANGED and ORDER_CHANGED when it is not as it was seen; ORDER_ON_ITS_WAY; ORDER_HAS_CASH while its cash is in a payout, or not settled with its courier
 */
export const deleteOrder = (db: EntityManager, id: string, seen: Seen = {}): Promise<boolean> =>
  db.transaction(async (tx) => {
    const lines = await lockLines(tx, id)
    const order = await tx.findOne(Order, { where: { id }, lock: { mode: 'pessimistic_write' } })
    if (!order) return false
    requireAsSeen(order, seen)
    const { status } = order
    if (isOnItsWay(status)) throw new DomainError('ORDER_ON_ITS_WAY', { status })
    if (hasCash(order)) throw new DomainError('ORDER_HAS_CASH', { orderId: id })
    await refuseWhileSending(tx, id)
    if (isInTheShop(status)) await returnSold(tx, lines)
    await tx.update(
      Order,
      { id },
      { stockReturned: order.stockReturned || isInTheShop(status), deletedAt: () => 'now()' },
    )
    return true
  })

/** A courier has collected for it, and nobody has said of what came back that it owes nothing of that. */
const hasCash = ({ courier, deliveredAt, status, paidOut, cashOwed }: Order): boolean =>
  courier !== null && deliveredAt !== null && (paidOut || status !== OrderStatus.RETURNED || cashOwed !== false)
