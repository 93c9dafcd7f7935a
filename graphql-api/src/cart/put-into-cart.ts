import { limits } from '@sunnah-store/schema/limits'
import type { Statement } from '../database/statement.js'
import type { User } from '../user/user.entity.js'
import type { CartItemInput } from './cart.input.js'

/** What a line of a cart would be, whether or not it was put there. */
export interface AskedLine {
  /** Null for a product that is not sold. */
  name: string | null
  wanted: number
  available: number | null
  /** Whether the cart may have this line at all. */
  isAllowed: boolean
}

/** Adds pieces to a line, which may be a new one. The user must be locked. Answers an AskedLine. */
export const addPieces = (shopper: User, input: CartItemInput): Statement =>
  putting(shopper, input, {
    wanted: 'coalesce(line.quantity, 0) + $3',
    isAllowed: `line.quantity IS NOT NULL OR (SELECT count(*) FROM cart_item WHERE "userId" = $1) < ${limits.lines}`,
  })

/** Sets the pieces of a line that is there. The user must be locked. Answers an AskedLine. */
export const setPieces = (shopper: User, input: CartItemInput): Statement =>
  putting(shopper, input, { wanted: '$3', isAllowed: 'line.quantity IS NOT NULL' })

const putting = (
  { id }: User,
  { productId, quantity }: CartItemInput,
  { wanted, isAllowed }: { wanted: string; isAllowed: string },
): Statement => ({
  text: `
  WITH asked AS (
    SELECT product.name, (${wanted})::int AS wanted, ${isAllowed} AS "isAllowed",
      CASE WHEN product.id IS NOT NULL
        THEN least(product.quantity + coalesce(hold.quantity, 0), ${limits.product.quantity}) END AS available
    FROM "user"
      LEFT JOIN product ON product.id = $2 AND product."deletedAt" IS NULL
      LEFT JOIN stock_hold AS hold ON (hold."userId", hold."productId") = ($1, $2) AND hold."expiresAt" > now()
      LEFT JOIN cart_item AS line ON (line."userId", line."productId") = ($1, $2)
    WHERE "user".id = $1
  ), put AS (
    INSERT INTO cart_item ("userId", "productId", quantity)
    SELECT $1, $2, wanted FROM asked WHERE "isAllowed" AND wanted <= available
    ON CONFLICT ("userId", "productId") DO UPDATE SET quantity = excluded.quantity
  )
  SELECT * FROM asked`,
  values: [id, productId, quantity],
})
