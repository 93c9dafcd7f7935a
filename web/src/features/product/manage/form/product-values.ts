import {
  banglaTwins,
  type DetailName,
  detailNames,
  isProductField,
  isTwinned,
  type ProductFieldName,
  type TwinnedName,
} from '@sunnah-store/schema/product-fields'
import { recordOf } from '@sunnah-store/schema/record-of'
import { isRecord } from '../../../../lib/is-record.ts'
import type { EditedProductQuery } from './update-product.generated.ts'

/** A picture of a product, with what is seen on it as it is typed. */
export interface PictureValue {
  url: string
  alt: string
  altBn: string
}

export const pictureAt = (url: string): PictureValue => ({ url, alt: '', altBn: '' })

/** What an admin fills in, as it is typed. An `imageUrl` is the address of one more picture. */
export type ProductValues = Record<ProductFieldName, string> & { images: readonly PictureValue[] }

/** The details in the order in which they stand in the form: first those that have no twin in Bangla. */
export const formDetails: readonly DetailName[] = [
  'brandName',
  'modelNumber',
  ...detailNames.filter((name) => name !== 'brandName' && name !== 'modelNumber'),
]

/** In the order in which they stand in the form. */
export const fieldNames: readonly (keyof ProductValues)[] = [
  'categoryCode',
  'name',
  'nameBn',
  'quantity',
  'price',
  'discount',
  'images',
  'imageUrl',
  ...formDetails,
  'description',
  'descriptionBn',
]

/** What is said in English and not in Bangla. */
export const missingInBangla = (values: ProductValues): TwinnedName[] =>
  twinned.filter((name) => values[name].trim() !== '' && values[banglaTwins[name]].trim() === '')

const twinned = fieldNames.filter((name) => name !== 'images').filter(isTwinned)

export const emptyProduct: ProductValues = { ...recordOf(fieldNames.map((name) => [name, ''])), images: [] }

/** A product of the shop as its form shows it. */
export const valuesOf = (product: EditedProductQuery['product']): ProductValues => ({
  ...recordOf(detailNames.map((name) => [name, product[name] ?? ''])),
  categoryCode: String(product.category.code),
  name: product.name,
  nameBn: product.nameBn ?? '',
  price: String(product.price),
  discount: String(product.discount),
  quantity: String(product.quantity),
  images: product.images.map(({ url, alt, altBn }) => ({ url, alt: alt ?? '', altBn: altBn ?? '' })),
  imageUrl: '',
  description: product.description ?? '',
  descriptionBn: product.descriptionBn ?? '',
})

/** The values typed before a reload; null when none are stored. */
export const asProductValues = (stored: unknown): ProductValues | null => {
  if (typeof stored !== 'object' || stored === null) return null
  const kept = Object.entries(stored).filter(([name, value]) => isProductField(name) && typeof value === 'string')
  const images = 'images' in stored && Array.isArray(stored.images) ? stored.images.flatMap(asPicture) : []
  return { ...emptyProduct, ...Object.fromEntries(kept), images }
}

const asPicture = (stored: unknown): PictureValue[] => {
  if (!isRecord(stored)) return []
  const { url, alt, altBn } = stored
  return typeof url === 'string' && typeof alt === 'string' && typeof altBn === 'string' ? [{ url, alt, altBn }] : []
}
