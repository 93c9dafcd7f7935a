import type { EntityManager } from 'typeorm'
import { DomainError } from '../errors.js'
import { lockProducts } from '../product/lock-products.js'
import { Product } from '../product/product.entity.js'
import { readProduct } from '../product/product.service.js'
import type { User } from '../user/user.entity.js'
import type { SetStockInput } from './stock.input.js'
import { releaseHolds } from './stock.service.js'
import { StockChange, type StockReason } from './stock-change.entity.js'

/**
 * Sets the available stock of a product, by an admin, and enters the difference into the ledger.
 * @throws DomainError NOT_FOUND; STOCK_CHANGED when `expectedQuantity` is given and no longer true
 */
export const setStock = (
  db: EntityManager,
  admin: User,
  { productId, quantity, expectedQuantity }: SetStockInput,
  reason: StockReason = 'SET',
): Promise<Product> =>
  db.transaction(async (tx) => {
    await lockProducts(tx, [productId])
    await releaseHolds(tx, [productId], null)
    const product = await readProduct(tx, productId)
    if (expectedQuantity !== null && expectedQuantity !== undefined && expectedQuantity !== product.quantity)
      throw new DomainError('STOCK_CHANGED', { expectedQuantity, quantity: product.quantity })

    if (quantity === product.quantity) return product
    await enterIntoLedger(tx, productId, quantity - product.quantity, reason, admin.id)
    await tx.update(Product, { id: productId }, { quantity })
    return readProduct(tx, productId)
  })

/** One row of what the admins put in. */
export const enterIntoLedger = (
  tx: EntityManager,
  productId: string,
  change: number,
  reason: StockReason,
  adminId: string | null,
): Promise<unknown> => tx.insert(StockChange, { productId, change, reason, adminId })
