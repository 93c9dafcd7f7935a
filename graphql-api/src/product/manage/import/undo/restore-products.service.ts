import type { EntityManager } from 'typeorm'
import { queryRows } from '../../../../database/query-rows.js'
import { ProductVariant } from '../../../variant/product-variant.entity.js'
import { variantsByProduct } from '../../../variant/read-variants.js'
import { changeProducts } from '../../product-batch.service.js'
import { goesFromSale, withChanges } from '../../variants/change-variants.service.js'
import { storeVariants } from '../../variants/write-variants.service.js'
import type { ProductImportRow } from './product-import-row.entity.js'
import { type ProductState, productState } from './product-state.js'

/** Makes changed products again what they were before an import, their stock through the ledger. They must be locked. */
export const restoreProducts = async (
  tx: EntityManager,
  adminId: string,
  importId: string,
  rows: readonly ProductImportRow[],
): Promise<void> => {
  const changed = rows.flatMap(({ productId, before }) => (before ? [{ id: productId, was: before }] : []))
  const ids = changed.map(({ id }) => id)
  const now = await variantsByProduct(tx, ids)
  await changeProducts(
    tx,
    adminId,
    changed.map(({ id, was: { product } }) => ({ id, input: product })),
  )
  await storeVariants(tx, {
    before: [...now.values()].flat(),
    after: changed.flatMap(({ id, was }) => variantsAgain(was, now.get(id) ?? [])),
    adminId,
    reason: 'IMPORT_UNDONE',
  })
  await restorePictures(tx, importId, ids)
}

/** Those that it had; what the import added is no longer sold. */
const variantsAgain = ({ variants }: ProductState, now: readonly ProductVariant[]): ProductVariant[] => {
  const earlier = new Set(variants.map(({ id }) => id))
  const added = now.filter(({ id }) => !earlier.has(id))
  return [
    ...variants.map((variant) => withChanges(new ProductVariant(), variant)),
    ...added.map((variant) => withChanges(variant, { ...goesFromSale, quantity: 0 })),
  ]
}

/** All pictures with what is seen on them; with its first one a product gets back no more than that. */
const restorePictures = async (tx: EntityManager, importId: string, restored: readonly string[]) => {
  const others = await queryRows<{ id: string }>(
    tx,
    `SELECT product.id FROM product_import_row JOIN product ON product.id = "productId"
     WHERE "importId" = $1 AND product.id = ANY($2) AND before -> 'pictures' <> ${productState} -> 'pictures'`,
    [importId, restored],
  )
  const ids = others.map(({ id }) => id)
  await tx.query('DELETE FROM product_picture WHERE "productId" = ANY($1)', [ids])
  await tx.query(
    `INSERT INTO product_picture SELECT picture.* FROM product_import_row,
       jsonb_populate_recordset(NULL::product_picture, before -> 'pictures') AS picture
     WHERE "importId" = $1 AND product_import_row."productId" = ANY($2)`,
    [importId, ids],
  )
}
