import type { EntityManager } from 'typeorm'
import { OrderSort, OrderState } from './order.enums.js'

/** SQL: 1 for an order that is not delivered yet, else 0. The index of the list is built on exactly this expression. */
export const waits = 'num_nulls("deliveredAt")'

/** The value of that expression for a state; null for all orders. */
export const waitsOf = (state: OrderState): number | null =>
  ({ [OrderState.ALL]: null, [OrderState.TO_DELIVER]: 1, [OrderState.DELIVERED]: 0 })[state]

const meant = '($1::int IS NULL OR waits = $1)'

/** The number of orders in that state. */
export const countTallied = async (db: EntityManager, state: OrderState): Promise<number> => {
  const sql = `SELECT coalesce(sum(orders), 0)::int AS orders FROM order_tally WHERE ${meant}`
  const [{ orders }]: [{ orders: number }] = await db.query(sql, [waitsOf(state)])
  return orders
}

/** A position close before a page: `skipped` orders come before it. */
interface Landmark {
  waits: number
  until: Date
  skipped: number
}

/** The landmark where the day of the order at this offset begins in the list; null when the list is shorter. */
export const landmarkAt = async (
  db: EntityManager,
  state: OrderState,
  sort: OrderSort,
  place: number,
): Promise<Landmark | null> => {
  const group = sort === OrderSort.NEWEST ? 'NULL::int' : 'waits'
  const [landmark]: Landmark[] = await db.query(
    `SELECT waits, ((day + 1)::timestamp AT TIME ZONE 'Asia/Dhaka') AS until, skipped::int FROM (
       SELECT ${group} AS waits, day, sum(orders) AS orders,
         sum(sum(orders)) OVER (ORDER BY ${group} DESC, day DESC) - sum(orders) AS skipped
       FROM order_tally WHERE ${meant} GROUP BY 1, day
     ) AS days WHERE skipped <= $2 AND skipped + orders > $2`,
    [waitsOf(state), place],
  )
  return landmark ?? null
}

/** Folds the tally rows of a day into one. Safe to run in several processes at once. */
export const foldTally = (db: EntityManager): Promise<unknown> =>
  db.query(
    `WITH crowded AS (SELECT day, waits FROM order_tally GROUP BY day, waits HAVING count(*) > 1),
       gone AS (DELETE FROM order_tally USING crowded
         WHERE order_tally.day = crowded.day AND order_tally.waits = crowded.waits RETURNING order_tally.*)
     INSERT INTO order_tally (day, waits, orders, takings)
     SELECT day, waits, sum(orders), sum(takings) FROM gone GROUP BY day, waits`,
  )
