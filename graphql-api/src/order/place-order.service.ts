import { type EntityManager, In } from 'typeorm'
import { CartItem } from '../cart/cart-item.entity.js'
import { DomainError } from '../errors.js'
import { lockProducts } from '../product/lock-products.js'
import type { Product } from '../product/product.entity.js'
import { runningHolds } from '../stock/hold.service.js'
import { releaseHolds, type StockLine, takeStock } from '../stock/stock.service.js'
import { lockUser } from '../user/lock-user.js'
import type { User } from '../user/user.entity.js'
import { findEarlierOrder, hashRequest } from './idempotency.js'
import { Order } from './order.entity.js'
import { OrderSource } from './order.enums.js'
import type { OrderLineInput, PlaceOrderInput } from './order.input.js'
import { OrderLine } from './order-line.entity.js'
import { newOrderNumber } from './order-number.js'

/**
 * Places an order in one transaction: stock, order, lines and cart.
 * The shopper's holds are used first. A repeated idempotency key returns the existing order.
 * @param announce called with a new order after the commit
 * @throws DomainError CART_EMPTY, NOT_FOUND, OUT_OF_STOCK with every short line, PRICE_CHANGED with both totals, IDEMPOTENCY_MISMATCH
 */
export const placeOrder = async (
  db: EntityManager,
  shopper: User,
  input: PlaceOrderInput,
  announce: (order: Order) => void = () => {},
): Promise<Order> => {
  const { order, isNew } = await db.transaction(async (tx) => {
    await lockUser(tx, shopper.id)
    const requestHash = hashRequest(input)
    const earlier = await findEarlierOrder(tx, shopper.id, input.idempotencyKey, requestHash)
    if (earlier) return { order: earlier, isNew: false }
    if (input.lines.length === 0) throw new DomainError('CART_EMPTY')

    const productIds = input.lines.map(({ productId }) => productId)
    await lockProducts(tx, productIds)
    const lines = await withQuantities(tx, shopper.id, input.lines)
    await releaseHolds(tx, productIds, shopper.id)
    const orderLines = pricedLines(lines, await takeStock(tx, lines))
    const total = orderLines.reduce((sum, line) => sum + line.lineTotal, 0)
    if (total !== input.expectedTotal) throw priceChanged(input.expectedTotal, total, orderLines)

    const order = await tx.save(Order, await orderOf(tx, shopper, input, { total, requestHash }))
    await tx.insert(
      OrderLine,
      orderLines.map((line) => ({ ...line, orderId: order.id })),
    )
    if (input.source === OrderSource.CART) await tx.delete(CartItem, { userId: shopper.id, productId: In(productIds) })
    return { order, isNew: true }
  })
  if (isNew) announce(order)
  return order
}

const withQuantities = async (tx: EntityManager, userId: string, lines: OrderLineInput[]): Promise<StockLine[]> => {
  const unsaid = lines.filter(({ quantity }) => quantity === null || quantity === undefined)
  const holds = await runningHolds(
    tx,
    userId,
    unsaid.map(({ productId }) => productId),
  )
  const heldOf = (productId: string) => holds.find((hold) => hold.productId === productId)?.quantity
  return lines.map(({ productId, quantity }) => ({ productId, quantity: quantity ?? heldOf(productId) ?? 1 }))
}

const pricedLines = (lines: StockLine[], products: Product[]): OrderLine[] => {
  const byId = new Map(products.map((product) => [product.id, product]))
  return lines.flatMap(({ productId, quantity }, position) => {
    const product = byId.get(productId)
    if (!product) return []
    const { name, nameBn, brandName, placeOfOrigin, imageUrl, discountedPrice: unitPrice } = product
    const line = { productId, quantity, position, name, nameBn, brandName, placeOfOrigin, imageUrl, unitPrice }
    return [Object.assign(new OrderLine(), line)]
  })
}

const priceChanged = (expectedTotal: number, total: number, lines: OrderLine[]) =>
  new DomainError('PRICE_CHANGED', {
    expectedTotal,
    total,
    lines: lines.map(({ productId, name, unitPrice, quantity, lineTotal }) => ({
      productId,
      name,
      unitPrice,
      quantity,
      lineTotal,
    })),
  })

const orderOf = async (
  tx: EntityManager,
  shopper: User,
  { source, address, district, country, phone, paymentMethod, idempotencyKey = null }: PlaceOrderInput,
  computed: { total: number; requestHash: string },
) => ({
  ...computed,
  number: await newOrderNumber(tx),
  userId: shopper.id,
  customerName: shopper.name,
  customerEmail: shopper.email,
  source,
  address,
  district,
  country,
  phone,
  paymentMethod,
  idempotencyKey,
})
