import { seedDemoShop } from '../graphql-api/dist/embedded/demo/seed.js'
import { setStock } from '../graphql-api/dist/stock/admin-stock.service.js'

const PRODUCTS = 20
const PIECES = 1_000_000

const makeShoppers = `
  INSERT INTO "user" (uid, email, "emailVerified", name, role)
  SELECT 'chaos-' || n, 'buyer-' || n || '@shop.example', true, 'Buyer', (CASE n WHEN 0 THEN 'OWNER' ELSE 'SHOPPER' END)::user_role FROM generate_series(0, $1) AS n
  RETURNING id, email, role`

// They buy more than the owner lets one customer have open.
const letThemBuy = `UPDATE purchase_limits SET "newOrders" = ${PIECES}, "newTotal" = 2000000000, "unconfirmedTotal" = 2000000000`

const forSale = `
  SELECT product.id AS "productId", variant.id AS "variantId",
    coalesce(variant.price, product.price) * (100 - discount) / 100 AS price
  FROM product JOIN product_variant AS variant ON "productId" = product.id
  WHERE "deletedAt" IS NULL AND (SELECT count(*) FROM product_variant WHERE "productId" = product.id) = 1
  ORDER BY product."createdAt", product.id LIMIT $1`

/** Puts products with plenty of pieces into an empty shop, and so many people who buy. */
export const stockShop = async (db, shoppers) => {
  await seedDemoShop(db.manager, { accounts: false })
  await db.query(letThemBuy)
  const [admin, ...others] = await db.query(makeShoppers, [shoppers])
  const [{ fee }] = await db.query(
    `SELECT coalesce(exception.fee, plan.fee) AS fee FROM delivery_plan AS plan
     LEFT JOIN delivery_exception AS exception ON district = 'Dhaka'`,
  )
  const [{ freeFrom }] = await db.query('SELECT "freeFrom" FROM delivery_plan')
  const goods = await db.query(forSale, [PRODUCTS])
  for (const { productId, variantId } of goods)
    await setStock(db.manager, admin, { productId, variantId, quantity: PIECES, expectedQuantity: null })
  return {
    admin,
    shoppers: others,
    shopperIds: others.map(({ id }) => id),
    goods,
    /** What delivery costs, by what the products cost. */
    feeOf: (subtotal) => (freeFrom !== null && subtotal >= freeFrom ? 0 : fee),
  }
}
