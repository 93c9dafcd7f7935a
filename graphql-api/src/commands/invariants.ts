import type { EntityManager } from 'typeorm'
import { dayOf } from '../database/local-day.js'
import { queryRows } from '../database/query-rows.js'
import { REACHABLE } from '../user/user.entity.js'

/** Invariants that hold after every request (docs/product.md, "Stock" and "Orders"), each with a query for the rows that break it. */
export const invariants: Record<string, string> = {
  'available + held + sold = what the admins put in': `
    SELECT id, "productId", size, color, quantity, held, s.sold, put_in FROM product_variant AS variant
    CROSS JOIN LATERAL (
      SELECT coalesce(sum(quantity), 0) AS held FROM stock_hold
      WHERE "productId" = variant."productId" AND "variantId" = variant.id
    ) AS h
    CROSS JOIN LATERAL (
      SELECT coalesce(sum(line.quantity), 0) AS sold FROM order_line AS line JOIN "order" ON "order".id = "orderId"
      WHERE "productId" = variant."productId" AND "variantId" = variant.id AND NOT "stockReturned"
    ) AS s
    CROSS JOIN LATERAL (
      SELECT coalesce(sum(change), 0) AS put_in FROM stock_change
      WHERE "productId" = variant."productId" AND "variantId" = variant.id
    ) AS p
    WHERE quantity < 0 OR quantity + held + s.sold <> put_in`,
  'a product has the stock of the variants that are sold, and one at least': `
    SELECT product.id, name, product.quantity, sum(variant.quantity) FILTER (WHERE "isActive") AS of_variants FROM product
    LEFT JOIN product_variant AS variant ON "productId" = product.id
    GROUP BY product.id HAVING product.quantity IS DISTINCT FROM sum(variant.quantity) FILTER (WHERE "isActive")`,
  'a product costs what the cheapest and the dearest of its variants cost': `
    SELECT product.id, name, product.price, "highestPrice" FROM product JOIN product_variant AS variant ON "productId" = product.id
    WHERE "isActive" GROUP BY product.id
    HAVING (product.price, "highestPrice") IS DISTINCT FROM
      (min(coalesce(variant.price, product.price)), max(coalesce(variant.price, product.price)))`,
  'what counts as sold is what the orders hold': `
    SELECT variant.id, product.id AS product, variant.sold, product.sold AS of_product, lines
    FROM product_variant AS variant JOIN product ON product.id = "productId"
    CROSS JOIN LATERAL (
      SELECT coalesce(sum(line.quantity), 0) AS lines FROM order_line AS line JOIN "order" ON "order".id = "orderId"
      WHERE "productId" = product.id AND "variantId" = variant.id AND NOT "stockReturned"
    ) AS s
    WHERE variant.sold <> lines
      OR product.sold <> (SELECT sum(sold) FROM product_variant WHERE "productId" = product.id)`,
  'an order’s total is the sum of its lines and its delivery fee, less its discount, and what was collected besides': `
    SELECT "order".number, total, "deliveryFee", discount, "doorDifference", sum("unitPrice"::bigint * quantity) AS lines FROM "order"
    LEFT JOIN order_line ON "orderId" = "order".id
    GROUP BY "order".id HAVING total IS DISTINCT FROM greatest(0, sum("unitPrice"::bigint * quantity) + "deliveryFee" - discount) + "doorDifference"`,
  'pieces have come back only from orders of which the rest was delivered, as an event tells': `
    SELECT number, status, "doorDifference", sum("cameBack") AS came_back FROM "order"
    JOIN order_line ON "orderId" = "order".id
    GROUP BY "order".id HAVING (sum("cameBack") > 0 OR "doorDifference" <> 0)
      AND ("deliveredAt" IS NULL OR sum(quantity) = 0 OR sum("cameBack") IS DISTINCT FROM (
        SELECT "cameBack" FROM order_event WHERE "orderId" = "order".id AND "to" = 'DELIVERED' AND kind = 'STEP'
        ORDER BY place DESC LIMIT 1))`,
  'the tally of the orders counts what is there': `
    SELECT day, stage, courier, cash, sum(orders) AS missing FROM (
      SELECT day, stage, courier, cash, -orders AS orders, -takings AS takings FROM order_tally UNION ALL
      SELECT ${dayOf('"placedAt"')}, order_stage(status), courier,
        order_cash(status, "deliveredAt", courier, "paidOut", "cashOwed"), 1, total FROM "order"
      WHERE "deletedAt" IS NULL
    ) AS compared GROUP BY day, stage, courier, cash HAVING sum(orders) <> 0 OR sum(takings) <> 0`,
  'an order says by which courier it went, and whether that has paid or owes, as its shipment does': `
    SELECT number, "order".courier, "paidOut", "order"."cashOwed" FROM "order" LEFT JOIN shipment ON "orderId" = id
    WHERE "order".courier IS DISTINCT FROM shipment.courier OR "paidOut" <> ("payoutId" IS NOT NULL)
      OR "order"."cashOwed" IS DISTINCT FROM shipment."cashOwed"`,
  'one idempotency key, one order': `
    SELECT coalesce("userId", "takenById") AS "userId", "idempotencyKey", count(*) FROM "order"
    WHERE "idempotencyKey" IS NOT NULL AND num_nonnulls("userId", "takenById") > 0 GROUP BY 1, 2 HAVING count(*) > 1`,
  'an order that the shop has written says by whom, and a discount stands in no other': `
    SELECT number, source, "takenById", discount FROM "order"
    WHERE (source = 'ADMIN') <> ("takenById" IS NOT NULL) OR discount > 0 AND source <> 'ADMIN'`,
  'stock goes back from orders that were cancelled, came back, or were deleted in the shop, and from no others': `
    SELECT number, status FROM "order" WHERE "stockReturned" <>
      (status IN ('CANCELLED', 'RETURNED') OR "deletedAt" IS NOT NULL AND status IN ('PLACED', 'CONFIRMED'))`,
  'an order stands where its events have led it, each step from where the one before it ended': `
    SELECT number, status, led FROM "order" CROSS JOIN LATERAL (
      SELECT coalesce((array_agg("to" ORDER BY place DESC))[1], 'PLACED') AS led,
        count(*) FILTER (WHERE "from" <> before) AS broken
      FROM (SELECT *, lag("to", 1, 'PLACED') OVER (ORDER BY place) AS before FROM order_event
        WHERE "orderId" = "order".id AND "to" IS NOT NULL) AS step
    ) AS events WHERE status <> led OR broken > 0`,
  'no event tells of a step that an order cannot take': `
    SELECT "orderId", "from", "to" FROM order_event AS event WHERE "to" IS NOT NULL AND NOT EXISTS (
      SELECT FROM order_step AS step WHERE step."from" = event."from" AND step."to" = event."to"
        AND step."takesBack" = (kind = 'TAKEN_BACK'))`,
  'of a lost parcel every piece was written off': `
    SELECT number, "writtenOff" FROM "order" CROSS JOIN LATERAL (
      SELECT reason, "writtenOff" FROM order_event WHERE "orderId" = "order".id AND "to" IS NOT NULL ORDER BY place DESC LIMIT 1
    ) AS step WHERE status = 'RETURNED' AND reason = 'LOST' AND (SELECT sum(quantity) FROM order_line WHERE "orderId" = "order".id)
      IS DISTINCT FROM (SELECT sum((piece->>'quantity')::int) FROM jsonb_array_elements("writtenOff") AS piece)`,
  'what was delivered has the time of its delivery, and what was not has none': `
    SELECT number, status, "deliveredAt" FROM "order" WHERE CASE status WHEN 'DELIVERED' THEN "deliveredAt" IS NULL
      WHEN 'RETURNED' THEN false ELSE "deliveredAt" IS NOT NULL END`,
  'a payout is for what was collected for its orders, each of which was delivered by its courier': `
    SELECT payout.id, payout.courier, expected, "orderCount", coalesce(sum(total), 0) AS collected FROM payout
    LEFT JOIN shipment ON "payoutId" = payout.id LEFT JOIN "order" ON "order".id = "orderId" GROUP BY payout.id
    HAVING expected <> coalesce(sum(total), 0) OR "orderCount" <> count("order".id)
      OR bool_or("orderId" IS NOT NULL AND ("deliveredAt" IS NULL OR shipment.courier <> payout.courier))`,
  'of what came back after its delivery alone somebody says whether a courier owes its cash, as its last event does': `
    SELECT number, status, "deliveredAt", shipment."cashOwed", told FROM shipment JOIN "order" ON "order".id = "orderId"
    CROSS JOIN LATERAL (SELECT (array_agg("cashOwed" ORDER BY place DESC))[1] AS told FROM order_event
      WHERE "orderId" = shipment."orderId" AND (kind = 'CASH' OR "to" IS NOT NULL)) AS events
    WHERE shipment."cashOwed" IS DISTINCT FROM told OR told IS NOT NULL AND (status <> 'RETURNED' OR "deliveredAt" IS NULL)`,
  'no courier has brought more of what it still owed than that was': `
    SELECT courier, sum(received + charges - expected) AS "tooMuch" FROM payout WHERE reason = 'STILL_OWED'
    GROUP BY courier HAVING sum(received + charges - expected) > 0`,
  'nothing is being handed to a courier that has left the shop': `
    SELECT number, status, "courierCode" FROM courier_sending JOIN "order" ON "order".id = "orderId"
    WHERE status NOT IN ('PLACED', 'CONFIRMED') OR "deletedAt" IS NOT NULL`,
  'no order is released from the courier that it was sent by, or that is being told of it': `
    SELECT number, release."courierCode" FROM courier_release AS release JOIN "order" ON "order".id = release."orderId"
    LEFT JOIN shipment USING ("orderId", "courierCode") LEFT JOIN courier_sending AS sending USING ("orderId", "courierCode")
    WHERE shipment.courier IS NOT NULL OR sending.since IS NOT NULL`,
  'a rating is the mean of the reviews that are shown': `
    SELECT product.id, name, product.rating, "reviewCount" FROM product LEFT JOIN review ON "productId" = product.id AND "hiddenAt" IS NULL
    GROUP BY product.id HAVING "reviewCount" <> count(review.id)
      OR product.rating IS DISTINCT FROM round(avg(review.rating), 1)::double precision`,
  'the votes on a review are counted': `
    SELECT review.id, "helpfulCount", "unhelpfulCount" FROM review LEFT JOIN review_vote ON "reviewId" = review.id
    GROUP BY review.id HAVING "helpfulCount" <> count(*) FILTER (WHERE "isHelpful")
      OR "unhelpfulCount" <> count(*) FILTER (WHERE NOT "isHelpful")`,
  'the first picture of a product is the one that its card shows': `
    SELECT product.id, name, "imageUrl", url FROM product
    LEFT JOIN product_picture ON "productId" = product.id AND position = 0
    WHERE "imageUrl" <> coalesce(url, '/images/placeholder-640.webp')`,
  'nothing is held of what is no longer sold': `
    SELECT product.id, name, variant.size, variant.color FROM product JOIN stock_hold AS hold ON hold."productId" = product.id
    JOIN product_variant AS variant ON variant.id = hold."variantId" WHERE "deletedAt" IS NOT NULL OR NOT "isActive"`,
  'there is an owner who can sign in, once an admin has done anything': `
    SELECT 'no owner' WHERE EXISTS (SELECT FROM stock_change WHERE "adminId" IS NOT NULL)
      AND NOT EXISTS (SELECT FROM "user" WHERE role = 'OWNER' AND ${REACHABLE})`,
  'no mail was given up': `
    SELECT id, kind, "userId", attempts, "lastError", "gaveUpAt" FROM outbox_message WHERE "gaveUpAt" IS NOT NULL`,
}

export interface BrokenInvariant {
  rule: string
  /** The first rows that break it. */
  rows: object[]
}

/** Every invariant that the data breaks; empty in a healthy shop. */
export const checkInvariants = async (db: EntityManager): Promise<BrokenInvariant[]> => {
  const broken: BrokenInvariant[] = []
  for (const [rule, query] of Object.entries(invariants)) {
    const rows = await queryRows(db, `${query} LIMIT 10`)
    if (rows.length > 0) broken.push({ rule, rows })
  }
  return broken
}
