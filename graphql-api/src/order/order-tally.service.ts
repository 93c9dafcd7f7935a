import type { EntityManager } from 'typeorm'
import { dayBegins } from '../database/local-day.js'
import { queryRow, queryRows } from '../database/query-rows.js'
import type { OrderFilter } from './order.args.js'
import { OrderSort, OrderState } from './order.enums.js'

/** SQL: 1 for an order that has yet to be delivered, else 0. An index of the list is built on exactly this expression. */
export const waits = '((order_stage(status) < 3)::integer)'

/** SQL: the stage of an order, by number. Another index is built on it. */
const stage = 'order_stage(status)'

/** The number of the stage whose orders a state has, where it is one. */
export const stageIn: Partial<Record<OrderState, number>> = {
  [OrderState.TO_CONFIRM]: 0,
  [OrderState.TO_SEND]: 1,
  [OrderState.ON_THE_WAY]: 2,
  [OrderState.DELIVERED]: 3,
  [OrderState.ENDED]: 4,
}

/** SQL: whether an order is in that state. */
export const isIn = (state: OrderState): string => {
  if (state === OrderState.ALL) return 'true'
  return state === OrderState.TO_DELIVER ? `${waits} = 1` : `${stage} = ${stageIn[state]}`
}

/**
 * The same of what a search finds. Most orders are delivered or have ended: PostgreSQL would rather walk all of those than
 * the few that the words find, so it is kept from the index.
 */
export const isInFound = (state: OrderState): string =>
  state === OrderState.DELIVERED || state === OrderState.ENDED ? `${stage} + 0 = ${stageIn[state]}` : isIn(state)

/** The same of a row of the tally. */
const tallied = (state: OrderState): string => {
  if (state === OrderState.ALL) return 'true'
  return state === OrderState.TO_DELIVER ? 'stage < 3' : `stage = ${stageIn[state]}`
}

/** Which orders the tally can count: those of a state, placed on these days of Dhaka, sent by this courier, whose cash is there. */
export type TalliedOrders = Pick<OrderFilter, 'state' | 'from' | 'to' | 'courier' | 'cash'>

const asAsked = `day BETWEEN coalesce($1::date, '-infinity') AND coalesce($2::date, 'infinity')
  AND ($3::text IS NULL OR lower(courier) = lower($3)) AND ($4::text IS NULL OR cash = $4)`
const valuesOf = ({ from, to, courier, cash }: Omit<TalliedOrders, 'state'>) => [
  from || null,
  to || null,
  courier || null,
  cash ?? null,
]

/** The number of these orders. */
export const countTallied = async (db: EntityManager, asked: TalliedOrders): Promise<number> => {
  const { orders } = await queryRow<{ orders: number }>(
    db,
    `SELECT coalesce(sum(orders), 0)::int AS orders FROM order_tally WHERE ${tallied(asked.state)} AND ${asAsked}`,
    valuesOf(asked),
  )
  return orders
}

/** How many orders are in a stage. */
export interface CountOfStage {
  stage: number
  orders: number
}

/** The number of these orders in each stage. */
export const tallyStages = (db: EntityManager, asked: Omit<TalliedOrders, 'state'>): Promise<CountOfStage[]> =>
  queryRows(
    db,
    `SELECT stage, sum(orders)::int AS orders FROM order_tally WHERE ${asAsked} GROUP BY stage`,
    valuesOf(asked),
  )

/** A position close before a page: `skipped` orders come before it, which all lie on the other side of `bound`. */
interface Landmark {
  waits: number
  bound: Date
  skipped: number
}

/** The landmark where the day of the order at this offset begins in the list; null when the list is shorter. */
export const landmarkAt = async (
  db: EntityManager,
  asked: TalliedOrders,
  sort: OrderSort,
  place: number,
): Promise<Landmark | null> => {
  const group = sort === OrderSort.TO_DELIVER_FIRST ? '(stage < 3)::int' : 'NULL::int'
  const [direction, begin] = sort === OrderSort.OLDEST ? ['ASC', 'day'] : ['DESC', 'day + 1']
  const [landmark] = await queryRows<Landmark>(
    db,
    `SELECT waits, ${dayBegins(`(${begin})`)} AS bound, skipped::int FROM (
       SELECT ${group} AS waits, day, sum(orders) AS orders,
         sum(sum(orders)) OVER (ORDER BY ${group} DESC, day ${direction}) - sum(orders) AS skipped
       FROM order_tally WHERE ${tallied(asked.state)} AND ${asAsked} GROUP BY 1, day
     ) AS days WHERE skipped <= $5 AND skipped + orders > $5`,
    [...valuesOf(asked), place],
  )
  return landmark ?? null
}

const groups = 'day, stage, courier, cash'

/** Folds the tally rows of a day into one. Safe to run in several processes at once. */
export const foldTally = (db: EntityManager): Promise<unknown> =>
  db.query(
    `WITH crowded AS (SELECT day FROM order_tally GROUP BY ${groups} HAVING count(*) > 1),
       gone AS (DELETE FROM order_tally WHERE day IN (SELECT day FROM crowded) RETURNING *)
     INSERT INTO order_tally (${groups}, orders, takings)
     SELECT ${groups}, sum(orders), sum(takings) FROM gone GROUP BY ${groups} HAVING sum(orders) <> 0 OR sum(takings) <> 0`,
  )
