import { latinDigits } from '@sunnah-store/schema/digits'
import type { EntityManager } from 'typeorm'
import { DomainError } from '../errors.js'
import { type Actor, addEvent, changeOrder } from '../order/life/change-order.js'
import { OrderEvent, OrderEventKind } from '../order/life/order-event.entity.js'
import { Shipment } from '../order/life/shipment.entity.js'
import type { Order } from '../order/order.entity.js'
import type { Couriers } from './open-couriers.js'

/**
 * Notes the courier's number for a parcel, where the courier has not told it, or another in the place of one that was typed.
 * The same again changes nothing.
 * @throws DomainError NOT_FOUND; STATUS_CHANGED when it is not sent; TRACKING_KNOWN when the courier itself has told it
 */
export const noteTracking = (
  db: EntityManager,
  couriers: Couriers,
  orderId: string,
  { id: userId, by }: Actor,
  typed: string,
): Promise<Order> =>
  changeOrder(db, orderId, false, async (tx, { order: { status } }) => {
    const trackingCode = latinDigits(typed).trim()
    const sent = await tx.findOneBy(Shipment, { orderId })
    if (!sent) throw new DomainError('STATUS_CHANGED', { status })
    if (sent.trackingCode === trackingCode) return
    // What was typed for another parcel of it, before a step was taken back, says nothing of the number that stands here.
    const isTyped =
      sent.trackingCode === null ||
      sent.courierCode === null ||
      (await tx.existsBy(OrderEvent, { orderId, kind: OrderEventKind.TRACKING, note: sent.trackingCode }))
    if (!isTyped) throw new DomainError('TRACKING_KNOWN', { trackingCode: sent.trackingCode })
    const courier = couriers.find(({ code }) => code === sent.courierCode)
    await tx.update(Shipment, { orderId }, { trackingCode, trackingUrl: courier?.trackingUrl(trackingCode) ?? null })
    await addEvent(tx, { orderId, kind: OrderEventKind.TRACKING, by, userId, note: trackingCode })
  })
