import { type EntityManager, IsNull, Not } from 'typeorm'
import { OrderStatus } from '../order/life/order-status.js'
import { Shipment } from '../order/life/shipment.entity.js'
import type { Order } from '../order/order.entity.js'
import type { CourierWord } from './courier.js'
import { CourierNotice } from './courier-notice.entity.js'

interface Heard {
  shipment: Shipment
  order: Order
  word: CourierWord
  /** Whether its status is known already. */
  isKnown: boolean
}

/**
 * Takes the sum that a courier tells: the newest one counts, and what was kept of another one needs nobody any more.
 * @returns whether it is the sum that was told last; null where it tells none that counts
 */
export const takeSum = async (tx: EntityManager, heard: Heard): Promise<'same' | 'other' | null> => {
  const { orderId, collected: before } = heard.shipment
  const collected = sumOf(heard.word)
  if (collected === null || !counts(heard, collected)) return null
  await tx.update(Shipment, { orderId }, { collected, collectedAt: heard.word.at })
  if (collected === before) return 'same'
  const open = { orderId, collected: Not(IsNull()), closedAt: IsNull() }
  await tx.update(CourierNotice, open, { closedAt: () => 'now()' })
  return 'other'
}

/** The sum that it tells, if it can be read. */
export const sumOf = ({ collected }: CourierWord): number | null => (typeof collected === 'number' ? collected : null)

/** Whether it is of a delivery, and tells a sum that cannot be read, with nothing newer known. */
export const isSumNotUnderstood = (
  { means, collected, at }: CourierWord,
  { statusAt, collectedAt }: Shipment,
): boolean =>
  collected === 'NOT_UNDERSTOOD' && isOfDelivery(means) && at >= (statusAt ?? at) && at >= (collectedAt ?? at)

const isOfDelivery = (means: CourierWord['means']) => means === 'DELIVERED' || means === 'PARTLY_DELIVERED'

const counts = ({ shipment, order, word: { means, status, at }, isKnown }: Heard, collected: number) => {
  const { lastStatus, statusAt, collected: before, collectedAt, partlyDelivered } = shipment
  const isSo = { DELIVERED: order.status === OrderStatus.DELIVERED, PARTLY_DELIVERED: partlyDelivered }
  if (!isOfDelivery(means)) return false
  // What was overtaken counts only where it is so still: news, or the shop's own question, has come in between.
  if (statusAt !== null && at < statusAt && !isSo[means]) return false
  if (collectedAt === null || at > collectedAt) return true
  // A courier's times are of whole seconds: of two sums with one status nobody knows the later one, so that counts which somebody has to look at.
  const isOfThen = at.getTime() === collectedAt.getTime()
  return isOfThen && (status === lastStatus ? isFarther(order.total, collected, before) : !isKnown)
}

const isFarther = (total: number, one: number, other: number | null) =>
  Math.abs(total - one) > Math.abs(total - (other ?? total))
