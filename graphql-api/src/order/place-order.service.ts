import type { EntityManager } from 'typeorm'
import { transact } from '../database/transact.js'
import { DomainError } from '../errors.js'
import { productLocks } from '../product/lock-products.js'
import type { User } from '../user/user.entity.js'
import { findEarlierOrder, hashRequest } from './idempotency.js'
import { limitRefusal } from './limit-exceeded.js'
import { lineRefusal, priceChanged } from './line-refusal.js'
import { Order } from './order.entity.js'
import type { PlaceOrderInput } from './order.input.js'
import { withOrderNumber } from './order-number.js'
import { type AskedOrder, customerLock, type Placing, placing } from './placing.js'

interface Hearers {
  announceOrder: (order: Order) => void
  forgetStock: (productIds: readonly string[]) => void
}

const nobody: Hearers = { announceOrder: () => {}, forgetStock: () => {} }

/**
 * Places an order in one transaction: stock, order, lines and cart.
 * The shopper's holds are used first. A repeated idempotency key returns the existing order, also one that was deleted.
 * @param hearers called for a new order after the commit
 * @throws DomainError CART_EMPTY, NOT_FOUND, VARIANT_REQUIRED, OUT_OF_STOCK with every short line, PURCHASE_LIMIT and EMAIL_NOT_CONFIRMED with the rule,
 * PRICE_CHANGED with both totals, IDEMPOTENCY_MISMATCH
 */
export const placeOrder = async (
  db: EntityManager,
  shopper: User,
  input: PlaceOrderInput,
  { announceOrder, forgetStock }: Hearers = nobody,
): Promise<Order> => {
  const requestHash = hashRequest(input)
  const answer = await place(db, shopper, input, requestHash)
  if (answer.id !== null) {
    const { asked: _, ...placed } = answer
    const order = Object.assign(new Order(), placed)
    announceOrder(order)
    forgetStock(input.lines.map(({ productId }) => productId))
    return order
  }
  const earlier = await findEarlierOrder(db, { userId: shopper.id }, input.idempotencyKey, requestHash)
  if (!earlier) throw refusalOf(answer.asked, input.expectedTotal)
  return earlier
}

const place = (db: EntityManager, shopper: User, input: PlaceOrderInput, requestHash: string): Promise<Placing> =>
  withOrderNumber(async (number) => {
    const [[user], , [placed]] = await transact<[object, object, Placing]>(db, [
      customerLock(shopper.id, input.phone),
      productLocks(input.lines.map(({ productId }) => productId)),
      placing(shopper, input, { requestHash, number }),
    ])
    if (!user || !placed) throw new DomainError('UNAUTHENTICATED')
    return placed
  })

/** Why this was not ordered. */
const refusalOf = ({ lines, deliveryFee, exceeded }: AskedOrder, expectedTotal: number): DomainError => {
  if (lines === null) return new DomainError('CART_EMPTY')
  const refusal = lineRefusal(lines)
  if (refusal) return refusal
  const total = lines.reduce((sum, { unitPrice, quantity }) => sum + unitPrice * quantity, deliveryFee)
  // Whoever orders nothing by it learns nothing of what others have ordered to a phone.
  if (exceeded && total === expectedTotal) return limitRefusal(exceeded)
  return priceChanged(lines, { expectedTotal, total, deliveryFee })
}
