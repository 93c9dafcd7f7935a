import type { ImportProblem, ImportReport } from '@sunnah-store/schema/import-report'
import type { EntityManager } from 'typeorm'
import { DomainError } from '../../../errors.js'
import { releaseHolds } from '../../../stock/stock.service.js'
import type { User } from '../../../user/user.entity.js'
import { lockProducts } from '../../lock-products.js'
import { refuseTaken } from '../variants/refuse-taken.js'
import { applyPlan } from './apply-plan.service.js'
import { importOnce } from './import-key.service.js'
import { previewOf } from './import-preview.service.js'
import { problemAt } from './import-problem.js'
import { reportOf } from './import-report.js'
import type { PlannedRow } from './import-row.js'
import { readImportTable } from './import-table.js'
import { planRows, readKnown } from './plan-rows.service.js'
import { noteImport } from './undo/note-import.service.js'

/** How a file is to be imported. */
export interface ImportOptions {
  dryRun: boolean
  /** Of the caller's making; null lets the same file in as often as it is sent. */
  idempotencyKey: string | null
}

/**
 * Imports a CSV file of products: all of it, or nothing when a row is bad. A dry run only says what would happen.
 * @throws DomainError BAD_USER_INPUT with the report when something is wrong and it is no dry run; IDEMPOTENCY_MISMATCH
 */
export const importProducts = async (
  db: EntityManager,
  admin: User,
  content: Buffer,
  { dryRun, idempotencyKey: key }: ImportOptions,
): Promise<ImportReport> => {
  const table = await readImportTable(content)
  const { plan, problems } = await planRows(db, table.rows)
  const known = [...table.problems, ...problems]
  const report = (moved: ImportProblem[]) =>
    reportOf(plan, { dryRun, rows: table.rows.length, problems: [...known, ...moved] })
  if (dryRun) return { ...report(await movedStocks(db, plan)), preview: await previewOf(db, plan) }
  return db.transaction((tx) => {
    const run = async () => {
      if (known.length === 0) await lockProductsOf(tx, plan)
      const moved = await movedStocks(tx, plan)
      if (known.length + moved.length > 0) throw new DomainError('BAD_USER_INPUT', { ...report(moved), fields: toMend })
      const done = report([])
      await refuseTaken(() => noteImport(tx, done, plan, () => applyPlan(tx, admin.id, plan)))
      return done
    }
    return key === null ? run() : importOnce(tx, { userId: admin.id, key, content }, run)
  })
}

const toMend = { body: ['has rows to mend, which `problems` names'] }

const lockProductsOf = async (tx: EntityManager, plan: readonly PlannedRow[]) => {
  const ids = changedIds(plan)
  if (ids.length > 0) await lockProducts(tx, ids)
  await releaseHolds(tx, ids, null)
}

const changedIds = (plan: readonly PlannedRow[]) => [
  ...new Set(plan.flatMap((planned) => (planned.kind === 'change' ? [planned.product.id] : []))),
]

/** Stocks that are no longer what they were when they were exported, and what went meanwhile. */
const movedStocks = async (db: EntityManager, plan: readonly PlannedRow[]): Promise<ImportProblem[]> => {
  const products = await readKnown(db, changedIds(plan))
  return plan.flatMap((planned): ImportProblem[] => {
    if (planned.kind !== 'change') return []
    const { row, product, variant, input } = planned
    const now = products.get(product.id)
    if (!now) return [problemAt(row, 'id', 'NO_SUCH_PRODUCT', {})]
    if (variant.kind !== 'known') return []
    const known = now.variants.find(({ id, isActive }) => id === variant.variant.id && isActive)
    if (!known) return [problemAt(row, 'variantId', 'NO_SUCH_VARIANT', {})]
    if (input.quantity === undefined || [input.expectedQuantity, input.quantity].includes(known.quantity)) return []
    const values = { expectedQuantity: input.expectedQuantity ?? 0, quantity: known.quantity }
    return [problemAt(row, 'quantity', 'STOCK_CHANGED', values)]
  })
}
