import type { EntityManager } from 'typeorm'
import { DomainError } from '../errors.js'
import { lockProducts } from '../product/lock-products.js'
import type { Product } from '../product/product.entity.js'
import { readProduct } from '../product/product.service.js'
import { chooseVariant } from '../product/variant/choose-variant.service.js'
import type { ProductVariant } from '../product/variant/product-variant.entity.js'
import type { User } from '../user/user.entity.js'
import type { SetStockInput } from './stock.input.js'
import { addStock, releaseHolds } from './stock.service.js'
import { StockChange, type StockReason } from './stock-change.entity.js'

/**
 * Sets the available stock of a variant, by an admin, and enters the difference into the ledger.
 * @throws DomainError NOT_FOUND; VARIANT_REQUIRED; STOCK_CHANGED when `expectedQuantity` is given and no longer true
 */
export const setStock = (
  db: EntityManager,
  admin: User,
  { productId, variantId, quantity, expectedQuantity }: SetStockInput,
  reason: StockReason = 'SET',
): Promise<Product> =>
  db.transaction(async (tx) => {
    await lockProducts(tx, [productId])
    await releaseHolds(tx, [productId], null)
    const variant = await chooseVariant(tx, await readProduct(tx, productId), variantId)
    if (expectedQuantity !== null && expectedQuantity !== undefined && expectedQuantity !== variant.quantity)
      throw new DomainError('STOCK_CHANGED', { expectedQuantity, quantity: variant.quantity })

    const change = quantity - variant.quantity
    if (change === 0) return readProduct(tx, productId)
    await enterIntoLedger(tx, variant, change, reason, admin.id)
    await addStock(tx, [{ variantId: variant.id, quantity: change }])
    return readProduct(tx, productId)
  })

/** One row of what the admins put in. */
export const enterIntoLedger = (
  tx: EntityManager,
  { id: variantId, productId }: ProductVariant,
  change: number,
  reason: StockReason,
  adminId: string | null,
): Promise<unknown> => tx.insert(StockChange, { productId, variantId, change, reason, adminId })
