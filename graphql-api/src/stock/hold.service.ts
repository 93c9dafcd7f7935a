import type { EntityManager } from 'typeorm'
import { DomainError } from '../errors.js'
import { lockProducts } from '../product/lock-products.js'
import { readProduct } from '../product/product.service.js'
import { chooseVariant } from '../product/variant/choose-variant.service.js'
import type { ProductVariant } from '../product/variant/product-variant.entity.js'
import { variantName } from '../product/variant/variant-name.js'
import { lockUser } from '../user/lock-user.js'
import type { User } from '../user/user.entity.js'
import { checkHeld, countNewHold } from './hold-limits.service.js'
import { stillRunning } from './still-running.js'
import type { HoldStockInput } from './stock.input.js'
import { addStock, releaseHolds } from './stock.service.js'
import { StockHold } from './stock-hold.entity.js'

const HOLD = '15 minutes'

/**
 * Sets pieces of a variant aside for a shopper for 15 minutes, in place of their earlier hold of it, whose end stays.
 * @param forgetStock called for its product after the commit
 * @throws DomainError NOT_FOUND, VARIANT_REQUIRED, OUT_OF_STOCK, PURCHASE_LIMIT, EMAIL_NOT_CONFIRMED, TOO_MANY_HOLDS, RATE_LIMITED
 */
export const holdStock = async (
  db: EntityManager,
  shopper: User,
  input: HoldStockInput,
  forgetStock: (productIds: readonly string[]) => void = () => {},
): Promise<StockHold> => {
  const { productId } = input
  const hold = await db.transaction(async (tx) => {
    await lockUser(tx, shopper.id)
    await lockProducts(tx, [productId])
    const product = await readProduct(tx, productId)
    const before = await chooseVariant(tx, product, input.variantId)
    const quantity = input.quantity ?? before.quantity - (input.remaining ?? before.quantity)

    const held = { userId: shopper.id, variantId: before.id }
    const earlier = await tx.findOneBy(StockHold, { ...held, expiresAt: stillRunning })
    await releaseHolds(tx, [productId], shopper.id, before.id)
    await takeStock(tx, await chooseVariant(tx, product, before.id), quantity)
    if (!earlier) await countNewHold(tx, held)
    const expiresAt = earlier?.expiresAt ?? (() => `now() + interval '${HOLD}'`)
    await tx.insert(StockHold, { ...held, productId, quantity, expiresAt })
    const hold = await tx.findOneByOrFail(StockHold, held)
    await checkHeld(tx, hold)
    return hold
  })
  forgetStock([productId])
  return hold
}

const takeStock = async (tx: EntityManager, variant: ProductVariant, quantity: number) => {
  const { id: variantId, productId, product, quantity: available } = variant
  if (quantity > 0 && quantity <= available) return addStock(tx, [{ variantId, quantity: -quantity }])
  const line = { productId, variantId, name: product.name, ...variantName(variant), wanted: quantity, available }
  throw new DomainError('OUT_OF_STOCK', { lines: [line] })
}

/** A shopper's running holds, the one that ends first in front. */
export const listHolds = (db: EntityManager, shopper: User): Promise<StockHold[]> =>
  db.find(StockHold, { where: { userId: shopper.id, expiresAt: stillRunning }, order: { expiresAt: 'ASC' } })
