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

/** The form as it was left: the stored values over the current product. A typed stock keeps the stock that was read with it. */
export const restoreChanges = (productId: string, today: ProductValues): Draft => {
  const draft = readDraft(nameOf(productId), asDraft)
  if (!draft) return { read: today, values: today }
  const typed = changedFields(draft.read, draft.values)
  const changes = Object.fromEntries(typed.map((name) => [name, draft.values[name]]))
  const read = typed.includes('quantity') ? { ...today, quantity: draft.read.quantity } : today
  return { read, values: { ...today, ...changes } }
}

const asDraft = (stored: unknown): Draft | null => {
  if (typeof stored !== 'object' || stored === null || !('read' in stored) || !('values' in stored)) return null
  const [read, values] = [asProductValues(stored.read), asProductValues(stored.values)]
  return read && values && { read, values }
}
