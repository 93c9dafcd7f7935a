import { limits } from '@sunnah-store/schema/limits'
import type { EntityManager } from 'typeorm'
import { queryRows } from '../database/query-rows.js'
import { DomainError } from '../errors.js'
import { lockProducts } from '../product/lock-products.js'

/** So many pieces of one variant. */
export interface StockLine {
  variantId: string
  quantity: number
}

/** The same, of an order. */
interface SoldLine extends StockLine {
  productId: string
  name: string
}

/**
 * Puts pieces back into the available stock (or, below 0, takes them out); the stock of their products follows. The
 * products must be locked.
 */
export const addStock = (tx: EntityManager, lines: readonly StockLine[]): Promise<unknown> =>
  tx.query(
    `UPDATE product_variant SET quantity = product_variant.quantity + line.pieces
     FROM unnest($1::uuid[], $2::int[]) AS line(id, pieces) WHERE product_variant.id = line.id`,
    [lines.map(({ variantId }) => variantId), lines.map(({ quantity }) => quantity)],
  )

/** Takes back a sale: its pieces are available again. The products must be locked. */
export const returnSold = (tx: EntityManager, lines: readonly StockLine[]): Promise<unknown> =>
  tx.query(
    `UPDATE product_variant SET quantity = product_variant.quantity + line.pieces, sold = sold - line.pieces
     FROM unnest($1::uuid[], $2::int[]) AS line(id, pieces) WHERE product_variant.id = line.id`,
    [lines.map(({ variantId }) => variantId), lines.map(({ quantity }) => quantity)],
  )

/**
 * Takes the pieces of an order out of the stock again, as sold. The products must be locked.
 * @throws DomainError OUT_OF_STOCK with every short line
 */
export const sellAgain = async (tx: EntityManager, lines: readonly SoldLine[]): Promise<void> => {
  const short = await queryRows<{ variantId: string; available: number }>(
    tx,
    `SELECT line.id AS "variantId", variant.quantity AS available
     FROM unnest($1::uuid[], $2::int[]) AS line(id, pieces) JOIN product_variant AS variant USING (id)
     WHERE variant.quantity < line.pieces`,
    [lines.map(({ variantId }) => variantId), lines.map(({ quantity }) => quantity)],
  )
  if (short.length > 0) throw new DomainError('OUT_OF_STOCK', { lines: shortLines(lines, short) })
  await returnSold(
    tx,
    lines.map(({ variantId, quantity }) => ({ variantId, quantity: -quantity })),
  )
}

const shortLines = (lines: readonly SoldLine[], short: readonly { variantId: string; available: number }[]) =>
  short.flatMap(({ variantId, available }) =>
    lines
      .filter((line) => line.variantId === variantId)
      .map((line) => ({ productId: line.productId, variantId, name: line.name, wanted: line.quantity, available })),
  )

/**
 * Gives holds on these products back to the stock: everybody's that have ended, and this user's whether ended or not, of
 * one variant or of all. The products must be locked.
 */
export const releaseHolds = (
  tx: EntityManager,
  productIds: readonly string[],
  userId: string | null,
  variantId: string | null = null,
): Promise<unknown> =>
  tx.query(release('"userId" = $2 AND "variantId" = coalesce($3, "variantId") OR "expiresAt" <= now()'), [
    productIds,
    userId,
    variantId,
  ])

/** Gives every hold on a product back to the stock, or on these variants of it. The product must be locked. */
export const releaseAllHolds = (
  tx: EntityManager,
  productId: string,
  variantIds: readonly string[] | null = null,
): Promise<unknown> =>
  tx.query(release('"variantId" = ANY(coalesce($2::uuid[], ARRAY["variantId"]))'), [[productId], variantIds])

const release = (which: string) => `
  WITH gone AS (
    DELETE FROM stock_hold WHERE "productId" = ANY($1::uuid[]) AND (${which}) RETURNING "variantId", quantity
  ), back AS (SELECT "variantId", sum(quantity) AS pieces FROM gone GROUP BY "variantId")
  UPDATE product_variant SET quantity = product_variant.quantity + back.pieces
  FROM back WHERE product_variant.id = back."variantId"`

/** Gives the holds that have ended back to the stock; any number of processes may do so at once. */
export const sweepEndedHolds = async (db: EntityManager): Promise<void> => {
  await db.transaction(async (tx) => {
    const ended = await queryRows<{ productId: string }>(
      tx,
      `SELECT DISTINCT "productId" FROM stock_hold WHERE "expiresAt" <= now() LIMIT 500`,
    )
    const ids = ended.map(({ productId }) => productId)
    if (ids.length === 0) return
    await lockProducts(tx, ids)
    await releaseHolds(tx, ids, null)
  })
  await db.query(`DELETE FROM stock_hold_start WHERE "startedAt" < now() - $1 * interval '1 hour'`, [
    limits.holds.sameHours,
  ])
}
