import type { ImportProblem } from '@sunnah-store/schema/import-report'
import { placeholderPicture } from '@sunnah-store/schema/pictures'
import { isProductField, type ProductFieldName, productFields } from '@sunnah-store/schema/product-fields'
import { isVisible } from '@sunnah-store/schema/visible-text'
import { readPercent, readWhole } from '@sunnah-store/schema/whole-number'
import { problemAt } from './import-problem.js'
import type { ImportRow } from './import-table.js'

/** What a cell says of a field; NaN where there is no number in a cell for one. */
export const readCell = (field: ProductFieldName, cell: string): string | number => {
  const text = cell.trim()
  switch (productFields[field].kind) {
    case 'picture':
      return text || placeholderPicture
    case 'percent':
      return text === '' ? 0 : (readPercent(text) ?? Number.NaN)
    case 'category':
    case 'whole':
      return readWhole(text) ?? Number.NaN
    default:
      return text
  }
}

/**
 * Why the cell of a field that breaks a rule cannot be taken; one problem, however many rules it breaks.
 * @param name of the field of an input: besides those of a product there is only the quantity that was expected
 */
export const cellProblem = ({ row, cells }: ImportRow, name: string): ImportProblem => {
  if (!isProductField(name))
    return problemAt(cells.has('exportedQuantity') ? row : 1, 'exportedQuantity', 'EXPORTED_QUANTITY_MISSING', {})
  const field = productFields[name]
  const { column } = field
  const cell = cells.get(column)
  if (cell === undefined) return problemAt(1, column, 'COLUMN_MISSING', {})
  if (cell.includes('\0')) return problemAt(row, column, 'NOT_STORABLE', {})
  if (!isVisible(cell)) return problemAt(row, column, 'VALUE_MISSING', {})
  if (field.kind === 'category') return problemAt(row, column, 'CATEGORY_UNKNOWN', {})
  if (field.kind === 'picture') return problemAt(row, column, 'PICTURE_ADDRESS', {})
  const value = readCell(name, cell)
  if (Number.isNaN(value)) return problemAt(row, column, 'NOT_WHOLE_NUMBER', {})
  return problemAt(row, column, typeof value === 'number' ? 'OUT_OF_RANGE' : 'TOO_LONG', { most: field.most })
}
