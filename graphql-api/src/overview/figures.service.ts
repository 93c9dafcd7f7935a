import type { EntityManager } from 'typeorm'
import { dayBegins, dayOf, today } from '../database/local-day.js'
import { queryRows } from '../database/query-rows.js'
import { type Figures, ReportStep } from './figures.js'
import { saysGivenBack, withCouriers } from './with-couriers.js'

const within = (time: string) => `${time} >= (SELECT since FROM span) AND ${time} < (SELECT until FROM span)`

interface Span {
  /** SQL: the first day, and the last. */
  from: string
  to: string
  parameters: readonly unknown[]
}

const amounts = ['takings', 'collected', '"withCouriers"', '"paidOut"', 'charges', '"givenBack"']

/** What was ordered, collected and ended on each day, or in each month, of a span; those without anything too. */
const figuresOf = (db: EntityManager, { from, to, parameters }: Span, step: ReportStep): Promise<Figures[]> =>
  queryRows(
    db,
    `WITH span AS (
       SELECT first, last, ${dayBegins('first')} AS since,
         ${dayBegins('(last + 1)')} AS until
       FROM (SELECT ${from} AS first, ${to} AS last) AS days
     ), ordered AS (
       SELECT day, sum(orders) AS orders, sum(takings) AS takings FROM order_tally, span
       WHERE day BETWEEN first AND last GROUP BY day
     ), handed AS (
       SELECT day, count(*) FILTER (WHERE status = 'DELIVERED') AS delivered, sum(total) AS collected FROM (
         SELECT ${dayOf('"deliveredAt"')} AS day, status, total FROM "order"
         WHERE "deletedAt" IS NULL AND status = 'DELIVERED' AND ${within('"deliveredAt"')}
         UNION ALL SELECT ${dayOf('"deliveredAt"')}, status, total FROM "order"
         WHERE "deletedAt" IS NULL AND status = 'RETURNED' AND ${within('"deliveredAt"')} AND ${saysGivenBack}
       ) AS paid GROUP BY day
     ), kept AS (
       SELECT ${dayOf('"deliveredAt"')} AS day, sum(cash) AS "withCouriers" FROM ${withCouriers}, span
       WHERE ${within('"deliveredAt"')} GROUP BY 1
     ), paid AS (
       SELECT day, sum(received) AS "paidOut", sum(charges) AS charges FROM payout, span
       WHERE day BETWEEN first AND last GROUP BY day
     ), ended AS (
       SELECT ${dayOf('at')} AS day, count(*) FILTER (WHERE "to" = 'CANCELLED') AS cancelled,
         count(*) FILTER (WHERE "to" = 'RETURNED' AND reason IS DISTINCT FROM 'LOST') AS returned,
         count(*) FILTER (WHERE reason = 'LOST') AS lost, sum("givenBack") AS "givenBack"
       FROM order_event AS event JOIN "order" ON "order".id = "orderId" AND status = "to" AND "deletedAt" IS NULL
       WHERE "to" IN ('CANCELLED', 'RETURNED') AND ${within('at')} AND NOT EXISTS (
         SELECT FROM order_event WHERE "orderId" = event."orderId" AND place > event.place AND "to" IS NOT NULL)
       GROUP BY 1
     )
     SELECT date_trunc('${step === ReportStep.MONTH ? 'month' : 'day'}', day)::date::text AS date,
       ${['orders', 'delivered', 'cancelled', 'returned', 'lost'].map((name) => `coalesce(sum(${name}), 0)::int AS ${name}`).join(', ')},
       ${amounts.map((name) => `coalesce(sum(${name}), 0)::float8 AS ${name}`).join(', ')}
     FROM (SELECT first + ago AS day FROM span, generate_series(0, last - first) AS ago) AS calendar
       LEFT JOIN ordered USING (day) LEFT JOIN handed USING (day) LEFT JOIN kept USING (day)
       LEFT JOIN paid USING (day) LEFT JOIN ended USING (day)
     GROUP BY 1 ORDER BY 1`,
    [...parameters],
  )

/** @returns one entry for each of the last `days` days, oldest first, including today */
export const salesByDay = (db: EntityManager, days: number): Promise<Figures[]> =>
  figuresOf(db, { from: `${today} - ($1::int - 1)`, to: today, parameters: [days] }, ReportStep.DAY)

/** @returns one entry for each day, or month, from the first day to the last */
export const report = (db: EntityManager, from: string, to: string, step: ReportStep): Promise<Figures[]> =>
  figuresOf(db, { from: '$1::date', to: '$2::date', parameters: [from, to] }, step)
