import type { Cell } from '../../csv/write-csv.js'
import type { Product } from '../product.entity.js'

/** The columns of a file of products, in their order, and what each holds of a product. */
export const productColumns = {
  id: 'id',
  categoryCode: 'categoryCode',
  name: 'name',
  nameBn: 'nameBn',
  price: 'price',
  quantity: 'quantity',
  discount: 'discount',
  image: 'imageUrl',
  description: 'description',
  productType: 'productType',
  placeOfOrigin: 'placeOfOrigin',
  modelNumber: 'modelNumber',
  material: 'material',
  color: 'color',
  size: 'size',
  brand: 'brandName',
  exportedQuantity: 'quantity',
} as const satisfies Record<string, keyof Product>

export type ProductColumn = keyof typeof productColumns

export const isProductColumn = (name: string): name is ProductColumn => Object.hasOwn(productColumns, name)

export const productRow = (product: Product): Cell[] => Object.values(productColumns).map((field) => product[field])
