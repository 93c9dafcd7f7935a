import { isOnItsWay, nextSteps } from '@sunnah-store/schema/order-steps'
import { type EntityManager, MoreThan } from 'typeorm'
import { queryRows } from '../database/query-rows.js'
import { DomainError } from '../errors.js'
import { addEvent, changeOrder, type LockedOrder, moveOrder } from '../order/life/change-order.js'
import { OrderActor, OrderEventKind } from '../order/life/order-event.entity.js'
import { OrderStatus, ReturnReason } from '../order/life/order-status.js'
import { Shipment } from '../order/life/shipment.entity.js'
import type { Order } from '../order/order.entity.js'
import { OrderLine } from '../order/order-line.entity.js'
import { takeSum } from './collected-sum.js'
import type { Courier, CourierWord } from './courier.js'
import { NoticeReason } from './courier-notice.entity.js'
import { keepNotice } from './courier-notice.service.js'

/**
 * Takes a message of a courier: the order follows it, or somebody is to look at it. Twice, or older than another of its kind
 * that was heard before, it changes nothing.
 */
export const hearMessage = async (db: EntityManager, courier: Courier, body: unknown): Promise<void> => {
  const word = courier.parseWebhook(body)
  if (word) await hear(db, courier, word, body)
  else await keepNotice(db, { courierCode: courier.code, why: NoticeReason.NOT_UNDERSTOOD, orderId: null, body })
}

/** The same for what a courier says when it is asked. */
export const hear = async (db: EntityManager, courier: Courier, word: CourierWord, body: unknown): Promise<void> => {
  const keep = (tx: EntityManager, why: NoticeReason, orderId: string | null) =>
    keepNotice(tx, {
      ...{ courierCode: courier.code, why, orderId, body },
      collected: tellsOfSum.has(why) ? word.collected : null,
    })
  const sent = await sentWith(db, courier, word)
  if (sent === 'being sent') return
  if (!sent) return keep(db, NoticeReason.NOT_OURS, null)
  const { orderId, isReleased } = sent
  if (isReleased) return keep(db, NoticeReason.RELEASED, orderId)
  try {
    // With the order's change: what is heard again is known, so a notice that was lost would never be written.
    await changeOrder(db, orderId, false, async (tx, locked) => {
      const why = await take(tx, locked, word)
      if (why) await keep(tx, why, orderId)
    })
  } catch (error) {
    if (!(error instanceof DomainError && error.code === 'NOT_FOUND')) throw error
    await keep(db, NoticeReason.DOES_NOT_FIT, null)
  }
}

const tellsOfSum: ReadonlySet<NoticeReason> = new Set([NoticeReason.OTHER_SUM, NoticeReason.PARTLY_DELIVERED])

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

/** @returns why somebody has to look at it; null when nobody has to */
const take = async (tx: EntityManager, { order }: LockedOrder, word: CourierWord): Promise<NoticeReason | null> => {
  const { id: orderId, status } = order
  const shipment = await tx.findOneByOrFail(Shipment, { orderId })
  const { consignmentId = null, lastStatus, partlyDelivered, heardAt, statusAt } = shipment
  const isHeard = await isKnown(tx, shipment, word)
  const isNewSum = await takeSum(tx, shipment, word)
  // What is said again was so until then.
  const times = {
    heardAt: laterOf(heardAt, word.at),
    statusAt: word.status === null ? statusAt : laterOf(statusAt, word.at),
  }
  if (isHeard) {
    await tx.update(Shipment, { orderId }, times)
    return isNewSum ? noticeOf(tx, order, word, true) : null
  }
  const to = stepOf(word)
  await tx.update(
    Shipment,
    { orderId },
    {
      consignmentId: consignmentId ?? word.consignmentId,
      lastStatus: word.status ?? lastStatus,
      partlyDelivered: word.means === 'PARTLY_DELIVERED' || (partlyDelivered && !to),
      ...times,
    },
  )
  const said = { kind: OrderEventKind.COURIER, by: OrderActor.COURIER, userId: null, note: noteOf(word) }
  const reason = to === OrderStatus.RETURNING ? ReturnReason.REFUSED_AT_DOOR : null
  if (to && nextSteps[status].includes(to)) {
    await moveOrder(tx, order, to, { ...said, kind: OrderEventKind.STEP, reason })
    return noticeOf(tx, { ...order, status: to }, word, true)
  }
  await addEvent(tx, { ...said, orderId, confirms: isSaidOf(order, to) })
  return noticeOf(tx, order, word, isNewSum)
}

/**
 * Why somebody has to look at a word, the order standing where it stands.
 * @param isSumNews whether nobody can have looked at its sum yet
 */
const noticeOf = async (
  tx: EntityManager,
  order: Order,
  { means, collected }: CourierWord,
  isSumNews: boolean,
): Promise<NoticeReason | null> => {
  const otherSum = isSumNews && collected !== null && collected !== order.total ? NoticeReason.OTHER_SUM : null
  if (means === 'NOT_UNDERSTOOD') return NoticeReason.NOT_UNDERSTOOD
  if (means === 'PARTLY_DELIVERED') {
    const isDelivered = order.status === OrderStatus.DELIVERED
    if (isDelivered && (await cameBackInPart(tx, order.id))) return otherSum
    return isDelivered || isOnItsWay(order.status) ? NoticeReason.PARTLY_DELIVERED : NoticeReason.DOES_NOT_FIT
  }
  const to = stepOf({ means })
  if (to && !isSaidOf(order, to)) return NoticeReason.DOES_NOT_FIT
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
  const isOfThen = newest?.getTime() === word.at.getTime()
  if (!isOfThen && !word.isAhead) return false
  // A message that comes again has another time where the courier's clock is ahead: then nothing has happened in between.
  const same = await queryRows<object>(
    tx,
    `SELECT FROM order_event WHERE "orderId" = $1 AND by = $2 AND note = $3
       AND ($4 OR place = (SELECT max(place) FROM order_event WHERE "orderId" = $1)) LIMIT 1`,
    [orderId, OrderActor.COURIER, noteOf(word), isOfThen],
  )
  return same.length > 0
}
