import { readPercent, readWhole } from '@sunnah-store/schema/whole-number'
import type { AddProductInput, UpdateProductInput } from '../../../../generated/types.ts'
import { fieldNames, type ProductFieldName, type ProductValues } from './product-values.ts'

const texts = [
  'nameBn',
  'imageUrl',
  'brandName',
  'productType',
  'placeOfOrigin',
  'modelNumber',
  'material',
  'color',
  'size',
  'description',
] as const satisfies readonly ProductFieldName[]

/** A new product as the shop takes it, from values that keep the rules of the form. */
export const newProduct = (values: ProductValues): AddProductInput => ({
  ...textsOf(values),
  categoryCode: Number(values.categoryCode),
  name: values.name.trim(),
  price: readWhole(values.price) ?? 0,
  quantity: readWhole(values.quantity) ?? 0,
  discount: readPercent(values.discount) ?? 0,
})

/**
 * What is to change of a product, and nothing else; null when nothing is.
 * @param read what the form was filled with: a changed stock goes with the one that was read
 */
export const changesOf = (read: ProductValues, values: ProductValues): UpdateProductInput | null => {
  const changed = new Set(changedFields(read, values))
  if (changed.size === 0) return null
  const { categoryCode, ...all } = newProduct(values)
  const changes = Object.fromEntries(Object.entries(all).filter(([name]) => changed.has(name as ProductFieldName)))
  return { ...changes, ...(changed.has('quantity') && { expectedQuantity: readWhole(read.quantity) }) }
}

/** The fields that say something else now; the same number in other digits is the same. */
export const changedFields = (read: ProductValues, values: ProductValues) =>
  fieldNames.filter((name) => meaning(name, read) !== meaning(name, values))

const meaning = (name: ProductFieldName, values: ProductValues) => {
  const typed = values[name].trim()
  if (name === 'price' || name === 'quantity') return readWhole(typed) ?? typed
  if (name === 'discount') return typed === '' ? 0 : (readPercent(typed) ?? typed)
  return typed
}

const textsOf = (values: ProductValues) =>
  Object.fromEntries(texts.map((name) => [name, values[name].trim() || null])) as Record<
    (typeof texts)[number],
    string | null
  >
