import { orderTotal } from '@sunnah-store/schema/order-total'
import type { EntityManager } from 'typeorm'
import { noteNames } from '../../database/name-words.js'
import { readPrepared } from '../../database/read-prepared.js'
import { DomainError } from '../../errors.js'
import { lockProducts } from '../../product/lock-products.js'
import { releaseHolds, returnSold } from '../../stock/stock.service.js'
import type { User } from '../../user/user.entity.js'
import { findEarlierOrder, hashRequest } from '../idempotency.js'
import { addEvent, moveOrder } from '../life/change-order.js'
import { OrderActor, OrderEventKind } from '../life/order-event.entity.js'
import { OrderStatus } from '../life/order-status.js'
import { limitRefusal, phoneLimitExceeded } from '../limit-exceeded.js'
import { priceChanged } from '../line-refusal.js'
import { movesStockFor } from '../lock-lines.js'
import { OrderMessageKind } from '../message/order-message-kind.js'
import { tell } from '../message/tell.service.js'
import { Order } from '../order.entity.js'
import { OrderOrigin, PaymentMethod } from '../order.enums.js'
import { findOrder } from '../order.service.js'
import { withOrderNumber } from '../order-number.js'
import { customerLock } from '../placing.js'
import { type AgreedLine, agreedLines, askedLines, subtotalOf } from './asked-lines.js'
import { deliveryTo } from './delivery-to.js'
import { refuseTooMuchOff } from './discount.js'
import { addLines } from './replace-lines.js'
import type { TakeOrderInput } from './take-order.input.js'

/**
 * Writes the order of a customer who called or wrote, at the prices and from the stock of now. It belongs to no account:
 * a name and a phone that somebody has said do not prove whose it is. Where they have said yes to it, it is confirmed too. A repeated idempotency key returns the existing order.
 * @param announce called with a new order after the commit
 * @throws DomainError FORBIDDEN for a discount that staff give, BAD_USER_INPUT for one above what is to be paid, NOT_FOUND,
 *   VARIANT_REQUIRED, OUT_OF_STOCK, PURCHASE_LIMIT, PRICE_CHANGED and IDEMPOTENCY_MISMATCH as when a shopper orders
 */
export const takeOrder = async (
  db: EntityManager,
  taker: User,
  input: TakeOrderInput,
  announce: (order: Order) => void = () => {},
): Promise<Order> => {
  if (input.discount > 0 && !taker.isAdmin) throw new DomainError('FORBIDDEN')
  const { order, isNew } = await withOrderNumber((number) =>
    db.transaction(async (tx) => {
      await lockCustomer(tx, taker.id, input.phone)
      const requestHash = hashRequest(input)
      const earlier = await findEarlierOrder(tx, { takenById: taker.id }, input.idempotencyKey, requestHash)
      return earlier
        ? { order: earlier, isNew: false }
        : { order: await write(tx, taker, input, { number, requestHash }), isNew: true }
    }),
  )
  if (isNew) announce(order)
  return order
}

/** What one person writes comes one after the other, and so do orders to one phone. */
const lockCustomer = async (tx: EntityManager, takerId: string, phone: string) => {
  const { text, values } = customerLock(takerId, phone)
  const [taker] = await readPrepared(tx, text, values)
  if (!taker) throw new DomainError('UNAUTHENTICATED')
}

const write = async (
  tx: EntityManager,
  { id: takenById }: User,
  { lines: asked, expectedTotal, discountReason, confirmed, ...given }: TakeOrderInput,
  made: Pick<Order, 'number' | 'requestHash'>,
): Promise<Order> => {
  const { customerName, discount } = given
  const receiverName = given.receiverName === customerName ? null : (given.receiverName ?? null)
  const lines = await linesToSell(tx, asked)
  const subtotal = subtotalOf(lines)
  const terms = await deliveryTo(tx, given.district, subtotal)
  refuseTooMuchOff(discount, subtotal + terms.deliveryFee)
  const total = orderTotal(subtotal, terms.deliveryFee, discount)
  const exceeded = await phoneLimitExceeded(tx, given.phone, total)
  if (exceeded) throw limitRefusal(exceeded)
  if (total !== expectedTotal) throw priceChanged(lines, { expectedTotal, total, deliveryFee: terms.deliveryFee })

  const order = await tx.save(Order, {
    ...given,
    ...terms,
    ...made,
    area: given.area || null,
    riderNote: given.riderNote || null,
    receiverName,
    country: 'Bangladesh',
    paymentMethod: PaymentMethod.CASH_ON_DELIVERY,
    source: OrderOrigin.ADMIN,
    takenById,
    total,
    discountReason: discount > 0 ? (discountReason ?? null) : null,
  })
  const { id } = order
  await movesStockFor(tx, id)
  await addLines(tx, id, lines)
  await returnSold(
    tx,
    lines.map(({ variantId, quantity }) => ({ variantId, quantity: -quantity })),
  )
  await noteNames(tx, [customerName, ...(receiverName ? [receiverName] : [])])
  const taker = { by: OrderActor.ADMIN, userId: takenById }
  await addEvent(tx, { orderId: id, kind: OrderEventKind.TAKEN, ...taker })
  await tell(tx, id, OrderMessageKind.PLACED)
  if (confirmed) await moveOrder(tx, order, OrderStatus.CONFIRMED, { kind: OrderEventKind.STEP, ...taker })
  return findOrder(tx, id)
}

/** The lines as they can be had, their products locked. */
const linesToSell = async (tx: EntityManager, asked: TakeOrderInput['lines']): Promise<AgreedLine[]> => {
  const productIds = asked.map(({ productId }) => productId)
  await lockProducts(tx, productIds)
  await releaseHolds(tx, productIds, null)
  return agreedLines(await askedLines(tx, asked))
}
