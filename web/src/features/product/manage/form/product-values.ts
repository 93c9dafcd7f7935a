import { placeholderPicture } from '@sunnah-store/schema/pictures'
import {
  banglaTwins,
  type DetailName,
  detailNames,
  isTwinned,
  type ProductFieldName,
  type TwinnedName,
} from '@sunnah-store/schema/product-fields'
import { recordOf } from '@sunnah-store/schema/record-of'
import type { EditedProductQuery } from './update-product.generated.ts'

/** What an admin fills in, as it is typed. */
export type ProductValues = Record<ProductFieldName, string>

/** The details in the order in which they stand in the form: first those that have no twin in Bangla. */
const formDetails: readonly DetailName[] = [
  'brandName',
  'modelNumber',
  ...detailNames.filter((name) => name !== 'brandName' && name !== 'modelNumber'),
]

/** In the order in which they stand in the form. */
export const fieldNames: readonly ProductFieldName[] = [
  'categoryCode',
  'name',
  'nameBn',
  'quantity',
  'price',
  'discount',
  'imageUrl',
  ...formDetails,
  'description',
  'descriptionBn',
]

/** What is said in English and not in Bangla. */
export const missingInBangla = (values: ProductValues): TwinnedName[] =>
  twinned.filter((name) => values[name].trim() !== '' && values[banglaTwins[name]].trim() === '')

const twinned = fieldNames.filter(isTwinned)

export const emptyProduct: ProductValues = recordOf(fieldNames.map((name) => [name, '']))

/** A product of the shop as its form shows it. */
export const valuesOf = (product: EditedProductQuery['product']): ProductValues => ({
  ...recordOf(detailNames.map((name) => [name, product[name] ?? ''])),
  categoryCode: String(product.category.code),
  name: product.name,
  nameBn: product.nameBn ?? '',
  price: String(product.price),
  discount: String(product.discount),
  quantity: String(product.quantity),
  imageUrl: product.image.url === placeholderPicture ? '' : product.image.url,
  description: product.description ?? '',
  descriptionBn: product.descriptionBn ?? '',
})

/** The values typed before a reload; null when none are stored. */
export const asProductValues = (stored: unknown): ProductValues | null => {
  if (typeof stored !== 'object' || stored === null) return null
  const kept = Object.entries(stored).filter(([name, value]) => name in emptyProduct && typeof value === 'string')
  return { ...emptyProduct, ...Object.fromEntries(kept) }
}
