import { isInTheShop } from '@sunnah-store/schema/order-steps'
import type { EntityManager } from 'typeorm'
import { queryRows } from '../database/query-rows.js'
import { DomainError } from '../errors.js'
import { requireAsSeen, type Seen } from '../order/life/as-seen.js'
import type { Actor } from '../order/life/change-order.js'
import { OrderStatus } from '../order/life/order-status.js'
import { takeStep } from '../order/life/order-step.service.js'
import { Order } from '../order/order.entity.js'
import type { Courier, Parcel, Sent } from './courier.js'
import { CourierSending } from './courier-sending.entity.js'
import { parcelOf } from './parcel.js'

/** An order that this server may tell the courier of now. */
export interface Begun {
  id: string
  parcel: Parcel
  /** It was told of it before, and nobody knows what became of that. */
  again: boolean
}

// Longer than any call of a courier.
const BUSY = `now() + interval '1 minute'`

/**
 * Notes that an order is being handed to a courier, before the courier hears of it.
 * @param seen what somebody had seen of it who wants it sent
 * @throws DomainError NOT_FOUND; STATUS_CHANGED; ORDER_CHANGED; COURIER_REFUSED; BEING_SENT while another call waits for a courier
 */
export const beginSending = (
  db: EntityManager,
  courier: Courier,
  id: string,
  note: string | null,
  seen: Seen = {},
): Promise<Begun> =>
  db.transaction(async (tx) => {
    const order = await tx.findOne(Order, { where: { id }, lock: { mode: 'pessimistic_write' } })
    if (!order) throw new DomainError('NOT_FOUND', { orderId: id })
    if (!isInTheShop(order.status)) throw new DomainError('STATUS_CHANGED', { status: order.status })
    requireAsSeen(order, seen)
    const parcel = parcelOf(order, note)
    const [open] = await queryRows<{ isOurs: boolean }>(
      tx,
      'SELECT "courierCode" = $2 AND "busyUntil" < now() AS "isOurs" FROM courier_sending WHERE "orderId" = $1',
      [id, courier.code],
    )
    if (open && !open.isOurs) throw new DomainError('BEING_SENT')
    const fault = open ? null : courier.faultOf(parcel)
    if (fault) throw new DomainError('COURIER_REFUSED', { words: fault })
    await tx.query(
      `INSERT INTO courier_sending ("orderId", "courierCode", "busyUntil") VALUES ($1, $2, ${BUSY})
       ON CONFLICT ("orderId") DO UPDATE SET "busyUntil" = ${BUSY}`,
      [id, courier.code],
    )
    return { id, parcel, again: open !== undefined }
  })

/** The courier has it: the order is sent. Once more changes nothing. */
export const finishSending = (
  db: EntityManager,
  courier: Courier,
  actor: Actor,
  id: string,
  { consignmentId, trackingCode }: Pick<Extract<Sent, { kind: 'taken' }>, 'consignmentId' | 'trackingCode'>,
): Promise<Order> =>
  db.transaction(async (tx) => {
    await tx.findOne(Order, { where: { id }, lock: { mode: 'pessimistic_write' } })
    await tx.delete(CourierSending, { orderId: id })
    const trackingUrl = trackingCode && courier.trackingUrl(trackingCode)
    const shipment = { courier: courier.name, courierCode: courier.code, consignmentId, trackingCode, trackingUrl }
    return takeStep(tx, id, actor, { to: OrderStatus.SHIPPED, shipment })
  })

/** The courier does not have it: the order is as it was. */
export const dropSending = (db: EntityManager, orderId: string): Promise<unknown> =>
  db.delete(CourierSending, { orderId })

/** Nobody knows whether the courier has it; whoever asks next may. */
export const leaveSending = (db: EntityManager, orderId: string): Promise<unknown> =>
  db.query('UPDATE courier_sending SET "busyUntil" = now() WHERE "orderId" = $1', [orderId])
