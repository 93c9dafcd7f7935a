import { placeholderPicture } from '@sunnah-store/schema/pictures'
import { isUUID } from 'class-validator'
import { brokenRules } from '../broken-rules.js'
import type { Product } from '../product/product.entity.js'
import { AddProductInput, UpdateProductInput } from '../product/product.input.js'
import { type ProductColumn, productColumns } from '../product/product-columns.js'
import type { ImportProblem, ImportRow } from './import-table.js'

/** What a good row asks for. */
export type Wish =
  | { kind: 'add'; row: number; input: AddProductInput }
  | { kind: 'change'; row: number; id: string; input: UpdateProductInput }
  | { kind: 'nothing'; row: number }

/** Reads a row without an id as a new product, one with an id as what differs from that product today. */
export const wishOf = async (
  { row, cells }: ImportRow,
  products: ReadonlyMap<string, Product>,
): Promise<Wish | ImportProblem[]> => {
  const id = idOf(cells)
  const product = products.get(id)
  if (id && !product)
    return [{ row, column: 'id', message: isUUID(id) ? 'There is no such product.' : 'id must be a UUID' }]
  const values = product ? changesOf(cells, product) : newProductOf(cells)
  const input = Object.assign(product ? new UpdateProductInput() : new AddProductInput(), values)
  const problems = [...(await problemsOf(row, input)), ...(product ? fixedProblems(row, cells, product) : [])]
  if (problems.length > 0) return problems
  if (input instanceof AddProductInput) return { kind: 'add', row, input }
  return Object.keys(values).length > 0 ? { kind: 'change', row, id, input } : { kind: 'nothing', row }
}

export const idOf = (cells: ImportRow['cells']): string => cells.get('id')?.trim().toLowerCase() ?? ''

type Value = string | number | null

const numbers: readonly ProductColumn[] = ['categoryCode', 'price', 'quantity', 'discount', 'exportedQuantity']

const readCell = (column: ProductColumn, cell: string): Value => {
  const text = cell.trim()
  if (column === 'image') return text || placeholderPicture
  if (!numbers.includes(column)) return text
  if (column === 'discount' && text === '') return 0
  return /^\d{1,15}$/.test(text) ? Number(text) : Number.NaN
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

const problemsOf = async (row: number, input: object): Promise<ImportProblem[]> =>
  Object.entries(await brokenRules(input)).map(([field, rules]) => {
    const column = columnOf(field)
    return { row, column, message: messageOf(input, field, rules).replaceAll(field, column) }
  })

const columnOf = (field: string) =>
  Object.entries(productColumns).find(([, one]) => one === field)?.[0] ??
  (field === 'expectedQuantity' ? 'exportedQuantity' : field)

const messageOf = (input: object, field: string, rules: string[]) => {
  if (field === 'expectedQuantity') return 'exportedQuantity must be what the stock was when it was exported'
  const isNoNumber = Object.entries(input).some(([key, value]) => key === field && Number.isNaN(value))
  return isNoNumber ? `${field} must be a whole number` : rules.join('; ')
}

const fixedProblems = (row: number, cells: ImportRow['cells'], { categoryCode }: Product): ImportProblem[] => {
  const cell = cells.get('categoryCode')
  if (cell === undefined || readCell('categoryCode', cell) === categoryCode) return []
  return [{ row, column: 'categoryCode', message: `The category of a product stays as it is: ${categoryCode}.` }]
}
