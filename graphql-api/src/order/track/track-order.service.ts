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

// Both are asked about in one query, so that a wrong phone takes as long as a wrong number.
const isTheirs = `order.number = :number AND (order.phone = :phone OR order.customerPhone = :phone
  OR EXISTS (SELECT FROM "user" WHERE id = order.userId AND phone = :phone))`

interface Asking {
  read: Read
  user: User | null
  limit: Limit
}

/**
 * Where an order stands, for whoever knows its number and a phone of it: the receiver's or the account's.
 * @throws DomainError NOT_FOUND, for a wrong phone as for a wrong number; RATE_LIMITED, for an order that is not the caller's own
 */
export const trackOrder = async (
  { read, user, limit }: Asking,
  { number: typed, phone }: TrackOrderArgs,
): Promise<TrackedOrder> => {
  const number = readOrderNumber(typed)
  if (!number) throw new DomainError('NOT_FOUND')
  if (!user || !(await read((db) => db.existsBy(Order, { number, userId: user.id })))) {
    limit('tracking', 1, { fromHere: number })
    limit('trackedOrders', 1, number)
  }
  return read((db) => readTracked(db, number, phone))
}

const readTracked = async (db: EntityManager, number: string, phone: string): Promise<TrackedOrder> => {
  const order = await db.createQueryBuilder(Order, 'order').where(isTheirs, { number, phone }).getOne()
  if (!order) throw new DomainError('NOT_FOUND')
  const { id, status, placedAt, deliveredAt, deliveryMinDays, deliveryMaxDays, total } = order
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
