import { dropDraft, readDraft, storeDraft } from './draft.ts'

const nameOf = (productId: string) => `quantity:${productId}`
const asQuantity = (stored: unknown) => (Number.isInteger(stored) && Number(stored) > 0 ? Number(stored) : null)

/** How many pieces of a product the shopper has chosen, from Buy now until they are ordered; null when not known. */
export const readChosenQuantity = (productId: string) => readDraft(nameOf(productId), asQuantity)

export const storeChosenQuantity = (productId: string, quantity: number) => storeDraft(nameOf(productId), quantity)

export const dropChosenQuantity = (productId: string) => dropDraft(nameOf(productId))
