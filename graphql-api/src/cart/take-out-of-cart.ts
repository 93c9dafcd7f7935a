import type { Statement } from '../database/statement.js'
import { variantsNamed } from '../product/variant/chosen-variant.js'
import type { User } from '../user/user.entity.js'
import type { CartItemArgs } from './cart.input.js'

/** The lines that were meant; they are still there when there are several. */
export interface MeantLines {
  count: number
  name: string | null
  /** Null when there is none. */
  variants: object[] | null
}

/** Takes a line out, where only one can be meant. The user must be locked. Answers MeantLines. */
export const takeOut = ({ id }: User, { productId, variantId }: CartItemArgs): Statement => ({
  text: `
  WITH line AS (
    SELECT "variantId" FROM cart_item
    WHERE "userId" = $1 AND "productId" = $2 AND ($3::uuid IS NULL OR "variantId" = $3)
  ), taken AS (
    DELETE FROM cart_item WHERE "userId" = $1 AND "variantId" IN (SELECT "variantId" FROM line)
      AND (SELECT count(*) FROM line) = 1
  )
  SELECT count(*)::int AS count, min(product.name) AS name, ${variantsNamed} AS variants
  FROM line
  JOIN product_variant AS variant ON variant.id = line."variantId"
  JOIN product ON product.id = variant."productId"`,
  values: [id, productId, variantId ?? null],
})
