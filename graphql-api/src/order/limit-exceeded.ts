import type { EntityManager } from 'typeorm'
import { queryRow } from '../database/query-rows.js'
import { DomainError } from '../errors.js'
import { hasReceived, limitsOf, openOrders } from '../purchase-limits/limits-of.js'

/** What of the owner's limits an order would exceed. */
export interface ExceededLimit {
  rule: 'PIECES' | 'OPEN_ORDERS' | 'OPEN_TOTAL' | 'PHONE_OPEN_ORDERS' | 'PHONE_OPEN_TOTAL' | 'UNCONFIRMED_TOTAL'
  /** Pieces, orders or whole taka. */
  most: number
}

/** SQL: how many orders are open, and what they come to. No more are read than it takes to know that there are too many. */
const openOf = (whose: string, allowed: string, counted = openOrders) => `
  SELECT count(*) AS orders, coalesce(sum(total) FILTER (WHERE status <> 'CANCELLED'), 0) AS total FROM (
    SELECT total, status FROM "order" WHERE ${whose} AND (${counted}) LIMIT (SELECT orders FROM ${allowed})
  ) AS open`

/** SQL: open orders, and those of an hour that the shopper cancelled: to order and cancel on and on tells strangers of each. */
const openOrJustCancelled = `${openOrders} OR status = 'CANCELLED' AND "placedAt" > now() - interval '1 hour'
  AND (SELECT by FROM order_event WHERE "orderId" = "order".id AND "to" = 'CANCELLED' ORDER BY place DESC LIMIT 1) = 'SHOPPER'`

/** SQL: what anybody may send to a phone. @param isKnown SQL: whether they are known, whatever was delivered there */
const phoneMay = (phone: string, isKnown: string) =>
  limitsOf(`${isKnown} OR EXISTS (SELECT FROM "order" WHERE phone = ${phone} AND status = 'DELIVERED')`)

/**
 * SQL: the orders to a phone ($10) that count for this shopper ($1): all of them, but to a phone of their own only what they and the
 * shop have ordered there. What others send to it must not keep them from ordering.
 */
const countingToPhone = `phone = $10 AND (NOT (SELECT "isOwn" FROM phone_of_shopper) OR "userId" = $1 OR source = 'ADMIN')`

/** SQL: whether a phone is the shopper's: they have confirmed it, or received an order there. */
const phoneOfShopper = `
  SELECT EXISTS (SELECT FROM "user" WHERE id = $1 AND phone = $10 AND "phoneVerified")
    OR EXISTS (SELECT FROM "order" WHERE "userId" = $1 AND phone = $10 AND status = 'DELIVERED') AS "isOwn"`

/** SQL: the rules of a phone that an order of this total would break. */
const rulesOfPhone = (total: string) => `
      WHEN to_phone.orders >= phone_may.orders
        THEN json_build_object('rule', 'PHONE_OPEN_ORDERS', 'most', phone_may.orders)
      WHEN to_phone.total + ${total} > phone_may.total
        THEN json_build_object('rule', 'PHONE_OPEN_TOTAL', 'most', phone_may.total)`

/**
 * Parts of the statement that places an order ($1: the shopper, $10: the phone that it goes to), of which the last is the
 * first rule that it would break, as an ExceededLimit, or null.
 */
export const limitExceeded = `
  account_may AS (${limitsOf(hasReceived('$1'))}
  ), phone_may AS (${phoneMay('$10', '(SELECT "isKnown" FROM account_may)')}
  ), of_account AS (${openOf('"userId" = $1', 'account_may', openOrJustCancelled)}
  ), phone_of_shopper AS (${phoneOfShopper}
  ), to_phone AS (${openOf(countingToPhone, 'phone_may')}
  ), limits AS (
    SELECT CASE
      WHEN asked.pieces > account_may.pieces THEN json_build_object('rule', 'PIECES', 'most', account_may.pieces)
      WHEN of_account.orders >= account_may.orders
        THEN json_build_object('rule', 'OPEN_ORDERS', 'most', account_may.orders)
      WHEN of_account.total + subtotal + fee > account_may.total
        THEN json_build_object('rule', 'OPEN_TOTAL', 'most', account_may.total)
      WHEN of_account.total + subtotal + fee > account_may."unconfirmedTotal" AND NOT account_may."isKnown"
        AND NOT ("user"."emailVerified" OR "user"."phoneVerified")
        THEN json_build_object('rule', 'UNCONFIRMED_TOTAL', 'most', account_may."unconfirmedTotal")
      -- Last: they tell of orders of others.${rulesOfPhone('subtotal + fee')}
    END AS exceeded
    FROM delivery, account_may, phone_may, of_account, to_phone, "user", (SELECT sum(quantity) AS pieces FROM line) AS asked
    WHERE "user".id = $1
  )`

/**
 * What of the limits of a phone an order of this total that the shop takes would exceed, beside others that it took: strangers must
 * not keep it from taking one. The phone must be locked.
 */
export const phoneLimitExceeded = async (
  tx: EntityManager,
  phone: string,
  total: number,
): Promise<ExceededLimit | null> => {
  const { exceeded } = await queryRow<{ exceeded: ExceededLimit | null }>(tx, phoneText, [phone, total])
  return exceeded
}

const phoneText = `
  WITH phone_may AS (${phoneMay('$1', 'false')}), to_phone AS (${openOf(`phone = $1 AND source = 'ADMIN'`, 'phone_may')})
  SELECT CASE ${rulesOfPhone('$2::bigint')} END AS exceeded FROM phone_may, to_phone`

type Rule = Exclude<ExceededLimit['rule'], 'UNCONFIRMED_TOTAL'>

const said: Record<Rule, (most: number) => object> = {
  PIECES: (most) => ({ lines: [`lines must not be more than ${most} pieces in all`] }),
  OPEN_ORDERS: (most) => ({
    lines: [
      `lines must wait: ${most} orders of the account are not delivered yet, or it cancelled them within an hour`,
    ],
  }),
  OPEN_TOTAL: (most) => ({ lines: [`lines must not bring the open orders of the account above ${most} taka`] }),
  PHONE_OPEN_ORDERS: (most) => ({ phone: [`phone must be another one: ${most} orders to it are not delivered yet`] }),
  PHONE_OPEN_TOTAL: (most) => ({ phone: [`phone must be another one: open orders to it may come to ${most} taka`] }),
}

/**
 * Why the limit is exceeded, at the field that would have to be another one.
 * @returns DomainError PURCHASE_LIMIT; EMAIL_NOT_CONFIRMED where a confirmed email lifts the limit. Sums are whole taka.
 */
export const limitRefusal = ({ rule, most }: ExceededLimit): DomainError =>
  rule === 'UNCONFIRMED_TOTAL'
    ? new DomainError('EMAIL_NOT_CONFIRMED', { rule, most })
    : new DomainError('PURCHASE_LIMIT', { fields: said[rule](most), rule, most })
