import { isOnItsWay, nextSteps } from '@sunnah-store/schema/order-steps'
import { type EntityManager, MoreThan } from 'typeorm'
import { queryRows } from '../database/query-rows.js'
import { DomainError } from '../errors.js'
import { addEvent, changeOrder, type LockedOrder, moveOrder } from '../order/life/change-order.js'
import { OrderActor, OrderEvent, OrderEventKind } from '../order/life/order-event.entity.js'
import { OrderStatus, ReturnReason } from '../order/life/order-status.js'
import { Shipment } from '../order/life/shipment.entity.js'
import type { Order } from '../order/order.entity.js'
import { OrderLine } from '../order/order-line.entity.js'
import { isSumNotUnderstood, sumOf, takeSum } from './collected-sum.js'
import type { Courier, CourierWord } from './courier.js'
import { type CourierNotice, NoticeReason } from './courier-notice.entity.js'
import { hashOf, keepNotice } from './courier-notice.service.js'

/**
 * Takes a message of a courier: the order follows it, or somebody is to look at it. Twice, or older than another of its kind
 * that was heard before, it changes nothing.
 */
export const hearMessage = async (db: EntityManager, courier: Courier, told: unknown): Promise<void> => {
  const body = storable(told)
  const word = courier.parseWebhook(body)
  if (word) await hear(db, courier, word, body)
  else await keepNotice(db, { courierCode: courier.code, why: NoticeReason.NOT_UNDERSTOOD, orderId: null, body })
}

/** The same for what a courier says when it is asked. */
export const hear = async (db: EntityManager, courier: Courier, word: CourierWord, body: unknown): Promise<void> => {
  const keep = (why: NoticeReason, orderId: string | null) =>
    keepNotice(db, { courierCode: courier.code, why, orderId, body })
  const sent = await sentWith(db, courier, word)
  if (sent === 'being sent') return
  if (!sent) return keep(NoticeReason.NOT_OURS, null)
  const { orderId, isReleased } = sent
  if (isReleased) return keep(NoticeReason.RELEASED, orderId)
  try {
    // With the order's change: what is heard again is known, so a notice that was lost would never be written.
    await changeOrder(db, orderId, false, async (tx, locked) => {
      const noticed = await take(tx, locked, word, hashOf(courier.code, body))
      const again = noticed?.why !== NoticeReason.NOT_UNDERSTOOD
      if (noticed) await keepNotice(tx, { courierCode: courier.code, orderId, body, ...noticed }, { again })
    })
  } catch (error) {
    if (!(error instanceof DomainError && error.code === 'NOT_FOUND')) throw error
    await keep(NoticeReason.DOES_NOT_FIT, null)
  }
}

/** PostgreSQL stores neither U+0000 nor half of a surrogate pair. */
const storable = (value: unknown): unknown => {
  if (typeof value === 'string') return Buffer.from(value).toString().replaceAll('\0', '\ufffd')
  if (Array.isArray(value)) return value.map(storable)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map((entry) => entry.map(storable)))
}

/** The order that the word is about. While it is being sent, the courier is asked once that is known. */
const sentWith = async (db: EntityManager, courier: Courier, { invoice, consignmentId }: CourierWord) => {
  const [row] = await queryRows<{ orderId: string; isReleased: boolean; isSent: boolean }>(
    db,
    `SELECT "order".id AS "orderId", shipment."orderId" IS NOT NULL AS "isSent", release."orderId" IS NOT NULL AS "isReleased"
     FROM "order" LEFT JOIN courier_sending AS sending ON sending."orderId" = "order".id AND sending."courierCode" = $2
     LEFT JOIN shipment ON shipment."orderId" = "order".id AND shipment."courierCode" = $2
     LEFT JOIN courier_release AS release ON release."orderId" = "order".id AND release."courierCode" = $2
     WHERE number = $1 AND coalesce(shipment."orderId", sending."orderId", release."orderId") IS NOT NULL
       AND ($3::text IS NULL OR coalesce("consignmentId", $3) = $3)`,
    [invoice, courier.code, consignmentId],
  )
  if (!row) return null
  return row.isSent || row.isReleased ? row : 'being sent'
}

/** Why somebody has to look at what a courier said, and what it has collected where that is the reason. */
type Noticed = Pick<CourierNotice, 'why' | 'collected'> | null

/** @returns null when nobody has to look at it */
const take = async (tx: EntityManager, { order }: LockedOrder, told: CourierWord, hash: string): Promise<Noticed> => {
  const { id: orderId, status } = order
  const shipment = await tx.findOneByOrFail(Shipment, { orderId })
  const { consignmentId = null, lastStatus, partlyDelivered, heardAt, statusAt, saidAhead } = shipment
  if (saidAhead.includes(hash)) return null
  // A time to come would silence all that follows, so it is of now.
  const now = new Date()
  const isAhead = told.at > now
  const word = isAhead ? { ...told, at: now } : told
  const isHeard = await isKnown(tx, shipment, word)
  const sum = await takeSum(tx, { shipment, order, word, isKnown: isHeard })
  const isUnread = isSumNotUnderstood(word, shipment)
  const unread = isUnread ? { why: NoticeReason.NOT_UNDERSTOOD, collected: null } : null
  const heard = {
    saidAhead: isAhead ? [...saidAhead, hash] : saidAhead,
    heardAt: laterOf(heardAt, word.at),
    statusAt: word.status === null ? statusAt : laterOf(statusAt, word.at),
  }
  const { means } = word
  const collected = sum && sumOf(word)
  if (isHeard) {
    // What a courier says again was so until then, by its own clock.
    if (!word.isAnswer) await tx.update(Shipment, { orderId }, heard)
    return sum === 'other' ? noticeOf(tx, order, { means, collected, sum }) : unread
  }
  const to = stepOf(word)
  await tx.update(
    Shipment,
    { orderId },
    {
      consignmentId: consignmentId ?? word.consignmentId,
      lastStatus: word.status ?? lastStatus,
      partlyDelivered: means === 'PARTLY_DELIVERED' || (partlyDelivered && !to),
      ...heard,
    },
  )
  const said = { kind: OrderEventKind.COURIER, by: OrderActor.COURIER, userId: null, note: noteOf(word) }
  const reason = to === OrderStatus.RETURNING ? ReturnReason.REFUSED_AT_DOOR : null
  if (to && nextSteps[status].includes(to)) {
    await moveOrder(tx, order, to, { ...said, kind: OrderEventKind.STEP, reason })
    // The step has settled what was kept of a sum that was told before it.
    return (
      (await noticeOf(tx, { ...order, status: to }, { means, collected: collected ?? shipment.collected, sum })) ??
      unread
    )
  }
  // Another sum than a part came to, which somebody has said was delivered, is of another delivery.
  const isOther = (isUnread || (sum && collected !== order.total)) && (await cameBackInPart(tx, orderId))
  await addEvent(tx, { ...said, orderId, confirms: isSaidOf(order, to) && !isOther })
  return (await noticeOf(tx, order, { means, collected, sum })) ?? unread
}

interface Said extends Pick<CourierWord, 'means'> {
  /** In whole taka; null where it tells none that counts. */
  collected: number | null
  sum: Awaited<ReturnType<typeof takeSum>>
}

/** Why somebody has to look at it, the order standing where it stands. */
const noticeOf = async (tx: EntityManager, order: Order, { means, collected, sum }: Said): Promise<Noticed> => {
  const isOtherSum = collected !== null && collected !== order.total
  const otherSum = isOtherSum ? { why: NoticeReason.OTHER_SUM, collected } : null
  if (means === 'NOT_UNDERSTOOD') return { why: NoticeReason.NOT_UNDERSTOOD, collected: null }
  if (means === 'PARTLY_DELIVERED') {
    const isDelivered = order.status === OrderStatus.DELIVERED
    // Who has said which pieces came back has seen the sum that was told by then.
    if (isDelivered && (await cameBackInPart(tx, order.id))) return sum === 'other' ? otherSum : null
    if (isDelivered || isOnItsWay(order.status)) return { why: NoticeReason.PARTLY_DELIVERED, collected }
    return { why: NoticeReason.DOES_NOT_FIT, collected: null }
  }
  const to = stepOf({ means })
  if (to && !isSaidOf(order, to)) return { why: NoticeReason.DOES_NOT_FIT, collected: null }
  return to === OrderStatus.DELIVERED ? otherSum : null
}

/** The order stands there already, or was not delivered and its pieces are in the shop. */
const isSaidOf = ({ status, deliveredAt }: Order, to: OrderStatus | null) =>
  to === status || (to === OrderStatus.RETURNING && status === OrderStatus.RETURNED && deliveredAt === null)

/** Whether somebody has said already which pieces came back from the door. */
const cameBackInPart = (tx: EntityManager, orderId: string) =>
  tx.existsBy(OrderLine, { orderId, cameBack: MoreThan(0) })

const stepOf = ({ means }: Pick<CourierWord, 'means'>): OrderStatus | null => {
  if (means === 'DELIVERED') return OrderStatus.DELIVERED
  return means === 'RETURNING' ? OrderStatus.RETURNING : null
}

const laterOf = (one: Date | null, other: Date) => (one && one > other ? one : other)

const noteOf = ({ status, message }: CourierWord) => [status, message].filter(Boolean).join(': ')

/** Heard before, or older than what was heard: than any word, or a status than another one, which news may have overtaken. */
const isKnown = async (tx: EntityManager, shipment: Shipment, word: CourierWord) => {
  const { orderId, lastStatus } = shipment
  const newest = word.status === null ? shipment.heardAt : shipment.statusAt
  if (newest && word.at < newest) return true
  if (word.message === null && word.status === lastStatus) return true
  if (newest?.getTime() !== word.at.getTime()) return false
  return tx.existsBy(OrderEvent, { orderId, by: OrderActor.COURIER, note: noteOf(word) })
}
