import { checkInvariants } from '../commands/invariants.js'
import { openTestShop, type TestShop } from '../testing/test-shop.js'
import { migrate } from './migrate.js'
import { queryRows } from './query-rows.js'

const MANY = 10_000

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

/** Takes back the migration that brings variants, and all later ones. */
const undoVariants = async () => {
  const isThere = () => queryRows(shop.db, `SELECT FROM migrations WHERE starts_with(name, 'ProductVariants')`)
  while ((await isThere()).length > 0) await shop.source.undoLastMigration()
}

// A shop as it was: what is held, sold and available of each product is what was put in.
const before = [
  `INSERT INTO product ("categoryCode", name, price, quantity, "imageUrl")
   SELECT 66, 'Tasbih ' || n, 100 + n, n % 7, '/images/placeholder-640.webp' FROM generate_series(1, ${MANY}) AS n`,
  `INSERT INTO "user" (uid, email, name) SELECT n, n || '@gmail.com', 'Shopper ' || n FROM generate_series(1, 1000) AS n`,
  `CREATE TEMP TABLE item AS SELECT id, name, price, row_number() OVER (ORDER BY price) - 1 AS n FROM product`,
  `CREATE TEMP TABLE shopper AS SELECT id, row_number() OVER (ORDER BY uid::int) - 1 AS n FROM "user"`,
  `INSERT INTO cart_item ("userId", "productId", quantity)
   SELECT shopper.id, item.id, 1 + item.n % 3 FROM item JOIN shopper ON shopper.n = item.n % 1000`,
  `INSERT INTO stock_hold ("userId", "productId", quantity, "expiresAt")
   SELECT shopper.id, item.id, 2, now() + interval '1 hour' FROM shopper JOIN item ON item.n = shopper.n * 3`,
  `WITH placed AS (
     INSERT INTO "order" (number, "userId", "customerName", "customerEmail", address, district, country, phone,
       "paymentMethod", source, total, "requestHash", "stockReturned", "deletedAt")
     SELECT 'M-' || nr, shopper.id, 'Amina', 'amina@gmail.com', 'House 12', 'Dhaka', 'Bangladesh', '+8801712345678',
       'CASH_ON_DELIVERY', 'CART', one.price + 2 * two.price, repeat('0', 64), nr % 10 = 0, CASE WHEN nr % 10 = 0 THEN now() END
     FROM generate_series(0, ${MANY - 1}) AS nr JOIN shopper ON shopper.n = nr % 1000
       JOIN item AS one ON one.n = nr % ${MANY} JOIN item AS two ON two.n = (nr + 7) % ${MANY}
     RETURNING id, substring(number from 3)::int AS place
   )
   INSERT INTO order_line ("orderId", "productId", position, name, "imageUrl", "unitPrice", quantity)
   SELECT placed.id, item.id, nth, item.name, '/images/placeholder-640.webp', item.price, 1 + nth
   FROM placed CROSS JOIN generate_series(0, 1) AS nth JOIN item ON item.n = (placed.place + nth * 7) % ${MANY}`,
  `INSERT INTO stock_change ("productId", change, reason)
   SELECT product.id, quantity + coalesce(held, 0) + coalesce(sold, 0), 'OPENING' FROM product
   LEFT JOIN (SELECT "productId", sum(quantity) AS held FROM stock_hold GROUP BY 1) AS h ON h."productId" = product.id
   LEFT JOIN (
     SELECT "productId", sum(line.quantity) AS sold FROM order_line AS line JOIN "order" ON "order".id = "orderId"
     WHERE NOT "stockReturned" GROUP BY 1
   ) AS s ON s."productId" = product.id`,
]

const counted = ['cart_item', 'stock_hold', 'order_line'].map(
  (table) =>
    `SELECT '${table}' AS what, "productId" AS id, sum(quantity) AS pieces, count(*) FROM ${table} GROUP BY "productId"`,
)

/** What there is of each product: in the shop, in carts, held, ordered and in the ledger. */
const holdings = () =>
  shop.db.query(`SELECT what, count(*)::int AS products, md5(string_agg(id || ' ' || pieces || ' ' || count, ',' ORDER BY id)) AS all
    FROM (
      SELECT 'product' AS what, id, quantity AS pieces, price AS count FROM product UNION ALL ${counted.join(' UNION ALL ')}
      UNION ALL SELECT 'ledger', "productId", sum(change), count(*) FROM stock_change GROUP BY "productId"
    ) AS held GROUP BY what ORDER BY what`)

test(`variants come to a shop of ${MANY} products and ${MANY} orders, and leave it, without losing a piece`, async () => {
  await undoVariants()
  await shop.db.transaction(async (tx) => {
    for (const statement of ['SET LOCAL statement_timeout = 0', ...before]) await tx.query(statement)
  })
  const there = await holdings()
  expect(there).toMatchObject([
    { what: 'cart_item', products: MANY },
    { what: 'ledger' },
    { what: 'order_line' },
    {},
    {},
  ])

  await migrate(shop.source)

  expect(await holdings()).toEqual(there)
  expect(await checkInvariants(shop.db)).toEqual([])
  const apart = await shop.db.query(
    `SELECT product.id FROM product LEFT JOIN product_variant AS variant ON variant."productId" = product.id
     GROUP BY product.id HAVING count(*) <> 1 OR sum(variant.quantity) <> product.quantity`,
  )
  expect(apart).toEqual([])

  await undoVariants()
  expect(await holdings()).toEqual(there)
  await migrate(shop.source)
  expect(await holdings()).toEqual(there)
})

test('variants are not taken back from a shop that has several of one product', async () => {
  await shop.db.query(
    `INSERT INTO product_variant ("productId", size) SELECT id, 'L' FROM product WHERE name = 'Tasbih 1'`,
  )

  await expect(undoVariants()).rejects.toThrow('products have several variants, such as “Tasbih 1”')

  expect(await shop.db.query('SELECT count(*)::int AS variants FROM product_variant')).toEqual([{ variants: MANY + 1 }])
})
