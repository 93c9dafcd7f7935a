import { isRecord } from '../../../lib/is-record.ts'
import { dropShared, readShared, storeShared } from '../../../lib/storage/draft.ts'
import { newKey } from '../../../lib/storage/new-key.ts'
import type { PlaceOrderInput } from './checkout.generated.ts'

/** An order as it was sent, and what its products are called. */
export interface SentOrder {
  input: PlaceOrderInput
  products: readonly { name: string; nameBn: string | null; quantity: number }[]
}

/** An order on its way: its key, and the order itself while nobody knows whether it has arrived. */
interface OrderAttempt {
  key: string
  sent: SentOrder | null
}

const nameOf = (checkoutId: string) => `order:${checkoutId}`

/** What nobody has answered yet, in whichever tab it was sent. */
export const readUnanswered = (checkoutId: string) => readAttempt(checkoutId)?.sent ?? null

/** The attempt of all tabs. Its key is made once and kept until the order has arrived, so that it is not ordered twice. */
export const openAttempt = (checkoutId: string): OrderAttempt =>
  readAttempt(checkoutId) ?? storeAttempt(checkoutId, { key: newKey(), sent: null })

/** @param attempt with what was sent until it is answered, or given up */
export const storeAttempt = (checkoutId: string, attempt: OrderAttempt) => {
  storeShared(nameOf(checkoutId), attempt)
  return attempt
}

export const endAttempt = (checkoutId: string) => dropShared(nameOf(checkoutId))

const readAttempt = (checkoutId: string) => readShared(nameOf(checkoutId), asAttempt)

// What an older release has left is not sent.
const asAttempt = (stored: unknown): OrderAttempt | null => {
  if (!isRecord(stored)) return null
  const { key, sent } = stored
  return typeof key === 'string' ? { key, sent: isSentOrder(sent) ? sent : null } : null
}

const isSentOrder = (sent: unknown): sent is SentOrder =>
  isRecord(sent) && isOrder(sent.input) && Array.isArray(sent.products) && sent.products.every(isRecord)

const isOrder = (input: unknown) =>
  isRecord(input) &&
  [input.address, input.district, input.phone, input.source].every((text) => typeof text === 'string') &&
  typeof input.expectedTotal === 'number' &&
  Array.isArray(input.lines) &&
  input.lines.every((line) => isRecord(line) && typeof line.productId === 'string')
