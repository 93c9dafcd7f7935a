import { limits } from '@sunnah-store/schema/limits'
import type { EntityManager } from 'typeorm'
import { dayBegins, today } from '../database/local-day.js'
import { queryRows } from '../database/query-rows.js'
import { OrderState } from '../order/order.enums.js'
import { countOrders } from '../order/order-list.service.js'
import { isIn } from '../order/order-tally.service.js'
import { ProductSort, StockLevel } from '../product/product.args.js'
import type { Product } from '../product/product.entity.js'
import { countProducts, listProducts } from '../product/product.service.js'
import { ProductVariant } from '../product/variant/product-variant.entity.js'
import { type BestSeller, most } from './overview.js'

/** The first and the last of some days of Dhaka, such as 2026-11-21. */
export interface DaySpan {
  from: string
  to: string
}

/** @returns the products with the most pieces ordered in those days, or in so many until today */
export const listBestSellers = (db: EntityManager, days: DaySpan | number): Promise<BestSeller[]> => {
  const isSpan = typeof days !== 'number'
  const since = dayBegins(isSpan ? '$1::date' : `(${today} - ($1::int - 1))`)
  // Lines are sold when their order is placed.
  const within = (at: string) => `${at} >= ${since}${isSpan ? ` AND ${at} < ${dayBegins('($2::date + 1)')}` : ''}`
  return queryRows(
    db,
    `WITH best AS (
       SELECT "productId", sum(quantity)::int AS quantity, sum(quantity::bigint * "unitPrice")::float8 AS takings
       FROM order_line WHERE ${within('"soldAt"')} AND "orderId" NOT IN (
         SELECT id FROM "order" WHERE "deletedAt" IS NOT NULL AND ${within('"placedAt"')}
         UNION ALL SELECT id FROM "order" WHERE "deletedAt" IS NULL AND ${isIn(OrderState.ENDED)} AND ${within('"placedAt"')}
       )
       GROUP BY "productId" HAVING sum(quantity) > 0
       ORDER BY quantity DESC, takings DESC, "productId" LIMIT ${most.bestSellers}
     )
     SELECT best.*, latest.name, latest."nameBn", latest."imageUrl" FROM best CROSS JOIN LATERAL (
       SELECT name, "nameBn", "imageUrl" FROM order_line
       WHERE "productId" = best."productId" ORDER BY "soldAt" DESC LIMIT 1
     ) AS latest ORDER BY quantity DESC, takings DESC, "productId"`,
    isSpan ? [days.from, days.to] : [days],
  )
}

/** How many orders are to confirm, to send or on the way. */
export const countToDeliver = (db: EntityManager): Promise<number> => countOrders(db, { state: OrderState.TO_DELIVER })

const low = { stock: StockLevel.LOW }

/** The products of which fewest pieces are left, these first; as many as the overview shows. */
export const listLowStock = (db: EntityManager): Promise<Product[]> =>
  listProducts(db, low, { page: 0, size: most.lowStock }, ProductSort.FEWEST_LEFT)

/** How many products are running out or have, shown or not. */
export const countLowStock = (db: EntityManager): Promise<number> => countProducts(db, low)

/** Sizes and colours that are running out, with their products; those of products without options are low as products. */
export const listLowVariants = (db: EntityManager): Promise<ProductVariant[]> =>
  db
    .createQueryBuilder(ProductVariant, 'variant')
    .innerJoinAndSelect('variant.product', 'product')
    .where('variant.isActive AND variant.quantity <= :low AND num_nonnulls(variant.size, variant.color) > 0', {
      low: limits.lowStock,
    })
    .orderBy('variant.quantity')
    .addOrderBy('variant.id')
    .limit(most.lowStock)
    .getMany()
