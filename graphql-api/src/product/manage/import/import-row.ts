import type { ImportProblem } from '@sunnah-store/schema/import-report'
import { isUUID } from 'class-validator'
import { hasLostLetters } from '../../../csv/lost-letters.js'
import { brokenRules } from '../../../validation/broken-rules.js'
import type { Product } from '../../product.entity.js'
import { AddProductInput, UpdateProductInput } from '../product.input.js'
import { isProductColumn, type ProductColumn, productColumns } from '../product-columns.js'
import { cellProblem, readCell } from './import-cell.js'
import { problemAt } from './import-problem.js'
import type { ImportRow } from './import-table.js'

/** What a good row asks for. */
export type Wish =
  | { kind: 'add'; row: number; input: AddProductInput }
  | { kind: 'change'; row: number; product: Product; input: UpdateProductInput }
  | { kind: 'nothing'; row: number }

/** Reads a row without an id as a new product, one with an id as what differs from that product today. */
export const wishOf = async (
  line: ImportRow,
  products: ReadonlyMap<string, Product>,
): Promise<Wish | ImportProblem[]> => {
  const { row, cells } = line
  const id = idOf(cells)
  const product = products.get(id)
  if (id && !product) return [problemAt(row, 'id', isUUID(id) ? 'NO_SUCH_PRODUCT' : 'ID_MALFORMED', {})]
  const values = product ? changesOf(cells, product) : newProductOf(cells)
  const input = Object.assign(product ? new UpdateProductInput() : new AddProductInput(), values)
  const problems = [
    ...Object.keys(await brokenRules(input)).map((field) => cellProblem(line, columnOf(field))),
    ...lostLetters(row, input, product),
    ...(product ? fixedProblems(row, cells, product) : []),
  ]
  if (problems.length > 0) return problems
  if (input instanceof AddProductInput) return { kind: 'add', row, input }
  return product && Object.keys(values).length > 0 ? { kind: 'change', row, product, input } : { kind: 'nothing', row }
}

export const idOf = (cells: ImportRow['cells']): string => cells.get('id')?.trim().toLowerCase() ?? ''

const columnOf = (field: string): ProductColumn => {
  const column = Object.keys(productColumns).find((one) => isProductColumn(one) && productColumns[one] === field)
  return column !== undefined && isProductColumn(column) ? column : 'exportedQuantity'
}

const newProductOf = (cells: ImportRow['cells']) =>
  Object.fromEntries([
    ['discount', 0],
    ...[...cells]
      .filter(([column]) => column !== 'id' && column !== 'exportedQuantity')
      .map(([column, cell]) => [productColumns[column], readCell(column, cell)]),
  ])

const kept: readonly ProductColumn[] = ['id', 'categoryCode', 'quantity', 'exportedQuantity']

const changesOf = (cells: ImportRow['cells'], product: Product) => {
  const changes = [...cells]
    .filter(([column]) => !kept.includes(column))
    .map(([column, cell]) => ({ field: productColumns[column], value: readCell(column, cell) }))
    .filter(({ field, value }) => value !== standing(product[field]))
    .map(({ field, value }) => [field, value])
  return { ...Object.fromEntries(changes), ...stockChange(cells, product) }
}

const standing = (value: Product[keyof Product]) => (typeof value === 'string' ? value.trim() : (value ?? ''))

/** A quantity is meant only where it differs from the one that was exported (what was sold in between stays sold) and from today's. */
const stockChange = (cells: ImportRow['cells'], product: Product) => {
  const cell = cells.get('quantity')
  if (cell === undefined) return {}
  const quantity = readCell('quantity', cell)
  const exported = cells.get('exportedQuantity')
  const expectedQuantity = readCell('exportedQuantity', exported ?? '')
  // An exported row has it in its last cell: where that is missing, the row may be cut off.
  const isTold = exported !== undefined
  const isWhole = !isTold || !Number.isNaN(expectedQuantity)
  const isUntouched = (isTold && quantity === expectedQuantity) || (isWhole && quantity === product.quantity)
  return isUntouched ? {} : { quantity, expectedQuantity }
}

const lostLetters = (row: number, input: object, product: Product | undefined): ImportProblem[] =>
  Object.entries(input).flatMap(([field, value]) => {
    const column = columnOf(field)
    if (typeof value !== 'string' || column === 'image') return []
    const before = product?.[productColumns[column]]
    const isLost = hasLostLetters(value, typeof before === 'string' ? before : '')
    return isLost ? [problemAt(row, column, 'LETTERS_LOST', {})] : []
  })

const fixedProblems = (row: number, cells: ImportRow['cells'], { categoryCode }: Product): ImportProblem[] => {
  const cell = cells.get('categoryCode')
  if (cell === undefined || readCell('categoryCode', cell) === categoryCode) return []
  return [problemAt(row, 'categoryCode', 'CATEGORY_FIXED', { category: categoryCode })]
}
