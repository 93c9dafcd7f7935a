import { limits } from '@sunnah-store/schema/limits'
import type { Statement } from '../database/statement.js'
import type { User } from '../user/user.entity.js'
import type { CartItemInput, RemovedCartItemInput } from './cart.input.js'

/** What a line of a cart would be, whether or not it was put there. */
export interface AskedLine {
  /** Null for a product that is not sold. */
  name: string | null
  wanted: number
  available: number | null
  /** Whether the cart may have this line at all. */
  isAllowed: boolean
}

/** Whether a line that was taken out can be put back. */
export interface PutBackLine {
  isSold: boolean
  isAllowed: boolean
}

const hasRoom = `line.quantity IS NOT NULL OR (SELECT count(*) FROM cart_item WHERE "userId" = $1) < ${limits.lines}`

/** Adds pieces to a line, which may be a new one. The user must be locked. Answers an AskedLine. */
export const addPieces = (shopper: User, input: CartItemInput): Statement =>
  putting(shopper, input, {
    wanted: 'coalesce(line.quantity, 0) + $3',
    isAllowed: hasRoom,
  })

/** Sets the pieces of a line that is there. The user must be locked. Answers an AskedLine. */
export const setPieces = (shopper: User, input: CartItemInput): Statement =>
  putting(shopper, input, { wanted: '$3', isAllowed: 'line.quantity IS NOT NULL' })

/** Puts a line back as it was, however little there is left. The user must be locked. Answers a PutBackLine. */
export const putBack = (
  { id }: User,
  { productId, quantity, unitPriceWhenAdded, addedAt }: RemovedCartItemInput,
): Statement => ({
  text: `
  WITH asked AS (
    SELECT product.id IS NOT NULL AS "isSold", ${hasRoom} AS "isAllowed"
    FROM "user"
      LEFT JOIN product ON product.id = $2 AND product."deletedAt" IS NULL
      LEFT JOIN cart_item AS line ON (line."userId", line."productId") = ($1, $2)
    WHERE "user".id = $1
  ), put AS (
    INSERT INTO cart_item ("userId", "productId", quantity, "unitPriceWhenAdded", "addedAt")
    SELECT $1, $2, $3, $4, least($5, now()) FROM asked WHERE "isSold" AND "isAllowed"
    ON CONFLICT ("userId", "productId") DO NOTHING
  )
  SELECT * FROM asked`,
  values: [id, productId, quantity, unitPriceWhenAdded, addedAt],
})

const putting = (
  { id }: User,
  { productId, quantity }: CartItemInput,
  { wanted, isAllowed }: { wanted: string; isAllowed: string },
): Statement => ({
  text: `
  WITH asked AS (
    SELECT product.name, product.price * (100 - product.discount) / 100 AS price, (${wanted})::int AS wanted, ${isAllowed} AS "isAllowed",
      CASE WHEN product.id IS NOT NULL
        THEN least(product.quantity + coalesce(hold.quantity, 0), ${limits.product.quantity}) END AS available
    FROM "user"
      LEFT JOIN product ON product.id = $2 AND product."deletedAt" IS NULL
      LEFT JOIN stock_hold AS hold ON (hold."userId", hold."productId") = ($1, $2) AND hold."expiresAt" > now()
      LEFT JOIN cart_item AS line ON (line."userId", line."productId") = ($1, $2)
    WHERE "user".id = $1
  ), put AS (
    INSERT INTO cart_item ("userId", "productId", quantity, "unitPriceWhenAdded")
    SELECT $1, $2, wanted, price FROM asked WHERE "isAllowed" AND wanted <= available
    ON CONFLICT ("userId", "productId") DO UPDATE SET quantity = excluded.quantity
  )
  SELECT * FROM asked`,
  values: [id, productId, quantity],
})
