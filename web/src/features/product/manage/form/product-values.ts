import { placeholderPicture } from '@sunnah-store/schema/pictures'
import type { EditedProductQuery } from './update-product.generated.ts'

/** What an admin fills in, as it is typed. */
export interface ProductValues {
  categoryCode: string
  name: string
  nameBn: string
  quantity: string
  price: string
  discount: string
  imageUrl: string
  brandName: string
  productType: string
  placeOfOrigin: string
  modelNumber: string
  material: string
  color: string
  size: string
  description: string
}

export type ProductFieldName = keyof ProductValues

export const emptyProduct: ProductValues = {
  categoryCode: '',
  name: '',
  nameBn: '',
  quantity: '',
  price: '',
  discount: '',
  imageUrl: '',
  brandName: '',
  productType: '',
  placeOfOrigin: '',
  modelNumber: '',
  material: '',
  color: '',
  size: '',
  description: '',
}

/** In the order in which they stand in the form. */
export const fieldNames = Object.keys(emptyProduct) as ProductFieldName[]

/** A product of the shop as its form shows it. */
export const valuesOf = (product: EditedProductQuery['product']): ProductValues => ({
  categoryCode: String(product.category.code),
  name: product.name,
  nameBn: product.nameBn ?? '',
  price: String(product.price),
  discount: String(product.discount),
  quantity: String(product.quantity),
  imageUrl: product.image.url === placeholderPicture ? '' : product.image.url,
  brandName: product.brandName ?? '',
  productType: product.productType ?? '',
  placeOfOrigin: product.placeOfOrigin ?? '',
  modelNumber: product.modelNumber ?? '',
  material: product.material ?? '',
  color: product.color ?? '',
  size: product.size ?? '',
  description: product.description ?? '',
})

/** What was typed before a reload; null when nothing of a product was kept. */
export const asProductValues = (stored: unknown): ProductValues | null => {
  if (typeof stored !== 'object' || stored === null) return null
  const kept = Object.entries(stored).filter(([name, value]) => name in emptyProduct && typeof value === 'string')
  return { ...emptyProduct, ...Object.fromEntries(kept) }
}
