import type { ImportReport } from '@sunnah-store/schema/import-report'
import type { EntityManager } from 'typeorm'
import type { PlannedRow } from '../import-row.js'
import { ProductImport } from './product-import.entity.js'
import { productState } from './product-state.js'

/** A product, and the first row of the file that is about it. */
export interface RowOfProduct {
  id: string
  row: number
}

/**
 * Keeps what an import does, so that it can be undone. The products must be locked.
 * @param apply imports, and answers the new products
 */
export const noteImport = async (
  tx: EntityManager,
  { added, updated }: Pick<ImportReport, 'added' | 'updated'>,
  plan: readonly PlannedRow[],
  apply: () => Promise<readonly RowOfProduct[]>,
): Promise<void> => {
  if (added + updated === 0) return
  const { id } = await tx.save(ProductImport, { added, updated })
  await tx.query(keep(productState), [id, JSON.stringify(changedOf(plan))])
  await tx.query(keep('NULL'), [id, JSON.stringify(await apply())])
  await tx.query(
    `UPDATE product_import_row SET "leftAs" = md5(${productState}::text)
     FROM product WHERE "importId" = $1 AND product.id = "productId"`,
    [id],
  )
}

const changedOf = (plan: readonly PlannedRow[]): RowOfProduct[] => {
  const rows = new Map<string, number>()
  for (const planned of plan)
    if (planned.kind === 'change' && !rows.has(planned.product.id)) rows.set(planned.product.id, planned.row)
  return [...rows].map(([id, row]) => ({ id, row }))
}

const keep = (before: string) => `
  INSERT INTO product_import_row ("importId", "productId", "row", before)
  SELECT $1, line.id, line."row", ${before}
  FROM jsonb_to_recordset($2::jsonb) AS line(id uuid, "row" int) JOIN product ON product.id = line.id`
