import { limits } from '@sunnah-store/schema/limits'
import type { Statement } from '../database/statement.js'
import { chosenVariant, priceToPay, variantsToChoose } from '../product/variant/chosen-variant.js'
import type { VariantName } from '../product/variant/variant-name.js'
import type { User } from '../user/user.entity.js'
import type { CartItemInput, RemovedCartItemInput } from './cart.input.js'

/** What is asked for, as far as the shop has it. */
export interface AskedVariant extends VariantName {
  /** Null for a product that is not sold. */
  name: string | null
  /** Null when there is no such variant of the product. */
  variantId: string | null
  /** Those to choose from, where it must be said which one is meant. */
  variants: object[] | null
}

/** What a line of a cart would be, whether or not it was put there. */
export interface AskedCartLine extends AskedVariant {
  wanted: number
  /** Null when it is not sold. */
  available: number | null
  /** Whether the cart may have this line at all. */
  isAllowed: boolean
}

/** Whether a line that was taken out can be put back. */
export interface PutBackLine extends AskedVariant {
  isSold: boolean
  isAllowed: boolean
}

const hasRoom = `line.quantity IS NOT NULL OR (SELECT count(*) FROM cart_item WHERE "userId" = $1) < ${limits.lines}`

/** Adds pieces to a line, which may be a new one. The user must be locked. Answers an AskedCartLine. */
export const addPieces = (shopper: User, input: CartItemInput): Statement =>
  putting(shopper, input, { wanted: 'coalesce(line.quantity, 0) + $4', isAllowed: hasRoom })

/** Sets the pieces of a line that is there. The user must be locked. Answers an AskedCartLine. */
export const setPieces = (shopper: User, input: CartItemInput): Statement =>
  putting(shopper, input, { wanted: '$4', isAllowed: 'line.quantity IS NOT NULL' })

/** Puts a line back as it was, however little there is left. The user must be locked. Answers a PutBackLine. */
export const putBack = (
  { id }: User,
  { productId, variantId, quantity, unitPriceWhenAdded, addedAt }: RemovedCartItemInput,
): Statement => ({
  text: `
  WITH asked AS (
    SELECT ${asked}, coalesce(choices = 1 AND "isActive", false) AS "isSold", ${hasRoom} AS "isAllowed" ${from}
  ), put AS (
    INSERT INTO cart_item ("userId", "productId", "variantId", quantity, "unitPriceWhenAdded", "addedAt")
    SELECT $1, $2, "variantId", $4, $5, least($6, now()) FROM asked WHERE "isSold" AND "isAllowed"
    ON CONFLICT ("userId", "variantId") DO NOTHING
  )
  SELECT * FROM asked`,
  values: [id, productId, variantId ?? null, quantity, unitPriceWhenAdded, addedAt],
})

const putting = (
  { id }: User,
  { productId, variantId, quantity }: CartItemInput,
  { wanted, isAllowed }: { wanted: string; isAllowed: string },
): Statement => ({
  text: `
  WITH asked AS (
    SELECT ${asked}, ${priceToPay} AS price,
      (${wanted})::int AS wanted, ${isAllowed} AS "isAllowed",
      CASE WHEN choices = 1 AND "isActive"
        THEN least(variant.quantity + coalesce(hold.quantity, 0), ${limits.product.quantity}) END AS available
    ${from}
  ), put AS (
    INSERT INTO cart_item ("userId", "productId", "variantId", quantity, "unitPriceWhenAdded")
    SELECT $1, $2, "variantId", wanted, price FROM asked WHERE "isAllowed" AND wanted <= available
    ON CONFLICT ("userId", "variantId") DO UPDATE SET quantity = excluded.quantity
  )
  SELECT * FROM asked`,
  values: [id, productId, variantId ?? null, quantity],
})

const asked = `product.name, variant.id AS "variantId", variant.size, variant."sizeBn", variant.color, variant."colorBn",
      CASE WHEN choices > 1 THEN (${variantsToChoose('$2')}) END AS variants`

const from = `FROM "user"
      LEFT JOIN product ON product.id = $2 AND product."deletedAt" IS NULL
      LEFT JOIN LATERAL (${chosenVariant('product.id', '$3::uuid')}) AS variant ON true
      LEFT JOIN stock_hold AS hold ON (hold."userId", hold."variantId") = ($1, variant.id) AND hold."expiresAt" > now()
      LEFT JOIN cart_item AS line ON (line."userId", line."variantId") = ($1, variant.id)
    WHERE "user".id = $1`
