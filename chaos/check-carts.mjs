const howTheyStand = `
  SELECT key, cardinality(variants) AS lines,
    (SELECT count(*)::int FROM cart_item WHERE "userId" = asked.shopper AND "variantId" = ANY (variants)) AS "inCart",
    (SELECT count(*)::int FROM "order" JOIN order_line ON "orderId" = "order".id
     WHERE "userId" = asked.shopper AND "idempotencyKey" = key) AS ordered
  FROM (
    SELECT (one->>'shopperId')::uuid AS shopper, one->>'idempotencyKey' AS key,
      ARRAY(SELECT jsonb_array_elements_text(one->'variantIds')::uuid) AS variants
    FROM jsonb_array_elements($1::jsonb) AS one
  ) AS asked`

/**
 * Holds of each cart that is being ordered that it has all its lines and no order, or an order of all of them and none left.
 * @returns how many are still full, and how many have their order
 * @throws when a cart was ordered in part, or emptied without an order
 */
export const checkCarts = async (db, buyers) => {
  const asked = buyers.carts()
  const rows = await db.query(howTheyStand, [JSON.stringify(asked)])
  // Whoever has gone on since may be filling the next.
  const still = new Set(buyers.carts().map(({ idempotencyKey }) => idempotencyKey))
  const carts = rows.filter(({ key }) => still.has(key))
  const broken = carts.filter(
    ({ lines, inCart, ordered }) => !((inCart === lines && ordered === 0) || (inCart === 0 && ordered === lines)),
  )
  if (broken.length > 0) throw new Error(`Carts that are neither full nor ordered: ${JSON.stringify(broken)}`)
  return {
    full: carts.filter(({ ordered }) => ordered === 0).length,
    ordered: carts.filter((one) => one.ordered > 0).length,
  }
}
