import type { EntityManager } from 'typeorm'
import { lockProducts } from '../product/lock-products.js'
import { OrderLine } from './order-line.entity.js'

/** Lets the audit log name this order with the stock that moves until the transaction ends (migration 1795767000000). */
export const movesStockFor = (tx: EntityManager, orderId: string): Promise<unknown> =>
  tx.query(`SELECT set_config('shop.order', $1, true)`, [orderId])

/**
 * The lines of an order, which nobody corrects until the transaction ends, with their products locked, and these others.
 * It comes before the lock of the order itself: see product/lock-products.ts.
 */
export const lockLines = async (
  tx: EntityManager,
  orderId: string,
  others: readonly string[] = [],
): Promise<OrderLine[]> => {
  await tx.query(`SELECT pg_advisory_xact_lock(hashtextextended('lines of ' || $1::uuid, 0))`, [orderId])
  await movesStockFor(tx, orderId)
  const lines = await tx.find(OrderLine, { where: { orderId }, order: { position: 'ASC' } })
  await lockProducts(tx, [...lines.map(({ productId }) => productId), ...others])
  return lines
}
