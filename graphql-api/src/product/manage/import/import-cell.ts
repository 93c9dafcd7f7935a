import type { ImportProblem } from '@sunnah-store/schema/import-report'
import { limits } from '@sunnah-store/schema/limits'
import { placeholderPicture } from '@sunnah-store/schema/pictures'
import { isVisible } from '@sunnah-store/schema/visible-text'
import { readPercent, readWhole } from '@sunnah-store/schema/whole-number'
import type { ProductColumn } from '../product-columns.js'
import { problemAt } from './import-problem.js'
import type { ImportRow } from './import-table.js'

const numbers: readonly ProductColumn[] = ['categoryCode', 'price', 'quantity', 'discount', 'exportedQuantity']

/** What a cell says; NaN where there is no number in a cell for one. */
export const readCell = (column: ProductColumn, cell: string): string | number => {
  const text = cell.trim()
  if (column === 'image') return text || placeholderPicture
  if (column === 'discount') return text === '' ? 0 : (readPercent(text) ?? Number.NaN)
  return numbers.includes(column) ? (readWhole(text) ?? Number.NaN) : text
}

const { detail, ...mosts } = limits.product
const most: Partial<Record<ProductColumn, number>> = mosts

/** Why a cell that breaks a rule cannot be taken; one problem, however many rules it breaks. */
export const cellProblem = ({ row, cells }: ImportRow, column: ProductColumn): ImportProblem => {
  const cell = cells.get(column)
  if (column === 'exportedQuantity')
    return problemAt(cell === undefined ? 1 : row, column, 'EXPORTED_QUANTITY_MISSING', {})
  if (cell === undefined) return problemAt(1, column, 'COLUMN_MISSING', {})
  if (cell.includes('\0')) return problemAt(row, column, 'NOT_STORABLE', {})
  if (!isVisible(cell)) return problemAt(row, column, 'VALUE_MISSING', {})
  if (column === 'categoryCode') return problemAt(row, column, 'CATEGORY_UNKNOWN', {})
  if (column === 'image') return problemAt(row, column, 'PICTURE_ADDRESS', {})
  const value = readCell(column, cell)
  if (Number.isNaN(value)) return problemAt(row, column, 'NOT_WHOLE_NUMBER', {})
  return problemAt(row, column, typeof value === 'number' ? 'OUT_OF_RANGE' : 'TOO_LONG', {
    most: most[column] ?? (column === 'nameBn' ? limits.product.name : detail),
  })
}
