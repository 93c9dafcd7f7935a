import type { ImportProblem } from '@sunnah-store/schema/import-report'
import { isProductField, type ProductFieldName, productFields } from '@sunnah-store/schema/product-fields'
import { isUUID } from 'class-validator'
import { hasLostLetters } from '../../../csv/lost-letters.js'
import { brokenRules } from '../../../validation/broken-rules.js'
import type { Product } from '../../product.entity.js'
import { AddProductInput, UpdateProductInput } from '../product.input.js'
import { type ProductColumn, productColumns } from '../product-columns.js'
import { cellProblem, readCell } from './import-cell.js'
import { problemAt } from './import-problem.js'
import type { ImportRow } from './import-table.js'

/** What a valid row will do. */
export type PlannedRow =
  | { kind: 'add'; row: number; input: AddProductInput }
  | { kind: 'change'; row: number; product: Product; input: UpdateProductInput }
  | { kind: 'nothing'; row: number }

/** Reads a row without an id as a new product, one with an id as what differs from that product today. */
export const planRow = async (
  line: ImportRow,
  products: ReadonlyMap<string, Product>,
): Promise<PlannedRow | ImportProblem[]> => {
  const { row, cells } = line
  const id = idOf(cells)
  const product = products.get(id)
  if (id && !product) return [problemAt(row, 'id', isUUID(id) ? 'NO_SUCH_PRODUCT' : 'ID_MALFORMED', {})]
  const values = product ? changesOf(cells, product) : newProductOf(cells)
  const input = Object.assign(product ? new UpdateProductInput() : new AddProductInput(), values)
  const problems = [
    ...Object.keys(await brokenRules(input)).map((field) => cellProblem(line, field)),
    ...lostLetters(row, input, product),
    ...(product ? fixedProblems(row, cells, product) : []),
  ]
  if (problems.length > 0) return problems
  if (input instanceof AddProductInput) return { kind: 'add', row, input }
  return product && Object.keys(values).length > 0 ? { kind: 'change', row, product, input } : { kind: 'nothing', row }
}

export const idOf = (cells: ImportRow['cells']): string => cells.get('id')?.trim().toLowerCase() ?? ''

const newProductOf = (cells: ImportRow['cells']) => ({
  discount: 0,
  ...Object.fromEntries(valuesOf(cells, ['exportedQuantity'])),
})

const changesOf = (cells: ImportRow['cells'], product: Product) => {
  const values = valuesOf(cells, ['categoryCode', 'quantity', 'exportedQuantity'])
  const changes = values.filter(([field, value]) => value !== standing(product[field]))
  return { ...Object.fromEntries(changes), ...stockChange(cells, product) }
}

/** What the cells say of each field, but for those of some columns. */
const valuesOf = (cells: ImportRow['cells'], except: readonly ProductColumn[]) =>
  [...cells].flatMap(([column, cell]): [ProductFieldName, string | number][] => {
    const field = productColumns[column]
    return field === 'id' || except.includes(column) ? [] : [[field, readCell(field, cell)]]
  })

const standing = (value: Product[keyof Product]) => (typeof value === 'string' ? value.trim() : (value ?? ''))

/** A quantity is meant only where it differs from the one that was exported (what was sold in between stays sold) and from today's. */
const stockChange = (cells: ImportRow['cells'], product: Product) => {
  const cell = cells.get('quantity')
  if (cell === undefined) return {}
  const quantity = readCell('quantity', cell)
  const exported = cells.get('exportedQuantity')
  const expectedQuantity = readCell('quantity', exported ?? '')
  // An exported row has it in its last cell: where that is missing, the row may be cut off.
  const isExported = exported !== undefined
  const isWhole = !isExported || !Number.isNaN(expectedQuantity)
  const isUntouched = (isExported && quantity === expectedQuantity) || (isWhole && quantity === product.quantity)
  return isUntouched ? {} : { quantity, expectedQuantity }
}

const lostLetters = (row: number, input: object, product: Product | undefined): ImportProblem[] =>
  Object.entries(input).flatMap(([field, value]) => {
    if (typeof value !== 'string' || !isProductField(field) || field === 'imageUrl') return []
    const before = product?.[field]
    const isLost = hasLostLetters(value, typeof before === 'string' ? before : '')
    return isLost ? [problemAt(row, productFields[field].column, 'LETTERS_LOST', {})] : []
  })

const fixedProblems = (row: number, cells: ImportRow['cells'], { categoryCode }: Product): ImportProblem[] => {
  const cell = cells.get('categoryCode')
  if (cell === undefined || readCell('categoryCode', cell) === categoryCode) return []
  return [problemAt(row, 'categoryCode', 'CATEGORY_FIXED', { category: categoryCode })]
}
