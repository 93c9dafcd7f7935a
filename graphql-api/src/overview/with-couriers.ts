import { owed, rests } from '../order/cash/cash.service.js'

/** SQL: whether an order that came back was paid all the same: what the customer got back then is told by its return. */
export const saysGivenBack = `(SELECT "givenBack" FROM order_event WHERE "orderId" = "order".id AND "to" IS NOT NULL
  ORDER BY place DESC LIMIT 1) IS NOT NULL`

/** SQL: whether the cash of an order that was delivered counts as collected. */
const countsAsCollected = `(status = 'DELIVERED' OR status = 'RETURNED' AND ${saysGivenBack})`

/** SQL: the sum of what was delivered later; what a courier pays counts for the oldest first, so the newest lack it. */
const ofNewer = (sum: string, within: string) =>
  `coalesce(sum(${sum}) OVER (PARTITION BY ${within} ORDER BY "deliveredAt" DESC, "orderId"
    ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING), 0)`

/** SQL: what couriers owe still of their payouts, by when the orders were delivered that lack it. */
const lacking = `SELECT "deliveredAt", least(short, rest - ${ofNewer('short', 'courier')}) AS cash FROM (
    SELECT "orderId", payout.courier, "deliveredAt",
      greatest(0, least(total, expected - charges - received - ${ofNewer('total', 'payout.id')})) AS short
    FROM payout JOIN shipment ON "payoutId" = payout.id JOIN "order" ON "order".id = "orderId"
    WHERE payout.reason = 'STILL_OWED' AND received < expected - charges AND "deletedAt" IS NULL AND ${countsAsCollected}
  ) AS paid JOIN ${rests} USING (courier)`

/** SQL: the cash that counts as collected and that couriers have still, by when the orders were delivered. */
export const withCouriers = `(SELECT "deliveredAt", total AS cash FROM ${owed} AND ${countsAsCollected}
  UNION ALL SELECT "deliveredAt", cash FROM (${lacking}) AS lacking WHERE cash > 0) AS kept`
