import { createHash, randomInt } from 'node:crypto'

/**
 * A purchase as one statement and so one transaction: takes the pieces from the stock, writes the order with its key and
 * the line and the message to the customer, empties the cart of the product and sends the notice; triggers of the shop's own tables write the tally
 * and the stock of the product.
 */
export const purchase = `
  WITH shopper AS (
    SELECT id, name, email FROM "user" WHERE id = $1 FOR NO KEY UPDATE
  ), sold AS (
    UPDATE product_variant AS variant SET quantity = variant.quantity - $3 FROM product
    WHERE variant.id = $2 AND product.id = "productId" AND variant.quantity >= $3 AND "isActive" AND "deletedAt" IS NULL
    RETURNING "productId", variant.id AS "variantId", name, "nameBn", "brandName", "placeOfOrigin",
      coalesce(variant."imageUrl", product."imageUrl") AS "imageUrl", sku, variant.size, variant."sizeBn", variant.color,
      variant."colorBn", coalesce(variant.price, product.price) * (100 - discount) / 100 AS "unitPrice"
  ), placed AS (
    INSERT INTO "order" (number, "userId", "customerName", "customerEmail", address, district, country, phone,
      "paymentMethod", source, total, "deliveryMinDays", "deliveryMaxDays", "idempotencyKey", "requestHash")
    SELECT $4, shopper.id, shopper.name, email, $5, $6, 'Bangladesh', $7, 'CASH_ON_DELIVERY', 'CART', "unitPrice" * $3, 1, 2, $8, $9
    FROM shopper, sold WHERE "unitPrice" * $3 = $10
    RETURNING id, number, total
  ), line AS (
    INSERT INTO order_line ("orderId", "productId", "variantId", position, name, "nameBn", "brandName", "placeOfOrigin",
      "imageUrl", sku, size, "sizeBn", color, "colorBn", "unitPrice", quantity)
    SELECT placed.id, "productId", "variantId", 0, name, "nameBn", "brandName", "placeOfOrigin", "imageUrl", sku, size,
      "sizeBn", color, "colorBn", "unitPrice", $3
    FROM placed, sold
  ), told AS (
    INSERT INTO order_message ("orderId", kind) SELECT id, 'PLACED' FROM placed
  ), bought AS (
    DELETE FROM cart_item WHERE "userId" = $1 AND "variantId" = $2
  )
  SELECT number, total::int, pg_notify('order_placed', id::text) FROM placed`

const LETTERS = '23456789ABCDEFGHJKMNPQRSTWXYZ'

const orderNumber = () => `SS-${Array.from({ length: 6 }, () => LETTERS[randomInt(LETTERS.length)]).join('')}`

export const buy = async (ask, order) => {
  const { shopperId, variantId, quantity, address, district, phone, expectedTotal, key } = order
  const hash = createHash('sha256').update(JSON.stringify([variantId, quantity, address, district, phone]))
  const values = [shopperId, variantId, quantity, orderNumber(), address, district, phone, key]
  try {
    const [placed] = await ask([...values, hash.digest('hex'), expectedTotal])
    if (!placed) throw new Error('Nothing was bought')
    return { total: placed.total }
  } catch (error) {
    if (error.constraint === 'order_number') return buy(ask, order)
    throw error
  }
}
