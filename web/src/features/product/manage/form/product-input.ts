import { detailNames, productFields } from '@sunnah-store/schema/product-fields'
import { recordOf } from '@sunnah-store/schema/record-of'
import { readPercent, readWhole } from '@sunnah-store/schema/whole-number'
import type { AddProductInput, UpdateProductInput } from '../../../../generated/types.ts'
import { fieldNames, type ProductValues, pictureAt } from './product-values.ts'

/** A new product as the shop takes it, from values that keep the rules of the form. */
export const newProduct = (values: ProductValues): AddProductInput => ({
  ...recordOf(detailNames.map((name) => [name, textOf(values[name])])),
  categoryCode: Number(values.categoryCode),
  name: values.name.trim(),
  nameBn: textOf(values.nameBn),
  price: readWhole(values.price) ?? 0,
  quantity: readWhole(values.quantity) ?? 0,
  discount: readPercent(values.discount) ?? 0,
  images: allPictures(values).map(({ url, alt, altBn }) => ({ url, alt: textOf(alt), altBn: textOf(altBn) })),
  description: textOf(values.description),
  descriptionBn: textOf(values.descriptionBn),
})

/** The pictures, with that whose address is typed and not added yet. */
export const allPictures = ({ images, imageUrl }: ProductValues) => {
  const typed = imageUrl.trim()
  return typed === '' || images.some(({ url }) => url === typed) ? images : [...images, pictureAt(typed)]
}

const textOf = (typed: string) => typed.trim() || null

/**
 * The changed fields only; null when nothing has changed.
 * @param read the product that the form was filled with; a changed stock, price or discount is sent with the one that was read
 */
export const changesOf = (read: ProductValues, values: ProductValues): UpdateProductInput | null => {
  const changed = new Set<string>(changedFields(read, values))
  if (changed.delete('imageUrl')) changed.add('images')
  if (changed.size === 0) return null
  const changes = Object.fromEntries(Object.entries(newProduct(values)).filter(([name]) => changed.has(name)))
  return {
    ...changes,
    ...(changed.has('quantity') && { expectedQuantity: readWhole(read.quantity) }),
    ...(changed.has('price') && { expectedPrice: readWhole(read.price) }),
    ...(changed.has('discount') && { expectedDiscount: readPercent(read.discount) }),
  }
}

/** The changed fields; the same number in other digits does not count. */
export const changedFields = (read: ProductValues, values: ProductValues) =>
  fieldNames.filter((name) => meaning(name, read) !== meaning(name, values))

const meaning = (name: keyof ProductValues, values: ProductValues) => {
  if (name === 'images') return JSON.stringify(values.images)
  const typed = values[name].trim()
  const { kind } = productFields[name]
  if (kind === 'whole') return readWhole(typed) ?? typed
  if (kind === 'percent') return typed === '' ? 0 : (readPercent(typed) ?? typed)
  return typed
}
