import { placeholderPicture } from '@sunnah-store/schema/pictures'
import type { EntityManager } from 'typeorm'
import { withoutBlanks } from './manage-product.service.js'
import type { AddProductInput, UpdateProductInput } from './product.input.js'
import { changeableFields } from './product-columns.js'

const columns = changeableFields.map((field) => `"${field}"`).join(', ')
const written = changeableFields.map((field) => `written."${field}"`).join(', ')

/** Adds many products in one statement, their pieces entered into the ledger. */
export const addProducts = async (
  tx: EntityManager,
  adminId: string,
  inputs: readonly AddProductInput[],
): Promise<void> => {
  const rows = inputs.map((input) => ({ ...withoutBlanks(input), imageUrl: input.imageUrl || placeholderPicture }))
  // Lists go by the moment of adding: a microsecond apart, the products keep their order.
  await tx.query(
    `WITH added AS (
       INSERT INTO product ("categoryCode", "createdAt", ${columns})
       SELECT written."categoryCode", now() + row_number() OVER () * interval '1 microsecond', ${written}
       FROM jsonb_populate_recordset(NULL::product, $1::jsonb) AS written
       RETURNING id, quantity
     )
     INSERT INTO stock_change ("productId", change, reason, "adminId")
     SELECT id, quantity, 'IMPORTED', $2::uuid FROM added WHERE quantity > 0`,
    [JSON.stringify(rows), adminId],
  )
}

/** What is to change on one product; what is not named stays. */
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
    `INSERT INTO stock_change ("productId", change, reason, "adminId")
     SELECT product.id, (line.changes->>'quantity')::int - product.quantity, 'IMPORTED', $2::uuid
     FROM jsonb_to_recordset($1::jsonb) AS line(id uuid, changes jsonb) JOIN product ON product.id = line.id
     WHERE (line.changes->>'quantity')::int <> product.quantity`,
    [rows, adminId],
  )
  await tx.query(
    `UPDATE product SET "updatedAt" = now(), (${columns}) =
       (SELECT ${written} FROM jsonb_populate_record(product, line.changes) AS written)
     FROM jsonb_to_recordset($1::jsonb) AS line(id uuid, changes jsonb) WHERE product.id = line.id`,
    [rows],
  )
}
