import { limits } from '@sunnah-store/schema/limits'
import type { EntityManager } from 'typeorm'
import { DomainError } from '../../../../errors.js'
import { releaseHolds } from '../../../../stock/stock.service.js'
import type { User } from '../../../../user/user.entity.js'
import { lockProducts } from '../../../lock-products.js'
import { takeOutOfShop } from '../../manage-product.service.js'
import { refuseTaken } from '../../variants/refuse-taken.js'
import type { ImportObstacle } from './import-obstacle.js'
import { importObstacles } from './import-obstacles.service.js'
import { ProductImport } from './product-import.entity.js'
import { ProductImportRow } from './product-import-row.entity.js'
import { restoreProducts } from './restore-products.service.js'

/**
 * Undoes a whole import: new products go, changed ones are again what they were, with their stock. Undone a second time
 * it stays as it is.
 * @param leavesTouched whether what was touched since stays as it is, and the rest is undone; else nothing is undone then
 * @throws DomainError NOT_FOUND; IMPORT_TOUCHED with what was touched since, in the order of the file's rows; SKU_TAKEN
 */
export const undoImport = (db: EntityManager, admin: User, id: string, leavesTouched = false): Promise<ProductImport> =>
  refuseTaken(() =>
    db.transaction(async (tx) => {
      const rows = await tx.findBy(ProductImportRow, { importId: id })
      const ids = rows.map(({ productId }) => productId)
      if (ids.length === 0) throw new DomainError('NOT_FOUND', { importId: id })
      await lockProducts(tx, ids)
      const imported = await tx.findOneByOrFail(ProductImport, { id })
      if (imported.undoneAt) return imported
      await releaseHolds(tx, ids, null)
      const size = leavesTouched ? rows.length : limits.import.inTheWay
      const inTheWay = await importObstacles(tx, id, { page: 0, size })
      if (inTheWay.length > (leavesTouched ? rows.length - 1 : 0)) throw new DomainError('IMPORT_TOUCHED', { inTheWay })
      await tx.update(ProductImport, { id }, { undoneAt: () => 'now()' })
      await noteStayed(tx, id, inTheWay)
      const touched = new Set(inTheWay.map(({ productId }) => productId))
      const undone = rows.filter(({ productId }) => !touched.has(productId))
      await takeOutOfShop(
        tx,
        undone.filter(({ before }) => before === null).map(({ productId }) => productId),
      )
      await restoreProducts(tx, admin.id, id, undone)
      return tx.findOneByOrFail(ProductImport, { id })
    }),
  )

const noteStayed = (tx: EntityManager, importId: string, inTheWay: readonly ImportObstacle[]) =>
  tx.query(
    `UPDATE product_import_row AS line SET "stayedFor" = stayed.why FROM unnest($2::uuid[], $3::text[]) AS stayed(id, why)
     WHERE "importId" = $1 AND "productId" = stayed.id`,
    [importId, inTheWay.map(({ productId }) => productId), inTheWay.map(({ why }) => why)],
  )

/** The last imports that can be undone, or were, the newest first. */
export const listImports = (db: EntityManager): Promise<ProductImport[]> =>
  db.find(ProductImport, { order: { importedAt: 'DESC', id: 'DESC' }, take: limits.import.listed })

/** An import of long ago cannot be undone: its pictures may be gone by then. */
export const deleteOldImports = async (db: EntityManager): Promise<void> => {
  await db.query(`DELETE FROM product_import WHERE "importedAt" < now() - $1 * interval '1 day'`, [
    limits.import.undoDays,
  ])
}
