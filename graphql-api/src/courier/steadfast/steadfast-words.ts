import { type Static, Type } from '@sinclair/typebox'
import { Value } from '@sinclair/typebox/value'
import { limits } from '@sunnah-store/schema/limits'
import { utcOffset } from '@sunnah-store/schema/time-zone'
import type { CourierWord } from '../courier.js'

const meanings: Readonly<Record<string, CourierWord['means']>> = {
  in_review: 'NEWS',
  pending: 'NEWS',
  hold: 'NEWS',
  delivered_approval_pending: 'NEWS',
  partial_delivered_approval_pending: 'NEWS',
  cancelled_approval_pending: 'NEWS',
  unknown_approval_pending: 'NEWS',
  delivered: 'DELIVERED',
  partial_delivered: 'PARTLY_DELIVERED',
  cancelled: 'RETURNING',
  unknown: 'NEWS',
}

/** What a status means; undefined: the documents do not name it. */
export const meaningOf = (status: string): CourierWord['means'] | undefined => {
  const known = status.toLowerCase()
  return Object.hasOwn(meanings, known) ? meanings[known] : undefined
}

const Message = Type.Object({
  notification_type: Type.Union([Type.Literal('delivery_status'), Type.Literal('tracking_update')]),
  consignment_id: Type.Union([Type.Integer(), Type.String({ minLength: 1, maxLength: 40 })]),
  invoice: Type.String({ maxLength: 40 }),
  status: Type.Optional(Type.String({ maxLength: 60 })),
  cod_amount: Type.Optional(Type.Unknown()),
  tracking_message: Type.Optional(Type.Union([Type.String({ maxLength: 400 }), Type.Null()])),
  updated_at: Type.String({ maxLength: 40 }),
})

/** What a message of Steadfast's says; null: it cannot be understood. */
export const readMessage = (body: unknown): CourierWord | null => {
  if (!Value.Check(Message, body)) return null
  const [at, means] = [timeOf(body.updated_at), meansOf(body)]
  if (!at || !means) return null
  return {
    invoice: body.invoice,
    consignmentId: String(body.consignment_id),
    means,
    status: body.notification_type === 'delivery_status' ? (body.status ?? null) : null,
    message: body.tracking_message || null,
    collected: sumOf(body.cod_amount),
    at,
  }
}

const meansOf = ({ notification_type, status, tracking_message }: Static<typeof Message>) => {
  if (notification_type === 'tracking_update') return tracking_message ? 'NEWS' : undefined
  return status === undefined ? undefined : meaningOf(status)
}

// As a number, or as a text such as 450.00.
const sumOf = (sum: unknown): CourierWord['collected'] => {
  if (sum === undefined || sum === null || sum === '') return null
  const isText = typeof sum === 'string' && /^\d{1,9}(\.\d{1,9})?$/.test(sum.trim())
  const taka = typeof sum === 'number' || isText ? Math.round(Number(sum)) : -1
  return taka >= 0 && taka <= limits.payout.taka ? taka : 'NOT_UNDERSTOOD'
}

const DAY = 86_400_000
// Steadfast began later than that.
const EARLIEST = Date.UTC(2000)

// Without a zone it is the courier's own time, that of Bangladesh.
const timeOf = (text: string): Date | null => {
  const local = /^(\d{4}-\d\d-\d\d)[ T](\d\d:\d\d:\d\d)$/.exec(text)
  const at = new Date(local ? `${local[1]}T${local[2]}${utcOffset}` : text)
  return at.getTime() >= EARLIEST && at.getTime() <= Date.now() + DAY ? at : null
}
