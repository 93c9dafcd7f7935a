import type { Statement } from '../database/statement.js'
import { chosenVariant, variantsToChoose } from '../product/variant/chosen-variant.js'
import type { VariantName } from '../product/variant/variant-name.js'
import type { User } from '../user/user.entity.js'
import type { Order } from './order.entity.js'
import type { PlaceOrderInput } from './order.input.js'

/** A line as it would be ordered. */
export interface AskedLine extends VariantName {
  productId: string
  /** Null for a product that never was. */
  name: string | null
  /** Null when there is no such variant of the product. */
  variantId: string | null
  /** Those to choose from, where it must be said which one is meant. */
  variants: object[] | null
  unitPrice: number
  quantity: number
  /** Null when it is no longer sold. */
  available: number | null
}

/** The order; or its lines and no order, since all is not well with them or its key is used up. Null lines: it has none. */
export type Placing = (Order & { lines: null }) | { id: null; lines: AskedLine[] | null }

const columns = `id, number, "userId", "customerName", "customerEmail", address, district, country, phone,
    "paymentMethod", source, total::float8, "idempotencyKey", "requestHash", "placedAt", "deliveredAt", "deletedAt",
    "stockReturned"`

/**
 * Places an order with its lines if all is well: each line can be had, the total is the expected one, and the shopper
 * has no order with its key. Then stock, holds and cart change with it. The user and the products must be locked.
 * Answers a Placing.
 */
export const placing = (
  shopper: User,
  { lines, expectedTotal, ...order }: PlaceOrderInput,
  { number, requestHash }: { number: string; requestHash: string },
): Statement => ({
  text,
  values: [
    shopper.id,
    order.idempotencyKey ?? null,
    lines.map(({ productId }) => productId),
    lines.map(({ quantity }) => quantity ?? null),
    expectedTotal,
    number,
    order.address,
    order.district,
    order.country,
    order.phone,
    order.paymentMethod,
    order.source,
    requestHash,
    lines.map(({ variantId }) => variantId ?? null),
  ],
})

/** Holds whose pieces the shopper can have: their own, and everybody's that have ended. */
const canBeHad = 'stock_hold."userId" = $1 OR "expiresAt" <= now()'

const text = `
  WITH line AS (
    SELECT asked."productId", variant.id AS "variantId", asked.position - 1 AS position,
      name, "nameBn", "brandName", "placeOfOrigin", coalesce(variant."imageUrl", product."imageUrl") AS "imageUrl",
      sku, variant.size, variant."sizeBn", variant.color, variant."colorBn",
      coalesce(variant.price, product.price) * (100 - discount) / 100 AS "unitPrice",
      coalesce(asked.quantity, held.own, 1)::int AS quantity,
      CASE WHEN "deletedAt" IS NULL AND "isActive" THEN variant.quantity + coalesce(held.quantity, 0) END::int AS available,
      CASE WHEN choices > 1 THEN (${variantsToChoose('product.id')}) END AS variants
    FROM unnest($3::uuid[], $4::int[], $14::uuid[]) WITH ORDINALITY AS asked("productId", quantity, "variantId", position)
      LEFT JOIN product ON product.id = asked."productId"
      LEFT JOIN LATERAL (${chosenVariant('asked."productId"', 'asked."variantId"')}) AS variant ON true
      CROSS JOIN LATERAL (
        SELECT sum(quantity) AS quantity, sum(quantity) FILTER (WHERE "userId" = $1 AND "expiresAt" > now()) AS own
        FROM stock_hold WHERE "productId" = asked."productId" AND "variantId" = variant.id AND (${canBeHad})
      ) AS held
  ), agreed AS (
    SELECT sum("unitPrice"::bigint * quantity) AS total FROM line
    HAVING bool_and(variants IS NULL AND quantity BETWEEN 1 AND coalesce(available, 0))
      AND count(DISTINCT "variantId") = count(*) AND sum("unitPrice"::bigint * quantity) = $5
  ), placed AS (
    INSERT INTO "order" (number, "userId", "customerName", "customerEmail", address, district, country, phone,
      "paymentMethod", source, total, "idempotencyKey", "requestHash")
    SELECT $6, "user".id, "user".name, "user".email, $7, $8, $9, $10, $11, $12, agreed.total, $2, $13
    FROM agreed, "user" WHERE "user".id = $1
    ON CONFLICT ("userId", "idempotencyKey") DO NOTHING
    RETURNING ${columns}
  ), sold AS (
    INSERT INTO order_line ("orderId", "productId", "variantId", position, name, "nameBn", "brandName", "placeOfOrigin",
      "imageUrl", sku, size, "sizeBn", color, "colorBn", "unitPrice", quantity)
    SELECT placed.id, line."productId", line."variantId", line.position, line.name, line."nameBn", line."brandName",
      line."placeOfOrigin", line."imageUrl", sku, size, "sizeBn", color, "colorBn", line."unitPrice", line.quantity
    FROM placed, line
  ), taken AS (
    UPDATE product_variant SET quantity = line.available - line.quantity, sold = product_variant.sold + line.quantity
    FROM placed, line WHERE product_variant.id = line."variantId"
  ), used AS (
    DELETE FROM stock_hold USING placed, line WHERE stock_hold."variantId" = line."variantId" AND (${canBeHad})
  ), bought AS (
    DELETE FROM cart_item USING placed, line
    WHERE placed.source = 'CART' AND cart_item."userId" = $1 AND cart_item."variantId" = line."variantId"
  )
  SELECT placed.*, CASE WHEN placed.id IS NULL THEN (SELECT json_agg(line ORDER BY position) FROM line) END AS lines
  FROM (SELECT) AS once LEFT JOIN placed ON true`
