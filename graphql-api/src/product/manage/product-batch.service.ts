import { placeholderPicture } from '@sunnah-store/schema/pictures'
import { productFieldNames } from '@sunnah-store/schema/product-fields'
import type { EntityManager } from 'typeorm'
import { queryRows } from '../../database/query-rows.js'
import { withoutBlanks } from './manage-product.service.js'
import type { AddProductInput, UpdateProductInput } from './product.input.js'

// The stock is that of the variants.
const fields = productFieldNames.filter((field) => field !== 'quantity')
const columns = fields.map((field) => `"${field}"`).join(', ')
const written = fields.map((field) => `written."${field}"`).join(', ')

/**
 * Adds many products in one statement, their pieces entered into the ledger.
 * @returns their ids, in the order of the inputs
 */
export const addProducts = async (
  tx: EntityManager,
  adminId: string,
  inputs: readonly AddProductInput[],
): Promise<string[]> => {
  const rows = inputs.map((input) => ({ ...withoutBlanks(input), imageUrl: input.imageUrl || placeholderPicture }))
  // Lists go by the moment of adding: a microsecond apart, the products keep their order.
  const added = await queryRows<{ id: string }>(
    tx,
    `INSERT INTO product ("createdAt", ${columns}, quantity)
     SELECT now() + row_number() OVER () * interval '1 microsecond', ${written}, written.quantity
     FROM jsonb_populate_recordset(NULL::product, $1::jsonb) AS written
     RETURNING id`,
    [JSON.stringify(rows)],
  )
  await tx.query(
    `INSERT INTO stock_change ("productId", "variantId", change, reason, "adminId")
     SELECT "productId", id, quantity, 'IMPORTED', $2::uuid FROM product_variant
     WHERE "productId" = ANY($1::uuid[]) AND quantity > 0`,
    [added.map(({ id }) => id), adminId],
  )
  return added.map(({ id }) => id)
}

/** What is to change on one product; what is not named stays. Price and quantity: of a product with one variant only. */
export interface ProductChange {
  id: string
  input: Omit<UpdateProductInput, 'expectedQuantity' | 'images'>
}

/** Changes many products in one statement each for ledger and products. The products must be locked. */
export const changeProducts = async (
  tx: EntityManager,
  adminId: string,
  changes: readonly ProductChange[],
): Promise<void> => {
  const rows = JSON.stringify(changes.map(({ id, input }) => ({ id, changes: withoutBlanks(input) })))
  await tx.query(
    `WITH line AS (
       SELECT variant.id, variant."productId", (line.changes->>'quantity')::int - variant.quantity AS change
       FROM jsonb_to_recordset($1::jsonb) AS line(id uuid, changes jsonb)
         JOIN product_variant AS variant ON variant."productId" = line.id AND "isActive"
     ), stocked AS (
       UPDATE product_variant SET quantity = quantity + change FROM line WHERE product_variant.id = line.id AND change <> 0
     )
     INSERT INTO stock_change ("productId", "variantId", change, reason, "adminId")
     SELECT "productId", id, change, 'IMPORTED', $2::uuid FROM line WHERE change <> 0`,
    [rows, adminId],
  )
  await tx.query(
    `UPDATE product SET "updatedAt" = now(), (${columns}) =
       (SELECT ${written} FROM jsonb_populate_record(product, line.changes) AS written)
     FROM jsonb_to_recordset($1::jsonb) AS line(id uuid, changes jsonb) WHERE product.id = line.id`,
    [rows],
  )
}
