import { isAwaited } from '@sunnah-store/schema/order-steps'
import type { EntityManager } from 'typeorm'
import type { Read } from '../../database/read.js'
import { DomainError } from '../../errors.js'
import type { Limit } from '../../limits/limit.js'
import type { User } from '../../user/user.entity.js'
import { isForShopper } from '../life/order-event.entity.js'
import { ReturnReason } from '../life/order-status.js'
import { Order } from '../order.entity.js'
import { orderLoaders } from '../order.loader.js'
import { readOrderNumber } from '../order-number.js'
import type { TrackOrderArgs } from './track-order.args.js'
import type { TrackedOrder } from './tracked-order.js'

const { LOST } = ReturnReason

const isTheirs = `(order.phone = :phone OR order.customerPhone = :phone
  OR EXISTS (SELECT FROM "user" WHERE id = order.userId AND phone = :phone))`

interface Asking {
  read: Read
  user: User | null
  limit: Limit
}

/**
 * Where an order stands, for whoever knows its number and a phone of it: the receiver's or the account's. Only what is not found
 * counts for the caller, and keeps nobody who shares their address from what they know; questions about an order that is not
 * their own count for it.
 * @throws DomainError NOT_FOUND, for a wrong phone as for a wrong number; RATE_LIMITED
 */
export const trackOrder = async (
  { read, user, limit }: Asking,
  { number: typed, phone }: TrackOrderArgs,
): Promise<TrackedOrder> => {
  const number = readOrderNumber(typed)
  const asked = number === null ? undefined : await read((db) => findAsked(db, number, phone)).catch(askedOf)
  const isOwn = user !== null && asked?.userId === user.id
  if (number !== null && !isOwn) countQuestion(limit, number, asked !== undefined)
  if (!asked?.isTheirs) {
    limit('tracking')
    throw new DomainError('NOT_FOUND')
  }
  return read((db) => readTracked(db, asked.id))
}

/** Whoever is over is refused alike for all that is not answered, so that they do not learn whether there is an order. */
const countQuestion = (limit: Limit, number: string, isThere: boolean) => {
  try {
    // Then made-up numbers leave no counts either.
    if (!isThere) limit('tracking', 0)
    limit('tracking', 1, { fromHere: number })
    limit('trackedOrders', 1, number)
  } catch (tooOften) {
    limit('tracking', 0)
    throw tooOften
  }
}

interface AskedOrder {
  id: string
  userId: string | null
  isTheirs: boolean | null
}

/** A database knows no such order, or another phone of it: where it is a replica, the primary is asked too. */
class Unanswered extends DomainError {
  constructor(readonly asked: AskedOrder | undefined) {
    super('NOT_FOUND')
  }
}

const askedOf = (error: unknown) => {
  if (error instanceof Unanswered) return error.asked
  throw error
}

// Both are asked about in one query, and both by as many databases, so that a wrong phone takes as long as a wrong number.
const findAsked = async (db: EntityManager, number: string, phone: string): Promise<AskedOrder> => {
  const asked = await db
    .createQueryBuilder(Order, 'order')
    .select('order.id', 'id')
    .addSelect('order.userId', 'userId')
    .addSelect(isTheirs, 'isTheirs')
    .where('order.number = :number', { number, phone })
    .getRawOne<AskedOrder>()
  if (!asked?.isTheirs) throw new Unanswered(asked)
  return asked
}

const readTracked = async (db: EntityManager, orderId: string): Promise<TrackedOrder> => {
  const order = await db.findOneBy(Order, { id: orderId })
  if (!order) throw new DomainError('NOT_FOUND')
  const { id, number, status, placedAt, deliveredAt, deliveryMinDays, deliveryMaxDays, total } = order
  // One after the other: a visitor's read takes one connection at a time.
  const events = await orderLoaders.orderEvents({ db }).load(id)
  const shipment = await orderLoaders.shipments({ db }).load(id)
  return {
    number,
    status,
    placedAt,
    deliveredAt,
    deliveryMinDays,
    deliveryMaxDays,
    toPay: isAwaited(status) ? total : 0,
    courier: shipment?.courier ?? null,
    events: events.filter(isForShopper).map((event) => ({ ...event, reason: event.reason === LOST ? LOST : null })),
  }
}
