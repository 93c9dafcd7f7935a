import { dropDraft, readDraft, storeDraft } from '../../../../lib/storage/draft.ts'
import { changedFields } from './product-input.ts'
import { asProductValues, type ProductValues } from './product-values.ts'

interface Draft {
  /** What the form was filled with. */
  read: ProductValues
  values: ProductValues
}

const nameOf = (productId: string) => `product:${productId}`

/** Keeps what is typed over a reload, as long as it says something new. */
export const storeChanges = (productId: string, { read, values }: Draft) => {
  if (changedFields(read, values).length === 0) dropDraft(nameOf(productId))
  else storeDraft(nameOf(productId), { read, values })
}

export const dropChanges = (productId: string) => dropDraft(nameOf(productId))

/** The form as it was left: what was typed, over what the shop says today. A typed stock goes with the one it was typed over. */
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
