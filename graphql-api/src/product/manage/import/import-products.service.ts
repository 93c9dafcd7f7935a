import { setImmediate } from 'node:timers/promises'
import type { ImportProblem, ImportReport } from '@sunnah-store/schema/import-report'
import { isUUID } from 'class-validator'
import type { EntityManager } from 'typeorm'
import { DomainError } from '../../../errors.js'
import { releaseHolds } from '../../../stock/stock.service.js'
import type { User } from '../../../user/user.entity.js'
import { lockProducts } from '../../lock-products.js'
import { Product } from '../../product.entity.js'
import { addProducts, changeProducts } from '../product-batch.service.js'
import { importOnce } from './import-key.service.js'
import { previewOf } from './import-preview.service.js'
import { problemAt } from './import-problem.js'
import { reportOf } from './import-report.js'
import { idOf, type PlannedRow, planRow } from './import-row.js'
import { type ImportRow, readImportTable } from './import-table.js'

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
      if (known.length + moved.length > 0) throw new DomainError('BAD_USER_INPUT', { ...report(moved) })
      await applyPlan(tx, admin, plan)
      return report([])
    }
    return key === null ? run() : importOnce(tx, { userId: admin.id, key, content }, run)
  })
}

const lockProductsOf = async (tx: EntityManager, plan: readonly PlannedRow[]) => {
  const ids = plan.flatMap((planned) => (planned.kind === 'change' ? [planned.product.id] : []))
  if (ids.length > 0) await lockProducts(tx, ids)
  await releaseHolds(tx, ids, null)
}

const applyPlan = async (tx: EntityManager, admin: User, plan: readonly PlannedRow[]) => {
  const added = plan.flatMap((planned) => (planned.kind === 'add' ? [planned.input] : []))
  await addProducts(tx, admin.id, added)
  await changeProducts(tx, admin.id, plan.flatMap(changeOf))
}

const changeOf = (planned: PlannedRow) => {
  if (planned.kind !== 'change') return []
  const { expectedQuantity: _checked, ...input } = planned.input
  return [{ id: planned.product.id, input }]
}

const planRows = async (db: EntityManager, rows: readonly ImportRow[]) => {
  const products = await productsById(
    db,
    rows.map(({ cells }) => idOf(cells)).filter((id) => isUUID(id)),
  )
  const plan: PlannedRow[] = []
  const problems: ImportProblem[] = []
  const seen = new Map<string, number>()
  for (const [i, line] of rows.entries()) {
    // Others are served in between.
    if (i % 100 === 99) await setImmediate()
    const id = idOf(line.cells)
    const earlier = id && seen.get(id)
    if (earlier) problems.push(problemAt(line.row, 'id', 'PRODUCT_TWICE', { earlierRow: earlier }))
    if (earlier) continue
    seen.set(id, line.row)
    const planned = await planRow(line, products)
    if (Array.isArray(planned)) problems.push(...planned)
    else plan.push(planned)
  }
  return { plan, problems }
}

const productsById = async (db: EntityManager, ids: string[]) => {
  const products = await db
    .createQueryBuilder(Product, 'product')
    .where('product.id = ANY(CAST(:ids AS uuid[]))', { ids })
    .getMany()
  return new Map(products.map((product) => [product.id, product]))
}

/** Stocks that are no longer what they were when they were exported, and products that went meanwhile. */
const movedStocks = async (db: EntityManager, plan: readonly PlannedRow[]): Promise<ImportProblem[]> => {
  const changes = plan.filter((planned) => planned.kind === 'change')
  const products = await productsById(
    db,
    changes.map(({ product: { id } }) => id),
  )
  return changes.flatMap(({ row, product: { id }, input: { quantity, expectedQuantity } }): ImportProblem[] => {
    const product = products.get(id)
    if (!product) return [problemAt(row, 'id', 'NO_SUCH_PRODUCT', {})]
    if (quantity === undefined || [expectedQuantity, quantity].includes(product.quantity)) return []
    const values = { expectedQuantity: expectedQuantity ?? 0, quantity: product.quantity }
    return [problemAt(row, 'quantity', 'STOCK_CHANGED', values)]
  })
}
