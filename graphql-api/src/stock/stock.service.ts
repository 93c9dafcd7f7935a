import { type EntityManager, In } from 'typeorm'
import { DomainError } from '../errors.js'
import { lockProducts } from '../product/lock-products.js'
import { Product } from '../product/product.entity.js'

/** So many pieces of one product. */
export interface StockLine {
  productId: string
  quantity: number
}

/**
 * Takes pieces out of the available stock. The products must be locked.
 * @throws DomainError OUT_OF_STOCK with every line that is short; NOT_FOUND for a product that never was
 */
export const takeStock = async (tx: EntityManager, lines: readonly StockLine[]): Promise<void> => {
  const products = await tx.find(Product, {
    where: { id: In(lines.map(({ productId }) => productId)) },
    withDeleted: true,
  })
  const short = lines.flatMap(({ productId, quantity }) => {
    const product = products.find(({ id }) => id === productId)
    if (!product) throw new DomainError('NOT_FOUND', { productId })
    const available = product.deletedAt ? 0 : product.quantity
    if (quantity > 0 && quantity <= available) return []
    return [{ productId, name: product.name, wanted: quantity, available }]
  })
  if (short.length > 0) throw new DomainError('OUT_OF_STOCK', { lines: short })
  await addStock(
    tx,
    lines.map(({ productId, quantity }) => ({ productId, quantity: -quantity })),
  )
}

/** Puts pieces back into the available stock (or, below 0, takes them out). The products must be locked. */
export const addStock = (tx: EntityManager, lines: readonly StockLine[]): Promise<unknown> =>
  tx.query(
    `UPDATE product SET quantity = product.quantity + line.pieces
     FROM unnest($1::uuid[], $2::int[]) AS line(id, pieces) WHERE product.id = line.id`,
    [lines.map(({ productId }) => productId), lines.map(({ quantity }) => quantity)],
  )

/**
 * Gives holds on these products back to the stock: everybody's that have ended, and this user's whether ended or not.
 * The products must be locked.
 */
export const releaseHolds = (
  tx: EntityManager,
  productIds: readonly string[],
  userId: string | null,
): Promise<unknown> => tx.query(release('"userId" = $2 OR "expiresAt" <= now()'), [productIds, userId])

/** Gives every hold on a product back to the stock. The product must be locked. */
export const releaseAllHolds = (tx: EntityManager, productId: string): Promise<unknown> =>
  tx.query(release('$2::uuid IS NULL'), [[productId], null])

const release = (which: string) => `
  WITH gone AS (
    DELETE FROM stock_hold WHERE "productId" = ANY($1::uuid[]) AND (${which}) RETURNING "productId", quantity
  ), back AS (SELECT "productId", sum(quantity) AS pieces FROM gone GROUP BY "productId")
  UPDATE product SET quantity = product.quantity + back.pieces FROM back WHERE product.id = back."productId"`

/** Gives the holds that have ended back to the stock; any number of processes may do so at once. */
export const sweepEndedHolds = async (db: EntityManager): Promise<void> => {
  await db.transaction(async (tx) => {
    const ended: { productId: string }[] = await tx.query(
      `SELECT DISTINCT "productId" FROM stock_hold WHERE "expiresAt" <= now() LIMIT 500`,
    )
    const ids = ended.map(({ productId }) => productId)
    if (ids.length === 0) return
    await lockProducts(tx, ids)
    await releaseHolds(tx, ids, null)
  })
  await db.query(`DELETE FROM stock_hold_start WHERE "startedAt" < now() - interval '1 hour'`)
}
