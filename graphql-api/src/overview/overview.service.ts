import { limits } from '@sunnah-store/schema/limits'
import { type EntityManager, LessThanOrEqual } from 'typeorm'
import { OrderState } from '../order/order.enums.js'
import { countOrders } from '../order/order-list.service.js'
import { Product } from '../product/product.entity.js'
import type { BestSeller, DaySales } from './overview.js'

const BEST_SELLERS = 10
const LOW_STOCK = 20

// A day is one of Bangladesh, wherever the database stands. now() is the database's clock, as in placedAt.
const today = `(now() AT TIME ZONE 'Asia/Dhaka')::date`
const since = `((${today} - ($1::int - 1))::timestamp AT TIME ZONE 'Asia/Dhaka')`

/** @returns one entry a day for the last `days` days, the oldest first, today last */
export const salesByDay = (db: EntityManager, days: number): Promise<DaySales[]> =>
  db.query(
    `WITH sold AS (
       SELECT ("placedAt" AT TIME ZONE 'Asia/Dhaka')::date AS day, count(*) AS orders, sum(total) AS takings
       FROM "order" WHERE "deletedAt" IS NULL AND "placedAt" >= ${since} GROUP BY 1
     )
     SELECT day::text AS date, coalesce(orders, 0)::int AS orders, coalesce(takings, 0)::float8 AS takings
     FROM (SELECT ${today} - ago AS day FROM generate_series(0, $1::int - 1) AS ago) AS calendar
     LEFT JOIN sold USING (day) ORDER BY day`,
    [days],
  )

/** @returns the products of which most pieces were ordered in the last `days` days */
export const listBestSellers = (db: EntityManager, days: number): Promise<BestSeller[]> =>
  db.query(
    `SELECT line."productId", sum(line.quantity)::int AS quantity,
       sum(line.quantity::bigint * line."unitPrice")::float8 AS takings,
       (array_agg(line.name ORDER BY placed."placedAt" DESC))[1] AS name,
       (array_agg(line."imageUrl" ORDER BY placed."placedAt" DESC))[1] AS "imageUrl"
     FROM "order" AS placed JOIN order_line AS line ON line."orderId" = placed.id
     WHERE placed."deletedAt" IS NULL AND placed."placedAt" >= ${since}
     GROUP BY line."productId" ORDER BY quantity DESC, takings DESC, line."productId" LIMIT ${BEST_SELLERS}`,
    [days],
  )

export const countToDeliver = (db: EntityManager): Promise<number> => countOrders(db, { state: OrderState.TO_DELIVER })

const isLow = { quantity: LessThanOrEqual(limits.lowStock) }

export const listLowStock = (db: EntityManager): Promise<Product[]> =>
  db.find(Product, { where: isLow, order: { quantity: 'ASC', id: 'ASC' }, take: LOW_STOCK })

export const countLowStock = (db: EntityManager): Promise<number> => db.countBy(Product, isLow)
