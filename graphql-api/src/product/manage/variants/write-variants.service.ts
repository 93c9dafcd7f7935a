import type { EntityManager } from 'typeorm'
import type { StockReason } from '../../../stock/stock-change.entity.js'
import { Product } from '../../product.entity.js'
import type { ProductVariant } from '../../variant/product-variant.entity.js'
import { refuseUnlessFitting } from './fitting-variants.js'
import { settlePrices } from './settle-prices.js'

interface Change {
  product: Product
  before: readonly ProductVariant[]
  /** All that the product is to have, new ones among them. */
  after: readonly ProductVariant[]
  adminId: string
  reason: StockReason
}

/**
 * Writes the variants of a product, what changes of their stock into the ledger, and the lowest price to the product.
 * The product must be locked.
 * @throws DomainError BAD_USER_INPUT, VARIANT_TAKEN, when a product cannot have them all
 */
export const writeVariants = async (
  tx: EntityManager,
  { product, before, after, adminId, reason }: Change,
): Promise<void> => {
  refuseUnlessFitting(after)
  const { price, variants } = settlePrices(product, after)
  await storeVariants(tx, { before, after: variants, adminId, reason })
  if (price !== product.price) await tx.update(Product, { id: product.id }, { price })
}

/** Writes variants as they are said, of several products at once, and what changes of their stock into the ledger. */
export const storeVariants = async (
  tx: EntityManager,
  { before, after, adminId, reason }: Omit<Change, 'product'>,
): Promise<void> => {
  const earlier = new Map(before.map((variant) => [variant.id, variant]))
  const changed = after.filter((variant) => !isSame(variant, earlier.get(variant.id)))
  const renamed = changed.filter((variant) => isRenamed(variant, earlier.get(variant.id))).map(({ id }) => id)
  // Names are given up first, since two variants may swap theirs.
  await tx.query('UPDATE product_variant SET sku = NULL, size = id::text, color = NULL WHERE id = ANY($1)', [renamed])
  await tx.query(upsert, [JSON.stringify(changed.map(rowOf))])
  await tx.query(enter, [JSON.stringify(after.map((one) => stockChange(one, earlier.get(one.id)))), reason, adminId])
}

const columns = [
  'sku',
  'size',
  'sizeBn',
  'color',
  'colorBn',
  'quantity',
  'price',
  'imageUrl',
  'position',
  'isActive',
] as const

const rowOf = (variant: ProductVariant) => ({
  id: variant.id,
  productId: variant.productId,
  ...Object.fromEntries(columns.map((column) => [column, variant[column]])),
})

const isSame = (variant: ProductVariant, earlier: ProductVariant | undefined) =>
  earlier !== undefined && columns.every((column) => variant[column] === earlier[column])

const isRenamed = ({ sku, size, color }: ProductVariant, earlier: ProductVariant | undefined) =>
  earlier !== undefined && (sku !== earlier.sku || size !== earlier.size || color !== earlier.color)

const stockChange = ({ id, productId, quantity }: ProductVariant, earlier: ProductVariant | undefined) => ({
  variantId: id,
  productId,
  change: quantity - (earlier?.quantity ?? 0),
})

const names = columns.map((column) => `"${column}"`).join(', ')

const upsert = `
  INSERT INTO product_variant (id, "productId", ${names})
  SELECT id, "productId", ${names} FROM jsonb_populate_recordset(NULL::product_variant, $1::jsonb)
  ON CONFLICT (id) DO UPDATE SET (${names}) = ROW (${columns.map((column) => `excluded."${column}"`).join(', ')})`

const enter = `
  INSERT INTO stock_change ("variantId", "productId", change, reason, "adminId")
  SELECT "variantId", "productId", change, $2, $3
  FROM jsonb_to_recordset($1::jsonb) AS line("variantId" uuid, "productId" uuid, change int) WHERE change <> 0`
