import type { EntityManager } from 'typeorm'
import { today } from '../../database/local-day.js'
import { noteNames } from '../../database/name-words.js'
import { queryRow } from '../../database/query-rows.js'
import { foldTally } from '../../order/order-tally.service.js'

/**
 * Fills a shop for measuring: shoppers with five orders each until there are `wanted` orders, one every five minutes
 * up to now, with two lines each. The newest 1% wait for a call, a courier or their delivery; of the others every eleventh
 * was cancelled, every eleventh came back, and the rest were delivered; what is older than a week is paid out.
 */
export const seedManyOrders = async (db: EntityManager, wanted: number): Promise<void> => {
  const { count } = await queryRow<{ count: number }>(db, 'SELECT count(*)::int AS count FROM "order"')
  if (count >= wanted) return
  await db.transaction(async (tx) => {
    await tx.query('SET LOCAL statement_timeout = 0')
    await tx.query(shoppers, [Math.ceil(wanted / ORDERS_EACH)])
    await noteNames(tx, [...givenNames, ...familyNames])
    await tx.query(orders, [wanted - count, ORDERS_EACH])
    await tx.query(payouts)
    await foldTally(tx)
  })
}

const ORDERS_EACH = 5

const givenNames = ['Amina', 'Karim', 'Fatema', 'Yusuf', 'Nasrin', 'Rashed', 'Shirin', 'Tanvir']
const familyNames = ['Rahman', 'Hossain', 'Begum', 'Chowdhury', 'Akter', 'Islam', 'Sarker', 'Miah']

const inSql = (names: string[]) => `(ARRAY[${names.map((name) => `'${name}'`).join(', ')}])`
const districts = inSql(['Dhaka', 'Chattogram', 'Sylhet', 'Khulna'])
const couriers = inSql(['Steadfast', 'Own rider', 'Sundarban Courier'])
const given = inSql(givenNames)
const family = inSql(familyNames)

const shoppers = `
  INSERT INTO "user" (uid, email, name, "photoUrl")
  SELECT 'many-' || n, 'somebody.' || n || '@gmail.com', ${given}[1 + n % 8] || ' ' || ${family}[1 + n / 8 % 8] || ' ' || n,
    'https://lh3.googleusercontent.com/a/' || md5(n::text) || md5((-n)::text)
  FROM generate_series(1, $1::int) AS n ON CONFLICT DO NOTHING`

// Their pieces are added to the stock first, so that the ledger still balances.
const orders = `
  WITH shopper AS (
    SELECT id, name, email, row_number() OVER (ORDER BY uid) - 1 AS place FROM "user" WHERE uid LIKE 'many-%'
  ), placed AS (
    INSERT INTO "order" (number, "userId", "customerName", "customerEmail", address, district, country, phone,
      "paymentMethod", source, total, "requestHash", "placedAt", "deliveredAt", status, "stockReturned")
    SELECT 'SS-' || translate(lpad(upper(to_hex(n)), 6, '0'), '01', 'XY'), shopper.id, name, email,
      'House ' || n, ${districts}[1 + n % 4], 'Bangladesh', '+8801' || 3 + n % 7 || lpad((n::bigint * 48271 % 99999989)::text, 8, '0'), 'CASH_ON_DELIVERY', 'CART', 900,
      repeat('0', 64), now() - n * interval '5 minutes',
      CASE WHEN status = 'DELIVERED' THEN now() - n * interval '4 minutes' END, status, status IN ('CANCELLED', 'RETURNED')
    FROM generate_series(1, $1::int) AS n JOIN shopper ON shopper.place = (n - 1) / $2::int
    CROSS JOIN LATERAL (SELECT CASE WHEN n <= $1::int / 100 THEN (ARRAY['PLACED', 'CONFIRMED', 'SHIPPED'])[1 + n % 3]
      WHEN n % 11 = 3 THEN 'CANCELLED' WHEN n % 11 = 7 THEN 'RETURNED' ELSE 'DELIVERED' END AS status) AS stands
    RETURNING id, number, "placedAt", status, "stockReturned"
  ), step (led, place, "from", "to") AS (
    VALUES ('CONFIRMED', 0, 'PLACED', 'CONFIRMED'), ('SHIPPED', 0, 'PLACED', 'SHIPPED'), ('DELIVERED', 0, 'PLACED', 'DELIVERED'),
      ('CANCELLED', 0, 'PLACED', 'CANCELLED'), ('RETURNED', 0, 'PLACED', 'SHIPPED'), ('RETURNED', 1, 'SHIPPED', 'RETURNED')
  ), stepped AS (
    INSERT INTO order_event ("orderId", place, at, kind, by, "from", "to")
    SELECT id, place, "placedAt" + (place + 1) * interval '1 minute', 'STEP', 'ADMIN', "from", "to" FROM placed JOIN step ON led = status
  ), sent AS (
    INSERT INTO shipment ("orderId", courier, "trackingCode", "sentAt")
    SELECT id, ${couriers}[1 + floor(extract(epoch FROM "placedAt") / 300)::int % 3], 'PX-' || substr(number, 4), "placedAt" FROM placed
    WHERE status IN ('SHIPPED', 'DELIVERED', 'RETURNED')
  ), numbered AS (
    SELECT id, "placedAt", "stockReturned", row_number() OVER (ORDER BY "placedAt") AS n FROM placed
  ), item AS (
    SELECT DISTINCT ON (product.id) product.id, variant.id AS "variantId", name, product."imageUrl",
      dense_rank() OVER (ORDER BY product.id) - 1 AS place
    FROM product JOIN product_variant AS variant ON "productId" = product.id ORDER BY product.id, position
  ), line AS (
    INSERT INTO order_line ("orderId", "productId", "variantId", position, name, "imageUrl", "unitPrice", quantity, "soldAt")
    SELECT numbered.id, item.id, item."variantId", nth, item.name, item."imageUrl", 450, 1, numbered."placedAt"
    FROM numbered CROSS JOIN generate_series(0, 1) AS nth JOIN item ON item.place = (n * 7 + nth) % (SELECT count(*) FROM item)
    RETURNING "orderId", "productId", "variantId"
  ), sale AS (
    SELECT "productId", "variantId", count(*) AS pieces FROM line JOIN numbered ON numbered.id = "orderId" AND NOT "stockReturned"
    GROUP BY "productId", "variantId"
  ), counted AS (UPDATE product_variant SET sold = sold + pieces FROM sale WHERE product_variant.id = "variantId")
  INSERT INTO stock_change ("productId", "variantId", change, reason)
  SELECT "productId", "variantId", pieces, 'OPENING' FROM sale`

const payouts = `
  WITH due AS (
    SELECT "orderId", shipment.courier, total FROM shipment JOIN "order" ON "order".id = "orderId"
    WHERE status = 'DELIVERED' AND "deliveredAt" < now() - interval '7 days' AND "payoutId" IS NULL
  ), paid AS (
    INSERT INTO payout (courier, day, received, charges, expected, "orderCount", "adminId", "idempotencyKey", "requestHash")
    SELECT courier, ${today}, sum(total), 0, sum(total), count(*), gen_random_uuid(), courier, repeat('0', 64)
    FROM due GROUP BY courier RETURNING id, courier
  )
  UPDATE shipment SET "payoutId" = paid.id FROM due JOIN paid ON paid.courier = due.courier WHERE shipment."orderId" = due."orderId"`
