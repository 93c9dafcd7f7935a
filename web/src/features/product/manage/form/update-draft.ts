import { dropDraft, readDraft, storeDraft } from '../../../../lib/storage/draft.ts'
import { changedFields } from './product-input.ts'
import { asProductValues, type ProductValues } from './product-values.ts'

interface Draft {
  /** What the form was filled with. */
  read: ProductValues
  values: ProductValues
}

const nameOf = (productId: string) => `product:${productId}`

/** Stores the typed values for a reload while they differ from the saved product. */
export const storeChanges = (productId: string, { read, values }: Draft) => {
  if (changedFields(read, values).length === 0) dropDraft(nameOf(productId))
  else storeDraft(nameOf(productId), { read, values })
}

export const dropChanges = (productId: string) => dropDraft(nameOf(productId))

const watched = ['quantity', 'price', 'discount'] as const

/** The form as it was left: the stored values over the current product. A typed stock, price or discount keeps the one that was read with it. */
export const restoreChanges = (productId: string, today: ProductValues): Draft => {
  const draft = readDraft(nameOf(productId), asDraft)
  if (!draft) return { read: today, values: today }
  const typed = changedFields(draft.read, draft.values)
  const changes = Object.fromEntries(typed.map((name) => [name, draft.values[name]]))
  const seen = watched.filter((name) => typed.includes(name)).map((name) => [name, draft.read[name]])
  const read = { ...today, ...Object.fromEntries(seen) }
  return { read, values: { ...today, ...changes } }
}

const asDraft = (stored: unknown): Draft | null => {
  if (typeof stored !== 'object' || stored === null || !('read' in stored) || !('values' in stored)) return null
  const [read, values] = [asProductValues(stored.read), asProductValues(stored.values)]
  return read && values && { read, values }
}
