import { searchIndex } from '../contestants/sql.mjs'

const READ = 1_000
const SOLD = 500
const SHOPPERS = 16
// Each of them stands for so many customers, one after the other: nobody has more open orders than a shop would take.
const CUSTOMERS = 100
const REVIEWS = 12

// Five reviews each are too few to fill a page.
const moreReviews = `
  INSERT INTO review ("productId", "reviewerId", rating, feedback, "postedAt")
  SELECT product.id, reviewer.id, 1 + nth % 5, 'Just as described, and well packed.', now() - nth * interval '1 hour'
  FROM unnest($1::uuid[]) AS product(id)
  CROSS JOIN (SELECT id, row_number() OVER (ORDER BY uid) AS nth FROM "user" WHERE uid LIKE 'demo-reviewer-%' LIMIT $2) AS reviewer
  ON CONFLICT DO NOTHING`

/** Chooses what is read and what is sold, by whom, and makes it ready. */
export const chooseGoods = async (db) => {
  const ids = (rows) => rows.map(({ id }) => id)
  const productIds = ids(await db.query(`SELECT id FROM product ORDER BY "createdAt" LIMIT $1`, [READ]))
  await db.query(moreReviews, [productIds, REVIEWS])
  await db.query(
    `UPDATE product SET (rating, "reviewCount") =
       (SELECT round(avg(review.rating), 1), count(*) FROM review WHERE "productId" = product.id)
     WHERE id = ANY($1)`,
    [productIds],
  )
  const forSale = await db.query(
    `WITH stocked AS (
       UPDATE product_variant SET quantity = 1000000
       WHERE id IN (
         SELECT min(product_variant.id::text)::uuid
         FROM product JOIN product_variant ON "productId" = product.id
         -- Nobody has to choose a size.
         GROUP BY product.id HAVING count(*) = 1 AND bool_and("isActive")
         ORDER BY product."createdAt" DESC, product.id LIMIT $1
       ) RETURNING "productId", id AS "variantId", price
     )
     SELECT "productId", "variantId", coalesce(stocked.price, product.price) * (100 - discount) / 100 AS price
     FROM stocked JOIN product ON product.id = "productId"`,
    [SOLD],
  )
  const shopperIds = ids(
    await db.query(
      `INSERT INTO "user" (uid, email, name) SELECT 'shopper-' || n, 'shopper.' || n || '@gmail.com', 'Shopper ' || n
       FROM generate_series(1, $1::int) AS n RETURNING id`,
      [SHOPPERS * CUSTOMERS],
    ),
  )
  const customers = Array.from({ length: SHOPPERS }, (_, place) =>
    shopperIds.filter((_id, i) => i % SHOPPERS === place),
  )
  await db.query(
    `UPDATE purchase_limits SET "newOrders" = 1000, "newTotal" = 1000000000, "unconfirmedTotal" = 1000000000`,
  )
  await db.query(searchIndex)
  await db.query('VACUUM ANALYZE')
  return { productIds, forSale, shopperIds: shopperIds.slice(0, SHOPPERS), customers }
}
