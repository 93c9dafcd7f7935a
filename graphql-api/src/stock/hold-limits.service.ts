import { limits } from '@sunnah-store/schema/limits'
import type { EntityManager } from 'typeorm'
import { queryRows } from '../database/query-rows.js'
import { DomainError } from '../errors.js'
import { priceToPay } from '../product/variant/chosen-variant.js'
import { hasReceived, limitsOf } from '../purchase-limits/limits-of.js'
import { stillRunning } from './still-running.js'
import { StockHold } from './stock-hold.entity.js'
import { StockHoldStart } from './stock-hold-start.entity.js'

interface Held {
  userId: string
  variantId: string
}

interface MayHold {
  pieces: number
  held: number
  all: number
  /** What all holds may come to, in whole taka, where they come to more without anything confirmed; else null. */
  unconfirmed: number | null
}

/**
 * The pieces of one hold, and of all holds of a shopper together, are as many as the owner allows at most; and without a confirmed
 * email or phone they are worth no more than what a new customer may order so. To be called when they are held.
 * @throws DomainError PURCHASE_LIMIT, EMAIL_NOT_CONFIRMED
 */
export const checkHeld = async (tx: EntityManager, { userId, quantity }: StockHold) => {
  const [may] = await queryRows<MayHold>(tx, mayHold, [userId])
  if (!may) throw new Error('The shop has no limits of purchases')
  if (quantity > may.pieces) throw exceeded('HELD_PIECES', may.pieces, 'of one product')
  if (may.all > may.held) throw exceeded('ALL_HELD_PIECES', may.held, 'of all products together')
  if (may.unconfirmed !== null)
    throw new DomainError('EMAIL_NOT_CONFIRMED', { rule: 'UNCONFIRMED_TOTAL', most: may.unconfirmed })
}

const mayHold = `
  SELECT pieces, held, holds."all", CASE WHEN holds.total > "unconfirmedTotal" AND NOT "isKnown"
    AND NOT ("user"."emailVerified" OR "user"."phoneVerified") THEN "unconfirmedTotal" END AS unconfirmed
  FROM (${limitsOf(hasReceived('$1'))}) AS may, "user", (
    SELECT sum(hold.quantity)::int AS "all", sum(hold.quantity::bigint * (${priceToPay})) AS total
    FROM stock_hold AS hold JOIN product_variant AS variant ON variant.id = hold."variantId" JOIN product ON product.id = hold."productId"
    WHERE hold."userId" = $1 AND hold."expiresAt" > now()
  ) AS holds
  WHERE "user".id = $1`

const exceeded = (rule: string, most: number, of: string) =>
  new DomainError('PURCHASE_LIMIT', {
    fields: { quantity: [`quantity must not set aside more than ${most} pieces ${of}`] },
    rule,
    most,
  })

/** @throws DomainError TOO_MANY_HOLDS; RATE_LIMITED for the hour, or for the same hold again and again */
export const countNewHold = async (tx: EntityManager, { userId, variantId }: Held) => {
  if ((await tx.countBy(StockHold, { userId, expiresAt: stillRunning })) >= limits.holds.atOnce)
    throw new DomainError('TOO_MANY_HOLDS', { most: limits.holds.atOnce })

  const { anHour, same, sameHours } = limits.holds
  const values = [userId, variantId, anHour - 1, same - 1, sameHours]
  const [limiting] = await queryRows<{ retryAfter: number; rule: string }>(tx, laterStart, values)
  if (limiting) throw new DomainError('RATE_LIMITED', limiting)
  await tx.insert(StockHoldStart, { userId, variantId })
}

// Of the last ones that count, the first must be past before there is room for another.
const laterStart = `
  WITH started AS (
    SELECT "variantId", "startedAt" FROM stock_hold_start
    WHERE "userId" = $1 AND "startedAt" > now() - $5 * interval '1 hour' ORDER BY "startedAt" DESC
  ), limiting AS (
    (SELECT 'HOLDS_AN_HOUR' AS rule, "startedAt" + interval '1 hour' AS past FROM started
      WHERE "startedAt" > now() - interval '1 hour' OFFSET $3 LIMIT 1)
    UNION ALL
    (SELECT 'SAME_HOLD', "startedAt" + $5 * interval '1 hour' FROM started WHERE "variantId" = $2 OFFSET $4 LIMIT 1)
  )
  SELECT rule, ceil(extract(epoch FROM past - now()))::int AS "retryAfter" FROM limiting ORDER BY past DESC LIMIT 1`
