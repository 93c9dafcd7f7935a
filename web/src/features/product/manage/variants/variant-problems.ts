import { limits } from '@sunnah-store/schema/limits'
import { textLength } from '@sunnah-store/schema/text-length'
import { readWhole } from '@sunnah-store/schema/whole-number'
import type { ManageSentences } from '../../../../lib/copy/en/manage.ts'
import { isSameVariant, type VariantRow, type VariantSheet } from './variant-sheet.ts'

/** What the shop said of the last attempt to save, for the row that it is true of. */
export interface RefusedRow {
  sku?: string
  taken?: Pick<VariantRow, 'size' | 'color'>
}

export type RowProblems = Partial<Record<'sku' | 'quantity' | 'price' | 'more', string>>

/** What must be mended before a sheet can be saved, by the keys of its rows. */
export const problemsOf = (
  { rows }: VariantSheet,
  refused: RefusedRow,
  rules: ManageSentences['variants']['rules'],
): ReadonlyMap<string, RowProblems> => {
  const skus = new Set<string>()
  const sold = rows.filter(({ isActive }) => isActive)
  const [sized, colored] = [sold.some(({ size }) => size), sold.some(({ color }) => color)]

  const skuProblem = ({ sku: typed }: VariantRow) => {
    const sku = typed.trim()
    if (sku === '') return
    if (textLength(sku) > limits.variants.text) return rules.skuLong
    if (skus.has(sku)) return rules.skuTwice
    skus.add(sku)
    return sku === refused.sku ? rules.skuTaken : undefined
  }
  const rowProblem = (row: VariantRow) => {
    if (row.isNew && refused.taken && isSameVariant(row, refused.taken)) return rules.taken
    const lacks = (sized && !row.size) || (colored && !row.color)
    return row.isActive && lacks ? rules.options : undefined
  }

  return new Map(
    rows.flatMap((row): [string, RowProblems][] => {
      const problems = Object.entries({
        sku: skuProblem(row),
        quantity: isUpTo(row.quantity, limits.product.quantity) ? undefined : rules.quantity,
        price: row.price.trim() === '' || isUpTo(row.price, limits.product.price) ? undefined : rules.price,
        more: rowProblem(row),
      }).filter(([, problem]) => problem)
      return problems.length > 0 ? [[row.key, Object.fromEntries(problems)]] : []
    }),
  )
}

const isUpTo = (typed: string, most: number) => {
  const number = readWhole(typed)
  return number !== null && number <= most
}
