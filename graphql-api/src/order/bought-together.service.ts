import type { EntityManager } from 'typeorm'
import { readPrepared } from '../database/read-prepared.js'
import { shoppers } from './shoppers.js'

export const MOST_TOGETHER = 4

// Lines of orders: enough to say what goes with a product, and few enough to be counted at each question.
const NEWEST = 200
// However often one shopper orders both, it says something about them alone.
const FEWEST_TOGETHER = 2

/** For each of these products the ids of the available ones that most shoppers bought with it, by its newest orders. */
export const boughtTogether = async (db: EntityManager, productIds: readonly string[]): Promise<string[][]> => {
  const rows = await readPrepared<{ of: string; id: string }>(db, text, [
    productIds,
    NEWEST,
    FEWEST_TOGETHER,
    MOST_TOGETHER,
  ])
  return productIds.map((id) => rows.filter((row) => row.of === id).map((row) => row.id))
}

const text = `
  SELECT wanted.id AS of, together.id FROM unnest($1::uuid[]) AS wanted(id)
  CROSS JOIN LATERAL (
    SELECT line."productId" AS id, ${shoppers} AS times
    FROM (
      SELECT DISTINCT "orderId" FROM (
        SELECT "orderId" FROM order_line WHERE "productId" = wanted.id ORDER BY "soldAt" DESC LIMIT $2
      ) AS newest
    ) AS held
      JOIN "order" ON "order".id = held."orderId" AND NOT "stockReturned"
      JOIN order_line AS line ON line."orderId" = held."orderId" AND line."productId" <> wanted.id
      JOIN product ON product.id = line."productId" AND product."deletedAt" IS NULL AND product.quantity > 0
    GROUP BY line."productId" HAVING ${shoppers} >= $3
    ORDER BY times DESC, line."productId" LIMIT $4
  ) AS together
  ORDER BY wanted.id, together.times DESC, together.id`
