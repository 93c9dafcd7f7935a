import type { EntityManager } from 'typeorm'
import type { AskedPage } from '../../../../database/asked-page.js'
import { queryRows } from '../../../../database/query-rows.js'
import type { ImportObstacle } from './import-obstacle.js'
import { productState } from './product-state.js'

/**
 * What of an import was touched since, and of one that was undone without it, what stayed as it was; in the order of its
 * rows. A new product that was deleted since is in nobody's way, nor is a later import that was undone: what one that was
 * not has left is seen in the product.
 */
export const importObstacles = (
  db: EntityManager,
  importId: string,
  { page, size }: AskedPage,
): Promise<ImportObstacle[]> =>
  queryRows(
    db,
    `SELECT line."row", product.id AS "productId", product.name, product."nameBn",
       CASE WHEN "undoneAt" IS NOT NULL THEN "stayedFor" WHEN "isOrdered" THEN 'ORDERED' WHEN product."deletedAt" IS NOT NULL THEN 'DELETED' WHEN "isHeld" THEN 'HELD'
         WHEN "isMoved" THEN 'STOCK_MOVED' ELSE 'CHANGED' END AS why
     FROM product_import AS imported JOIN product_import_row AS line ON line."importId" = imported.id
       JOIN product ON product.id = line."productId"
       CROSS JOIN LATERAL (SELECT
         EXISTS (SELECT FROM order_line WHERE order_line."productId" = product.id AND "soldAt" >= "importedAt") AS "isOrdered",
         EXISTS (SELECT FROM stock_hold AS hold WHERE hold."productId" = product.id AND "expiresAt" > now()) AS "isHeld",
         EXISTS (SELECT FROM stock_change AS moved WHERE moved."productId" = product.id AND "changedAt" > "importedAt"
           AND reason NOT IN ('IMPORTED', 'IMPORT_UNDONE')) AS "isMoved"
       ) AS since
     WHERE imported.id = $1 AND CASE WHEN "undoneAt" IS NOT NULL THEN "stayedFor" IS NOT NULL
       ELSE (line.before IS NOT NULL OR product."deletedAt" IS NULL)
         AND ("isOrdered" OR "isHeld" OR "isMoved" OR "leftAs" <> md5(${productState}::text)) END
     ORDER BY line."row", product.id OFFSET $2 LIMIT $3`,
    [importId, page * size, size],
  )
