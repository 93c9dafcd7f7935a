import { productFieldNames, productFields } from '@sunnah-store/schema/product-fields'
import { recordOf } from '@sunnah-store/schema/record-of'
import type { Cell } from '../../csv/write-csv.js'
import type { Product } from '../product.entity.js'
import type { ProductVariant } from '../variant/product-variant.entity.js'
import { isUnnamed } from '../variant/variant-name.js'

/** The columns of a file that are about a product as a whole, and what each holds of it. */
export const productColumns = {
  id: 'id',
  ...recordOf(productFieldNames.map((name) => [productFields[name].column, name])),
} as const satisfies Record<string, keyof Product>

const variantNames = {
  sku: 'sku',
  variantSize: 'size',
  variantSizeBn: 'sizeBn',
  variantColor: 'color',
  variantColorBn: 'colorBn',
} as const satisfies Record<string, keyof ProductVariant>

const isNameColumn = (name: string): name is keyof typeof variantNames => Object.hasOwn(variantNames, name)

/** The columns that say what a variant is called, and what each holds of it. */
export const nameColumns = Object.keys(variantNames)
  .filter(isNameColumn)
  .map((column) => ({ column, field: variantNames[column] }))

type ProductColumn = keyof typeof productColumns
export type FileColumn = ProductColumn | 'variantId' | keyof typeof variantNames | 'exportedQuantity'

export const isProductColumn = (name: string): name is ProductColumn => Object.hasOwn(productColumns, name)

const isFileColumn = (name: string): name is FileColumn =>
  isProductColumn(name) || isNameColumn(name) || name === 'variantId' || name === 'exportedQuantity'

/** The columns of a file of products, in their order. */
export const fileColumns: readonly FileColumn[] = [
  ...Object.keys(productColumns),
  'variantId',
  ...Object.keys(variantNames),
  'exportedQuantity',
].filter(isFileColumn)

/** The row for a variant, with its own price and pieces. One without size and colour needs no id beside its product's. */
export const variantRow = (variant: ProductVariant): Cell[] => {
  const { product, regularPrice: price, quantity } = variant
  const shown = { ...product, price, quantity }
  const names = nameColumns.map(({ field }) => variant[field])
  return [
    ...Object.values(productColumns).map((field) => shown[field]),
    isUnnamed(variant) ? null : variant.id,
    ...names,
    quantity,
  ]
}
