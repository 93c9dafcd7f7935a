import { wordsBySound } from '../database/name-words.js'
import type { Statement } from '../database/statement.js'
import { chosenVariant, priceToPay, variantsToChoose } from '../product/variant/chosen-variant.js'
import { shownPicture } from '../product/variant/color-picture.js'
import type { VariantName } from '../product/variant/variant-name.js'
import type { User } from '../user/user.entity.js'
import { type ExceededLimit, limitExceeded } from './limit-exceeded.js'
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

/** An order as it would be placed. */
export interface AskedOrder {
  /** Null: it has none. */
  lines: AskedLine[] | null
  deliveryFee: number
  exceeded: ExceededLimit | null
}

/** The order; or what was asked for and no order, since all is not well with it or its key is used up. */
export type Placing = (Order & { asked: null }) | { id: null; asked: AskedOrder }

const columns = `id, number, "userId", "customerName", "customerEmail", "customerPhone", address, area, district, country, phone,
    "receiverName", "riderNote", "callFirst", "paymentMethod", source, total::float8, "deliveryFee", "deliveryMinDays",
    "deliveryMaxDays", language, "idempotencyKey", "requestHash", "placedAt", "deliveredAt", status, "deletedAt", "stockReturned", version, "takenById",
    discount, "discountReason"`

/**
 * Places an order with its lines if all is well: each line can be had, no limit of the owner is exceeded, the total with the
 * delivery fee is the expected one, and the shopper has no order with its key. Then stock, holds and cart change with it, and it is to be told. The user, the phone and the products must be locked.
 * Answers a Placing.
 */
export const placing = (
  shopper: User,
  { lines, expectedTotal, ...order }: PlaceOrderInput,
  { number, requestHash }: { number: string; requestHash: string },
): Statement => {
  const receiver = wordsBySound(order.receiverName ? [order.receiverName] : [])
  const values = [
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
    order.area || null,
    order.receiverName ?? null,
    order.riderNote || null,
    order.callFirst ?? false,
    receiver.sounds,
    receiver.words,
    order.language ?? null,
  ]
  return { text, values }
}

/** Locks the shopper and the phone: orders of one account, and orders to one phone, come one after the other. */
export const customerLock = (shopperId: string, phone: string): Statement => ({
  text: `SELECT id, pg_advisory_xact_lock(hashtextextended('orders to ' || $2, 0))
    FROM "user" WHERE id = $1 FOR NO KEY UPDATE`,
  values: [shopperId, phone],
})

/** Holds whose pieces the shopper can have: their own, and everybody's that have ended. */
const canBeHad = 'stock_hold."userId" = $1 OR "expiresAt" <= now()'

const text = `
  WITH line AS (
    SELECT asked."productId", variant.id AS "variantId", asked.position - 1 AS position,
      name, "nameBn", "brandName", "placeOfOrigin", ${shownPicture} AS "imageUrl",
      sku, variant.size, variant."sizeBn", variant.color, variant."colorBn",
      ${priceToPay} AS "unitPrice",
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
  ), delivery AS (
    SELECT subtotal, CASE WHEN subtotal >= "freeFrom" THEN 0 ELSE coalesce(exception.fee, plan.fee) END AS fee,
      coalesce(exception."minDays", plan."minDays") AS "minDays", coalesce(exception."maxDays", plan."maxDays") AS "maxDays"
    FROM (SELECT sum("unitPrice"::bigint * quantity) AS subtotal FROM line) AS products
      CROSS JOIN delivery_plan AS plan LEFT JOIN delivery_exception AS exception ON exception.district = $8
  ), ${limitExceeded}, agreed AS (
    SELECT subtotal + fee AS total, delivery.* FROM delivery, limits
    WHERE subtotal + fee = $5 AND exceeded IS NULL AND (
      SELECT bool_and(variants IS NULL AND quantity BETWEEN 1 AND coalesce(available, 0))
        AND count(DISTINCT "variantId") = count(*) FROM line
    )
  ), placed AS (
    INSERT INTO "order" (number, "userId", "customerName", "customerEmail", "customerPhone", address, area, district, country, phone,
      "receiverName", "riderNote", "callFirst", "paymentMethod", source, total, "deliveryFee", "deliveryMinDays",
      "deliveryMaxDays", language, "idempotencyKey", "requestHash")
    SELECT $6, "user".id, "user".name, "user".email, "user".phone, $7, $15, $8, $9, $10, $16, $17, $18, $11, $12, agreed.total,
      agreed.fee, agreed."minDays", agreed."maxDays", coalesce($21, "user".language), $2, $13
    FROM agreed, "user" WHERE "user".id = $1
    ON CONFLICT ("userId", "idempotencyKey") DO NOTHING
    RETURNING ${columns}
  ), told AS (
    INSERT INTO order_message ("orderId", kind) SELECT id, 'PLACED' FROM placed
  ), noted AS (
    INSERT INTO name_word (sound, word)
    SELECT name.sound, name.word FROM placed, unnest($19::text[], $20::text[]) AS name(sound, word)
    ORDER BY name.sound COLLATE "C", name.word COLLATE "C" ON CONFLICT DO NOTHING
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
  SELECT placed.*, CASE WHEN placed.id IS NULL THEN json_build_object('deliveryFee', delivery.fee,
    'exceeded', (SELECT exceeded FROM limits), 'lines', (SELECT json_agg(line ORDER BY position) FROM line)) END AS asked
  FROM delivery LEFT JOIN placed ON true`
