import type { EntityManager } from 'typeorm'
import { readPrepared } from '../../database/read-prepared.js'
import { chosenVariant, priceToPay, variantsToChoose } from '../../product/variant/chosen-variant.js'
import { shownPicture } from '../../product/variant/color-picture.js'
import { lineRefusal } from '../line-refusal.js'
import type { OrderLine } from '../order-line.entity.js'
import type { AskedLine } from '../placing.js'
import type { AgreedLineInput } from './agreed-line.input.js'

/** A line as it would stand in an order, with all that an order keeps of it. */
export interface HandLine extends AskedLine, Pick<OrderLine, 'position' | 'imageUrl' | 'sku'> {
  nameBn: string | null
  brandName: string | null
  placeOfOrigin: string | null
  /** What a piece costs whoever orders it now; null when it is no longer sold. */
  priceToday: number | null
}

/**
 * These lines as they would be ordered now. What the order has already keeps its price, also in another size or colour
 * that costs the same today; one that is no longer sold costs nothing to compare with. The products must be locked.
 * @param had the lines of the order, whose pieces it may keep
 */
export const askedLines = async (
  tx: EntityManager,
  asked: readonly AgreedLineInput[],
  had: readonly OrderLine[] = [],
): Promise<HandLine[]> => {
  const lines = await readPrepared<HandLine>(tx, text, [
    asked.map(({ productId }) => productId),
    asked.map(({ quantity }) => quantity),
    asked.map(({ variantId }) => variantId ?? null),
    had[0]?.orderId ?? null,
  ])
  return lines.map((line) => ({ ...line, available: (line.available ?? 0) + piecesOf(had, line.variantId) }))
}

/** A line that can be had. */
export type AgreedLine = HandLine & { variantId: string; name: string }

/** @throws DomainError NOT_FOUND, VARIANT_REQUIRED, BAD_USER_INPUT or OUT_OF_STOCK when one of them cannot be had */
export const agreedLines = (lines: readonly HandLine[]): AgreedLine[] => {
  const refusal = lineRefusal(lines)
  if (refusal) throw refusal
  return lines.filter((line): line is AgreedLine => line.variantId !== null && line.name !== null)
}

/** What the lines come to, in whole taka, without delivery and discount. */
export const subtotalOf = (lines: readonly Pick<HandLine, 'unitPrice' | 'quantity'>[]): number =>
  lines.reduce((sum, { unitPrice, quantity }) => sum + unitPrice * quantity, 0)

const piecesOf = (lines: readonly OrderLine[], variantId: string | null) =>
  lines.find((line) => line.variantId === variantId)?.quantity ?? 0

const text = `
  SELECT asked."productId", variant.id AS "variantId", (asked.position - 1)::int AS position, asked.quantity,
    name, "nameBn", "brandName", "placeOfOrigin", ${shownPicture} AS "imageUrl",
    sku, variant.size, variant."sizeBn", variant.color, variant."colorBn",
    coalesce(agreed."unitPrice", ${priceToPay})::int AS "unitPrice",
    CASE WHEN "deletedAt" IS NULL AND "isActive" THEN (${priceToPay})::int END AS "priceToday",
    CASE WHEN "deletedAt" IS NULL AND "isActive" THEN variant.quantity END AS available,
    CASE WHEN choices > 1 THEN (${variantsToChoose('product.id')}) END AS variants
  FROM unnest($1::uuid[], $2::int[], $3::uuid[]) WITH ORDINALITY AS asked("productId", quantity, "variantId", position)
    LEFT JOIN product ON product.id = asked."productId"
    LEFT JOIN LATERAL (${chosenVariant('asked."productId"', 'asked."variantId"')}) AS variant ON true
    LEFT JOIN LATERAL (
      SELECT "unitPrice" FROM order_line AS line JOIN product_variant AS other ON other.id = line."variantId"
      WHERE line."orderId" = $4 AND line."productId" = product.id AND (line."variantId" = variant.id
        OR other."isActive" AND coalesce(other.price, product.price) = coalesce(variant.price, product.price))
      ORDER BY line."variantId" = variant.id DESC, line.position LIMIT 1
    ) AS agreed ON true
  ORDER BY asked.position`
