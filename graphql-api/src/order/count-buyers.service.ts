import type { EntityManager } from 'typeorm'
import { onceIn } from '../database/once-in.js'
import { shoppers } from './shoppers.js'

/**
 * Counts how many shoppers have bought each product, by which best sellers are sorted: pieces alone could be one
 * account's. Waits for no row that somebody else is changing, which is counted the next time; so two never wait for each other.
 */
export const countBuyers = (db: EntityManager): Promise<unknown> =>
  db.query(
    `WITH bought AS MATERIALIZED (
       SELECT "productId", ${shoppers} AS buyers
       FROM order_line JOIN "order" ON "order".id = "orderId" AND NOT "stockReturned" GROUP BY "productId"
     ), counted AS (
       SELECT id, coalesce(bought.buyers, 0) AS buyers FROM product LEFT JOIN bought ON "productId" = id
       WHERE product.buyers <> coalesce(bought.buyers, 0) FOR NO KEY UPDATE OF product SKIP LOCKED
     )
     UPDATE product SET buyers = counted.buyers FROM counted WHERE product.id = counted.id`,
  )

// A little less than the hour between two rounds of one server.
const MINUTES = 55

/** The same once an hour, by one of all servers: it looks at every line that was ever ordered. */
export const countBuyersOnceAnHour = (db: EntityManager): Promise<void> =>
  onceIn(db, MINUTES, 'count buyers', countBuyers)
