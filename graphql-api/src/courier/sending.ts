import { isInTheShop } from '@sunnah-store/schema/order-steps'
import type { EntityManager } from 'typeorm'
import { queryRow, queryRows } from '../database/query-rows.js'
import { DomainError } from '../errors.js'
import { requireAsSeen, type Seen } from '../order/life/as-seen.js'
import type { Actor } from '../order/life/change-order.js'
import { OrderStatus } from '../order/life/order-status.js'
import { takeStep } from '../order/life/order-step.service.js'
import { Shipment } from '../order/life/shipment.entity.js'
import { Order } from '../order/order.entity.js'
import { findOrder } from '../order/order.service.js'
import type { Courier, Parcel, Sent } from './courier.js'
import { NoticeReason } from './courier-notice.entity.js'
import { keepNotice } from './courier-notice.service.js'
import { CourierRelease } from './courier-release.entity.js'
import { CourierSending } from './courier-sending.entity.js'
import { parcelOf } from './parcel.js'

/** An order that this server may tell the courier of now. */
export interface Begun {
  id: string
  parcel: Parcel
  /** It was told of it before, and nobody knows what became of that. */
  again: boolean
  /** When it was told of it, as the database writes it: whose answer is waited for. */
  since: string
  /** Until when no other call asks, as the database writes it: whose it is. */
  claim: string
}

// Longer than all that one sending asks a courier, together.
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
    const wasReleased = await queryRows<object>(
      tx,
      'DELETE FROM courier_release WHERE "orderId" = $1 AND "courierCode" = $2 RETURNING true',
      [id, courier.code],
    )
    const fault = open ? null : courier.faultOf(parcel)
    if (fault) throw new DomainError('COURIER_REFUSED', { words: fault })
    const claimed = await queryRow<{ since: string; claim: string }>(
      tx,
      `INSERT INTO courier_sending ("orderId", "courierCode", "busyUntil") VALUES ($1, $2, ${BUSY})
       ON CONFLICT ("orderId") DO UPDATE SET "busyUntil" = ${BUSY} RETURNING since::text, "busyUntil"::text AS claim`,
      [id, courier.code],
    )
    return { id, parcel, again: open !== undefined || wasReleased.length > 0, ...claimed }
  })

/**
 * Notes that a courier, which did not have it when it was asked, is told of it once more: it has its time to answer anew.
 * @throws DomainError BEING_SENT where it is released by now, or another call has it: the courier must not hear of it
 */
export const tellAgain = async (db: EntityManager, begun: Begun): Promise<Begun> => {
  const [told] = await queryRows<{ since: string }>(
    db,
    `UPDATE courier_sending SET since = now(), "leftAt" = NULL WHERE "orderId" = $1 AND "busyUntil" = $2::timestamptz
     RETURNING since::text`,
    [begun.id, begun.claim],
  )
  if (!told) throw new DomainError('BEING_SENT')
  return { ...begun, ...told }
}

/**
 * The courier has it: the order is sent. Once more adds only what the courier had not told before: its numbers for the parcel.
 * @returns null when it was released from the courier meanwhile: it stands as it was, and somebody is to look at it
 */
export const finishSending = (
  db: EntityManager,
  courier: Courier,
  actor: Actor,
  id: string,
  { consignmentId, trackingCode }: Pick<Extract<Sent, { kind: 'taken' }>, 'consignmentId' | 'trackingCode'>,
): Promise<Order | null> =>
  db.transaction(async (tx) => {
    const order = await tx.findOne(Order, { where: { id }, lock: { mode: 'pessimistic_write' } })
    const { affected } = await tx.delete(CourierSending, { orderId: id, courierCode: courier.code })
    if (order && !affected && (await tx.existsBy(CourierRelease, { orderId: id, courierCode: courier.code }))) {
      const body = { invoice: order.number, consignmentId, trackingCode }
      await keepNotice(tx, { courierCode: courier.code, why: NoticeReason.RELEASED, orderId: id, body })
      return null
    }
    await tx.query(
      `UPDATE courier_notice SET "closedAt" = now()
       WHERE "orderId" = $1 AND "courierCode" = $2 AND why = 'RELEASED' AND "closedAt" IS NULL`,
      [id, courier.code],
    )
    const trackingUrl = trackingCode && courier.trackingUrl(trackingCode)
    const shipment = { courier: courier.name, courierCode: courier.code, consignmentId, trackingCode, trackingUrl }
    const sent = await tx.findOneBy(Shipment, { orderId: id })
    if (sent?.courierCode === courier.code) {
      // The shop settled it by itself, by an answer that tells no numbers, before the courier answered whoever sent it.
      const isOfThis = consignmentId !== null && (sent.consignmentId ?? consignmentId) === consignmentId
      if (isOfThis && sent.trackingCode === null)
        await tx.update(Shipment, { orderId: id }, { consignmentId, trackingCode, trackingUrl })
      return findOrder(tx, id)
    }
    return takeStep(tx, id, actor, { to: OrderStatus.SHIPPED, shipment })
  })

/** The courier does not have it: the order is as it was. Not where it was told of it anew meanwhile, or another courier was. */
export const dropSending = (db: EntityManager, { id, since }: Pick<Begun, 'id' | 'since'>): Promise<unknown> =>
  db.query('DELETE FROM courier_sending WHERE "orderId" = $1 AND since = $2::timestamptz', [id, since])

/** Nobody knows whether the courier has it; whoever asks next may. Not where another call has it by now. */
export const leaveSending = (db: EntityManager, { id, claim }: Pick<Begun, 'id' | 'claim'>): Promise<unknown> =>
  db.query(
    `UPDATE courier_sending SET "busyUntil" = now(), "leftAt" = coalesce("leftAt", now())
     WHERE "orderId" = $1 AND "busyUntil" = $2::timestamptz`,
    [id, claim],
  )

/** A sending that is one server's to settle, until somebody else has it. */
export interface Claimed {
  orderId: string
  /** Its "busyUntil", to the microsecond. */
  claim: string
}

/** The courier did not have it when it was asked, which after ten minutes means that it never will. Not where another call has it by now. */
export const settleMissing = async (db: EntityManager, claimed: Claimed): Promise<void> => {
  const dropped = await queryRows<object>(
    db,
    `DELETE FROM courier_sending WHERE "orderId" = $1 AND "busyUntil" = $2::timestamptz
       AND since < now() - interval '10 minutes' RETURNING "orderId"`,
    [claimed.orderId, claimed.claim],
  )
  if (dropped.length === 0) await releaseClaim(db, claimed)
}

/** Whoever asks next may; not where another call has it by now. @param until until when nobody else could; now, unless it is given */
export const releaseClaim = (db: EntityManager, { orderId, claim }: Claimed, until?: string): Promise<unknown> =>
  db.query(
    `UPDATE courier_sending SET "busyUntil" = coalesce($3::timestamptz, now())
     WHERE "orderId" = $1 AND "busyUntil" = $2::timestamptz`,
    [orderId, claim, until ?? null],
  )
