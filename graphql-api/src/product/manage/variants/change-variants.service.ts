import type { EntityManager } from 'typeorm'
import { queryRows } from '../../../database/query-rows.js'
import { releaseAllHolds, releaseHolds } from '../../../stock/stock.service.js'
import type { StockReason } from '../../../stock/stock-change.entity.js'
import type { User } from '../../../user/user.entity.js'
import { lockProducts } from '../../lock-products.js'
import { Product } from '../../product.entity.js'
import { readProduct } from '../../product.service.js'
import type { OptionNames } from '../../variant/option-names.js'
import { ProductVariant } from '../../variant/product-variant.entity.js'
import { readVariantsOf } from '../../variant/read-variants.js'
import { refuseTaken } from './refuse-taken.js'
import { writeVariants } from './write-variants.service.js'

interface Planned {
  /** What the product is to have, in this order; those of before that are missing go. */
  variants: readonly ProductVariant[]
  optionNames?: OptionNames | null
}

/** What a product is to have, by what it has. */
export type VariantPlan = (product: Product, before: readonly ProductVariant[]) => Planned

/**
 * Gives a product other variants, all or nothing. One that goes is deleted if nothing was ever done with it; else it is
 * no longer sold, and what was held of it goes back.
 * @throws DomainError NOT_FOUND, VARIANT_TAKEN, SKU_TAKEN, BAD_USER_INPUT, and what `plan` throws
 */
export const changeVariants = (
  db: EntityManager,
  admin: User,
  productId: string,
  plan: VariantPlan,
): Promise<Product> =>
  refuseTaken(() =>
    db.transaction(async (tx) => {
      await lockProducts(tx, [productId])
      await releaseHolds(tx, [productId], null)
      await applyVariants(tx, productId, plan, { adminId: admin.id, reason: 'EDITED' })
      return readProduct(tx, productId)
    }),
  )

/** The same, of a product that is locked. */
export const applyVariants = async (
  tx: EntityManager,
  productId: string,
  plan: VariantPlan,
  by: { adminId: string; reason: StockReason },
): Promise<void> => {
  const product = await readProduct(tx, productId)
  const before = await readVariantsOf(tx, product)
  const { variants, optionNames } = plan(product, before)
  if (optionNames !== undefined) await tx.update(Product, { id: productId }, { optionNames })

  const left = new Set(variants.map(({ id }) => id))
  const kept = await deleteUnused(
    tx,
    before.filter(({ id }) => !left.has(id)),
  )
  const after = [...variants, ...kept].map((variant, position) => withChanges(variant, { position }))
  await writeVariants(tx, { product, before, after, ...by })
  await releaseAllHolds(
    tx,
    productId,
    after.filter(({ isActive }) => !isActive).map(({ id }) => id),
  )
}

export const withChanges = (variant: ProductVariant, changes: Partial<ProductVariant>): ProductVariant =>
  Object.assign(new ProductVariant(), variant, changes)

/** Its number is free again; orders keep what they say of it. */
export const goesFromSale = { isActive: false, sku: null }

/** @returns those that something was done with, no longer sold */
const deleteUnused = async (tx: EntityManager, variants: readonly ProductVariant[]): Promise<ProductVariant[]> => {
  const deleted = await queryRows<{ id: string }>(
    tx,
    `DELETE FROM product_variant WHERE id = ANY($1) ${unused.join(' ')} RETURNING id`,
    [variants.map(({ id }) => id)],
  )
  const gone = new Set(deleted.map(({ id }) => id))
  return variants.filter(({ id }) => !gone.has(id)).map((variant) => withChanges(variant, goesFromSale))
}

const unused = ['stock_change', 'stock_hold', 'order_line', 'cart_item'].map(
  (table) => `AND NOT EXISTS (SELECT FROM ${table} AS used
    WHERE used."productId" = product_variant."productId" AND used."variantId" = product_variant.id)`,
)
