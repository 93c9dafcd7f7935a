import type { EntityManager } from 'typeorm'
import { readPrepared } from '../../database/read-prepared.js'
import type { Product } from '../product.entity.js'
import { colorPicture } from './color-picture.js'
import { ProductVariant } from './product-variant.entity.js'

/** The columns that every reader of a variant needs. */
export const variantColumns = `variant.id, variant."productId", sku, variant.size, variant."sizeBn", variant.color,
  variant."colorBn", variant.quantity, variant.price, variant."imageUrl", variant.position, variant."isActive",
  (${colorPicture('variant')}) AS "colorImageUrl"`

const select = `SELECT ${variantColumns} FROM product_variant AS variant`

/** The variants of these products in their order, those that are no longer sold among them; without their products. */
const readVariants = async (db: EntityManager, productIds: readonly string[]): Promise<ProductVariant[]> => {
  const text = `${select} WHERE "productId" = ANY((SELECT $1::uuid[])::uuid[]) ORDER BY position, id`
  const rows = await readPrepared<Partial<ProductVariant>>(db, text, [productIds])
  return rows.map((row) => Object.assign(new ProductVariant(), row))
}

/** The same by product. */
export const variantsByProduct = async (
  db: EntityManager,
  productIds: readonly string[],
): Promise<ReadonlyMap<string, ProductVariant[]>> => {
  const byProduct = new Map(productIds.map((id): [string, ProductVariant[]] => [id, []]))
  for (const variant of await readVariants(db, productIds)) byProduct.get(variant.productId)?.push(variant)
  return byProduct
}

/** The variants of a product, those that are no longer sold among them. */
export const readVariantsOf = async (db: EntityManager, product: Product): Promise<ProductVariant[]> =>
  (await readVariants(db, [product.id])).map((variant) => Object.assign(variant, { product }))
