import type { ImportProblem } from '@sunnah-store/schema/import-report'
import { isProductField, type ProductFieldName, productFields } from '@sunnah-store/schema/product-fields'
import { isUUID } from 'class-validator'
import { hasLostLetters } from '../../../csv/lost-letters.js'
import { brokenRules } from '../../../validation/broken-rules.js'
import { Product } from '../../product.entity.js'
import type { ProductVariant } from '../../variant/product-variant.entity.js'
import { AddProductInput, UpdateProductInput } from '../product.input.js'
import { type FileColumn, isProductColumn, productColumns } from '../product-columns.js'
import { cellProblem, readCell } from './import-cell.js'
import { problemAt } from './import-problem.js'
import type { ImportRow } from './import-table.js'
import { nameProblems, type RowVariant, rowVariant, type VariantNames } from './row-variant.js'

/** What a valid row will do. */
export type PlannedRow =
  | { kind: 'add'; row: number; input: AddProductInput; variants: NewRow[] }
  | { kind: 'addVariant'; row: number }
  | { kind: 'change'; row: number; product: Product; input: UpdateProductInput; variant: RowVariant }
  | { kind: 'nothing'; row: number; product: Product; variant: RowVariant }

/** A variant of a new product. */
export interface NewRow {
  names: VariantNames
  price: number
  quantity: number
}

export interface KnownProduct {
  product: Product
  variants: readonly ProductVariant[]
}

/** Reads a row without an id as a new product, one with an id as what differs from that product today. */
export const planRow = async (
  line: ImportRow,
  products: ReadonlyMap<string, KnownProduct>,
): Promise<PlannedRow | ImportProblem[]> => {
  const { row, cells } = line
  const id = idOf(cells)
  const known = products.get(id)
  if (id && !known) return [problemAt(row, 'id', isUUID(id) ? 'NO_SUCH_PRODUCT' : 'ID_MALFORMED', {})]
  const variant = rowVariant(line, known?.variants ?? [])
  if ('code' in variant) return [variant]
  const product = known ? asSeenIn(known.product, variant) : undefined
  const values = product ? changesOf(cells, product, variant) : newProductOf(cells)
  const input = Object.assign(product ? new UpdateProductInput() : new AddProductInput(), values)
  const problems = [
    ...Object.keys(await brokenRules(input)).map((field) => cellProblem(line, field)),
    ...lostLetters(row, input, product),
    ...nameProblems(row, variant),
    ...(product ? unnamedProblems(row, values, variant) : []),
  ]
  if (problems.length > 0) return problems
  if (input instanceof AddProductInput) return { kind: 'add', row, input, variants: newRowOf(input, variant) }
  if (!product) return []
  const isChange = Object.keys(values).length > 0 || variant.kind === 'new' || namesChanged(variant)
  return isChange ? { kind: 'change', row, product, input, variant } : { kind: 'nothing', row, product, variant }
}

const newRowOf = ({ price, quantity }: AddProductInput, variant: RowVariant): NewRow[] =>
  variant.kind === 'new' ? [{ names: variant.names, price, quantity }] : []

export const idOf = (cells: ImportRow['cells']): string => cells.get('id')?.trim().toLowerCase() ?? ''

export const namesChanged = (variant: RowVariant): boolean =>
  variant.kind === 'known' && Object.keys(variant.names).length > 0

/** A product with the price and the pieces of one of its variants: as the row for that shows it. */
const asSeenIn = (product: Product, variant: RowVariant): Product => {
  if (variant.kind !== 'known') return product
  const { price, quantity } = variant.variant
  return Object.assign(new Product(), product, { price: price ?? product.price, quantity })
}

const newProductOf = (cells: ImportRow['cells']) => ({
  discount: 0,
  ...Object.fromEntries(valuesOf(cells, [])),
})

const changesOf = (cells: ImportRow['cells'], product: Product, variant: RowVariant) => {
  const values = valuesOf(cells, ['quantity'])
  // Of a new variant everything that is said is new.
  const isNew = (field: ProductFieldName) => variant.kind === 'new' && field === 'price'
  const changes = values.filter(([field, value]) => isNew(field) || value !== standing(product[field]))
  return { ...Object.fromEntries(changes), ...stockChange(cells, product, variant) }
}

/** What the cells say of each field of the product, but for those of some columns. */
const valuesOf = (cells: ImportRow['cells'], except: readonly FileColumn[]) =>
  [...cells].flatMap(([column, cell]): [ProductFieldName, string | number][] => {
    if (!isProductColumn(column) || except.includes(column)) return []
    const field = productColumns[column]
    return field === 'id' ? [] : [[field, readCell(field, cell)]]
  })

const standing = (value: Product[keyof Product]) => (typeof value === 'string' ? value.trim() : (value ?? ''))

/** A quantity is meant only where it differs from the one that was exported (what was sold in between stays sold) and from today's. */
const stockChange = (cells: ImportRow['cells'], product: Product, variant: RowVariant) => {
  const cell = cells.get('quantity')
  if (cell === undefined) return {}
  const quantity = readCell('quantity', cell)
  if (variant.kind === 'new') return { quantity }
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

/** A price or a stock that may be that of any of several variants. */
const unnamedProblems = (row: number, values: object, { kind }: RowVariant): ImportProblem[] =>
  kind === 'unnamed' && ('price' in values || 'quantity' in values)
    ? [problemAt(row, 'variantId', 'VARIANT_MISSING', {})]
    : []
