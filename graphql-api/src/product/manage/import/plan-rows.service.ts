import { setImmediate } from 'node:timers/promises'
import type { ImportProblem } from '@sunnah-store/schema/import-report'
import { productFieldNames, productFields } from '@sunnah-store/schema/product-fields'
import { isUUID } from 'class-validator'
import type { EntityManager } from 'typeorm'
import { Product } from '../../product.entity.js'
import { choiceKey } from '../../variant/choice.js'
import { variantsByProduct } from '../../variant/read-variants.js'
import { problemAt } from './import-problem.js'
import { idOf, type KnownProduct, type PlannedRow, planRow } from './import-row.js'
import type { ImportRow } from './import-table.js'
import { newVariantsUnfit, unfitVariants } from './import-variants.js'
import { takenSkus } from './taken-skus.service.js'

/** What the rows of a file would do, and what is wrong with them. */
export const planRows = async (db: EntityManager, rows: readonly ImportRow[]) => {
  const products = await readKnown(
    db,
    rows.map(({ cells }) => idOf(cells)).filter((id) => isUUID(id)),
  )
  const plan: PlannedRow[] = []
  const problems: ImportProblem[] = []
  const seen = new Map<string, number>()
  const once = (key: string, row: number) => {
    const earlier = seen.get(key) ?? null
    if (earlier === null) seen.set(key, row)
    return earlier
  }
  const together = joinNewProducts()
  for (const [i, line] of rows.entries()) {
    // Others are served in between.
    if (i % 100 === 99) await setImmediate()
    const planned = await planRow(line, products)
    if (Array.isArray(planned)) problems.push(...planned)
    else {
      const earlierRow = planned.kind === 'change' || planned.kind === 'nothing' ? once(keyOf(planned), line.row) : null
      if (earlierRow !== null) problems.push(problemAt(line.row, 'id', 'PRODUCT_TWICE', { earlierRow }))
      else plan.push(together(planned))
    }
  }
  problems.push(...disagreements(plan), ...unfitVariants(plan, products), ...newVariantsUnfit(plan))
  problems.push(...(await takenSkus(db, plan)))
  return { plan, problems }
}

/** The products that a file may name, with their variants, by id; ids that are none are left out. */
export const readKnown = async (db: EntityManager, ids: string[]): Promise<Map<string, KnownProduct>> => {
  const products = await db
    .createQueryBuilder(Product, 'product')
    .where('product.id = ANY(CAST(:ids AS uuid[]))', { ids })
    .getMany()
  const variants = await variantsByProduct(
    db,
    products.map(({ id }) => id),
  )
  return new Map(
    products.map((product) => {
      const own = (variants.get(product.id) ?? []).map((variant) => Object.assign(variant, { product }))
      return [product.id, { product, variants: own }]
    }),
  )
}

type Known = Extract<PlannedRow, { kind: 'change' | 'nothing' }>

const keyOf = ({ product, variant }: Known) => {
  if (variant.kind === 'known') return `${product.id} ${variant.variant.id}`
  return `${product.id} ${variant.kind === 'new' ? choiceKey(variant.names) : ''}`
}

/** New rows with variants of one name and category are one new product. */
const joinNewProducts = () => {
  const first = new Map<string, Extract<PlannedRow, { kind: 'add' }>>()
  return (planned: PlannedRow): PlannedRow => {
    if (planned.kind !== 'add' || planned.variants.length === 0) return planned
    const key = `${planned.input.categoryCode} ${planned.input.name.toLowerCase()}`
    const earlier = first.get(key)
    if (!earlier) first.set(key, planned)
    earlier?.variants.push(...planned.variants)
    return earlier ? { kind: 'addVariant', row: planned.row } : planned
  }
}

/** Rows of one product that change the same fact of it to different things. */
const disagreements = (plan: readonly PlannedRow[]): ImportProblem[] => {
  const said = new Map<string, { row: number; value: unknown }>()
  return plan.flatMap((planned): ImportProblem[] => {
    if (planned.kind !== 'change') return []
    const { row, product, input } = planned
    return productFieldNames.flatMap((field): ImportProblem[] => {
      const value = input[field]
      if (value === undefined || field === 'price' || field === 'quantity') return []
      const key = `${product.id} ${field}`
      const earlier = said.get(key)
      if (!earlier) said.set(key, { row, value })
      if (!earlier || earlier.value === value) return []
      return [problemAt(row, productFields[field].column, 'ROWS_DISAGREE', { earlierRow: earlier.row })]
    })
  })
}
