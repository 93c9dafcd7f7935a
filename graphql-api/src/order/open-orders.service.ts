import { isOpen } from '@sunnah-store/schema/order-steps'
import type { EntityManager } from 'typeorm'
import { queryRows } from '../database/query-rows.js'
import { OrderStatus } from './life/order-status.js'

const open = Object.values(OrderStatus).filter(isOpen)

/** How many open orders hold each of these products; those that none holds are left out. */
export const countOpenOrders = (
  db: EntityManager,
  productIds: readonly string[],
): Promise<{ productId: string; count: number }[]> =>
  queryRows(
    db,
    `SELECT "productId", count(DISTINCT "orderId")::int AS count
     FROM order_line JOIN "order" ON "order".id = "orderId"
     WHERE "productId" = ANY($1::uuid[]) AND status = ANY($2) AND "deletedAt" IS NULL
     GROUP BY "productId"`,
    [productIds, open],
  )
