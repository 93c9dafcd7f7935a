import { productFieldNames, productFields } from '@sunnah-store/schema/product-fields'
import { recordOf } from '@sunnah-store/schema/record-of'
import type { Cell } from '../../csv/write-csv.js'
import type { Product } from '../product.entity.js'

/** The columns of a file of products, in their order, and what each holds of a product. */
export const productColumns = {
  id: 'id',
  ...recordOf(productFieldNames.map((name) => [productFields[name].column, name])),
  exportedQuantity: 'quantity',
} as const satisfies Record<string, keyof Product>

export type ProductColumn = keyof typeof productColumns

export const isProductColumn = (name: string): name is ProductColumn => Object.hasOwn(productColumns, name)

/** What can be changed of a product that is there. */
export const changeableFields = productFieldNames.filter((name) => name !== 'categoryCode')

export const productRow = (product: Product): Cell[] => Object.values(productColumns).map((field) => product[field])
