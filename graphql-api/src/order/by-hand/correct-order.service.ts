import { isInTheShop } from '@sunnah-store/schema/order-steps'
import { orderTotal } from '@sunnah-store/schema/order-total'
import type { EntityManager } from 'typeorm'
import { noteNames } from '../../database/name-words.js'
import { DomainError } from '../../errors.js'
import { releaseHolds } from '../../stock/stock.service.js'
import { type Actor, addEvent, changeOrder, type LockedOrder } from '../life/change-order.js'
import { OrderEventKind } from '../life/order-event.entity.js'
import { OrderPart } from '../life/order-part.js'
import { priceChanged } from '../line-refusal.js'
import { OrderMessageKind } from '../message/order-message-kind.js'
import { tell } from '../message/tell.service.js'
import { Order } from '../order.entity.js'
import { OrderOrigin } from '../order.enums.js'
import { agreedLines, askedLines, subtotalOf } from './asked-lines.js'
import type { CorrectOrderInput } from './correct-order.input.js'
import { deliveryTo } from './delivery-to.js'
import { refuseMoreBelowToday, refuseOffBought, refuseTooMuchOff } from './discount.js'
import { isOfPersons } from './forget-persons.service.js'
import { OrderCorrection } from './order-correction.entity.js'
import { areSame, replaceLines } from './replace-lines.js'
import { type Corrected, correctedParts, correctedPieces } from './what-was-corrected.js'

/**
 * Corrects an order that has not left the shop: prices stay as they were agreed, and so does the discount unless another
 * one is given; the delivery fee follows its rule where district or lines change, and the stock follows. Limits of
 * purchases are for shoppers, and not asked about. A correction that is sent twice changes nothing the second time.
 * @throws DomainError FORBIDDEN for a discount that staff give, BAD_USER_INPUT for one above what is to be paid, and for staff who add pieces
 *   at an agreed price that is below today's; NOT_FOUND; STATUS_CHANGED when it has left the shop; ORDER_CHANGED when it was corrected meanwhile;
 *   VARIANT_REQUIRED, OUT_OF_STOCK, PRICE_CHANGED as when an order is placed
 */
export const correctOrder = async (db: EntityManager, actor: Corrector, input: CorrectOrderInput): Promise<Order> => {
  if (input.discount != null && !actor.isAdmin) throw new DomainError('FORBIDDEN')
  const productIds = input.lines.map(({ productId }) => productId)
  return changeOrder(db, input.id, true, (tx, locked) => correct(tx, locked, actor, input), productIds)
}

interface Corrector extends Actor {
  /** Whether they may say what is taken off, and sell more at a price that has gone up since; not given: they may not. */
  isAdmin?: boolean
}

const correct = async (
  tx: EntityManager,
  { order, lines: had }: LockedOrder,
  { id: userId, by, isAdmin }: Corrector,
  { expectedVersion, expectedTotal, lines: asked, discount: given, discountReason: why, ...to }: CorrectOrderInput,
): Promise<void> => {
  const { id, status, version } = order
  await releaseHolds(
    tx,
    asked.map(({ productId }) => productId),
    null,
  )
  const lines = await askedLines(tx, asked, had)
  const isOther = !areSame(had, lines)
  const subtotal = subtotalOf(isOther ? lines : had)
  const place = placeOf(to, order)
  const terms = isOther || place.district !== order.district ? await deliveryTo(tx, place.district, subtotal) : order
  const off = given == null ? offOf(order) : { discount: given, discountReason: given > 0 ? (why ?? null) : null }
  const parts = correctedParts(order, { ...place, discount: off.discount, deliveryFee: terms.deliveryFee })
  const isOnlyOtherReason = off.discount === order.discount && off.discountReason !== order.discountReason
  const changed = [
    ...parts.map(({ part }) => part),
    ...(isOnlyOtherReason ? [OrderPart.DISCOUNT] : []),
    ...(isOther ? [OrderPart.LINES] : []),
  ]
  if (changed.length === 0) return

  if (!isInTheShop(status)) throw new DomainError('STATUS_CHANGED', { status })
  if (version !== expectedVersion) throw new DomainError('ORDER_CHANGED', { expectedVersion, version, status })
  const agreed = isOther ? agreedLines(lines) : []
  if (!isAdmin) refuseMoreBelowToday(await askedLines(tx, had, had), agreed)
  const { deliveryFee, deliveryMinDays, deliveryMaxDays } = terms
  const isOtherOff = off.discount !== order.discount
  if (isOtherOff && off.discount > 0) refuseOffBought(order)
  // Of an order that comes to less than its discount since long ago, phone and address can be corrected all the same.
  if (isOtherOff || isOther || deliveryFee !== order.deliveryFee) refuseTooMuchOff(off.discount, subtotal + deliveryFee)
  const total = orderTotal(subtotal, deliveryFee, off.discount)
  if (total !== expectedTotal) throw priceChanged(lines, { expectedTotal, total, deliveryFee })

  if (isOther) await replaceLines(tx, id, had, agreed)
  await noteNames(tx, place.receiverName ? [place.receiverName] : [])
  await tx.update(
    Order,
    { id },
    { ...place, ...off, deliveryFee, deliveryMinDays, deliveryMaxDays, total, version: version + 1 },
  )
  const eventPlace = await addEvent(tx, { orderId: id, kind: OrderEventKind.CORRECTED, by, userId, changed })
  const told = isOfRemoved(order) ? parts.filter(({ part }) => !isOfPersons(part)) : parts
  const corrections = [...told, ...correctedPieces(isOther ? had : [], agreed, order.total, total)]
  await tx.insert(
    OrderCorrection,
    corrections.map((correction, nth) => ({ ...correction, orderId: id, eventPlace, place: nth })),
  )
  // Why there is a discount is for the shop alone.
  if (changed.length > 1 || !isOnlyOtherReason) await tell(tx, id, OrderMessageKind.CORRECTED)
}

/** Whether whoever ordered has removed their account: nothing of them is remembered beyond the order itself. */
const isOfRemoved = ({ userId, source }: Order) => userId === null && source !== OrderOrigin.ADMIN

const offOf = ({ discount, discountReason }: Order) => ({ discount, discountReason })

type Place = Omit<Corrected, 'deliveryFee' | 'discount'>
const placeOf = (
  { address, area, district, phone, receiverName, riderNote }: Pick<CorrectOrderInput, keyof Place>,
  { customerName }: Order,
): Place => ({
  address,
  area: area || null,
  district,
  phone,
  receiverName: receiverName === customerName ? null : (receiverName ?? null),
  riderNote: riderNote || null,
})
