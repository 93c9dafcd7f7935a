import { isOpen } from '@sunnah-store/schema/order-steps'
import type { EntityManager } from 'typeorm'
import { DomainError } from '../../errors.js'
import { isForShopper } from '../life/order-event.entity.js'
import { Order } from '../order.entity.js'
import { orderLoaders } from '../order.loader.js'
import type { TrackedOrder } from './tracked-order.js'

// Both are asked about in one query, so that a wrong phone takes as long as a wrong number.
const isTheirs = `order.number = :number AND (order.phone = :phone OR order.customerPhone = :phone
  OR EXISTS (SELECT FROM "user" WHERE id = order.userId AND phone = :phone))`

/**
 * Where an order stands, for whoever knows its number and a phone of it: the receiver's or the account's.
 * @throws DomainError NOT_FOUND, for a wrong phone as for a wrong number
 */
export const trackOrder = async (db: EntityManager, number: string, phone: string): Promise<TrackedOrder> => {
  const order = await db.createQueryBuilder(Order, 'order').where(isTheirs, { number, phone }).getOne()
  if (!order) throw new DomainError('NOT_FOUND')
  const { id, status, placedAt, deliveredAt, deliveryMinDays, deliveryMaxDays, total } = order
  const [orderEvents, shipments] = [orderLoaders.orderEvents({ db }), orderLoaders.shipments({ db })]
  const [events, shipment] = await Promise.all([orderEvents.load(id), shipments.load(id)])
  return {
    number,
    status,
    placedAt,
    deliveredAt,
    deliveryMinDays,
    deliveryMaxDays,
    toPay: isOpen(status) ? total : 0,
    courier: shipment?.courier ?? null,
    events: events.filter(isForShopper),
  }
}
