import type { ImportProblem } from '@sunnah-store/schema/import-report'
import type { EntityManager } from 'typeorm'
import { queryRows } from '../../../database/query-rows.js'
import { problemAt } from './import-problem.js'
import type { PlannedRow } from './import-row.js'

/** Numbers that two rows give, or that another variant of the shop has. */
export const takenSkus = async (db: EntityManager, plan: readonly PlannedRow[]): Promise<ImportProblem[]> => {
  const wanted = plan.flatMap(skusOf)
  if (wanted.length === 0) return []
  const holders = await queryRows<{ sku: string; id: string }>(
    db,
    'SELECT sku, id FROM product_variant WHERE sku = ANY($1)',
    [wanted.map(({ sku }) => sku)],
  )
  const held = new Map(holders.map(({ sku, id }) => [sku, id]))
  const seen = new Set<string>()
  return wanted.flatMap(({ row, sku, id }) => {
    const isTaken = seen.has(sku) || (held.has(sku) && held.get(sku) !== id)
    seen.add(sku)
    return isTaken ? [problemAt(row, 'sku', 'SKU_TAKEN', {})] : []
  })
}

const skusOf = (planned: PlannedRow) => {
  if (planned.kind === 'add')
    return planned.variants.flatMap(({ names: { sku } }) => (sku ? [{ row: planned.row, sku, id: null }] : []))
  if (planned.kind !== 'change' || planned.variant.kind === 'unnamed') return []
  const { variant, row } = planned
  const sku = variant.names.sku
  return sku ? [{ row, sku, id: variant.kind === 'known' ? variant.variant.id : null }] : []
}
