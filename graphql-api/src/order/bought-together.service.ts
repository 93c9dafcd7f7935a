import type { EntityManager } from 'typeorm'
import { readPrepared } from '../database/read-prepared.js'

// Enough to say what goes with a product, and few enough to be counted at each question.
const ORDERS = 200
// One order says something about one shopper.
const FEWEST_TOGETHER = 2

/** The ids of the available products that stand most often beside this one in its newest orders. */
export const boughtTogether = async (db: EntityManager, productId: string, most: number): Promise<string[]> => {
  const rows = await readPrepared<{ id: string }>(db, text, [productId, ORDERS, FEWEST_TOGETHER, most])
  return rows.map(({ id }) => id)
}

const text = `
  SELECT line."productId" AS id
  FROM (
    SELECT DISTINCT "orderId" FROM (
      SELECT "orderId" FROM order_line WHERE "productId" = $1 ORDER BY "soldAt" DESC LIMIT $2
    ) AS newest
  ) AS held
    JOIN "order" ON "order".id = held."orderId" AND NOT "stockReturned"
    JOIN order_line AS line ON line."orderId" = held."orderId" AND line."productId" <> $1
    JOIN product ON product.id = line."productId" AND product."deletedAt" IS NULL AND product.quantity > 0
  GROUP BY line."productId" HAVING count(DISTINCT line."orderId") >= $3
  ORDER BY count(DISTINCT line."orderId") DESC, line."productId" LIMIT $4`
