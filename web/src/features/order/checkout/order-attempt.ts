import { isRecord } from '../../../lib/is-record.ts'
import { dropShared, readShared, storeShared } from '../../../lib/storage/draft.ts'
import { newKey } from '../../../lib/storage/new-key.ts'
import type { PlaceOrderInput } from './checkout.generated.ts'
import type { CheckoutLine } from './checkout-source.ts'

/** An order as it was sent, and what its products are called. */
export interface SentOrder {
  input: PlaceOrderInput
  /** What its address is to be called when it is saved; missing: it is not. */
  saveAs?: string
  products: readonly Pick<CheckoutLine, 'variantId' | 'variant' | 'name' | 'nameBn' | 'quantity'>[]
}

/** A pending order: its idempotency key, and the order itself while it is unknown whether it has arrived. */
interface OrderAttempt {
  key: string
  sent: SentOrder | null
}

const nameOf = (checkoutId: string) => `order:${checkoutId}`

/** The order that is still unanswered, from whichever tab. */
export const readUnanswered = (checkoutId: string) => readAttempt(checkoutId)?.sent ?? null

/** The attempt that all tabs share. Its key is stored until the order has arrived, so that it cannot be placed twice. */
export const openAttempt = (checkoutId: string): OrderAttempt =>
  readAttempt(checkoutId) ?? storeAttempt(checkoutId, { key: newKey(), sent: null })

/** @param attempt with what was sent until it is answered, or given up */
export const storeAttempt = (checkoutId: string, attempt: OrderAttempt) => {
  storeShared(nameOf(checkoutId), attempt)
  return attempt
}

export const endAttempt = (checkoutId: string) => dropShared(nameOf(checkoutId))

const readAttempt = (checkoutId: string) => readShared(nameOf(checkoutId), asAttempt)

// A draft in the format of an older release is ignored.
const asAttempt = (stored: unknown): OrderAttempt | null => {
  if (!isRecord(stored)) return null
  const { key, sent } = stored
  return typeof key === 'string' ? { key, sent: isSentOrder(sent) ? sent : null } : null
}

const isSentOrder = (sent: unknown): sent is SentOrder =>
  isRecord(sent) &&
  isOrder(sent.input) &&
  Array.isArray(sent.products) &&
  sent.products.every((product) => isRecord(product) && isRecord(product.variant))

const isOrder = (input: unknown) =>
  isRecord(input) &&
  [input.address, input.district, input.phone, input.source].every((text) => typeof text === 'string') &&
  typeof input.expectedTotal === 'number' &&
  Array.isArray(input.lines) &&
  input.lines.every((line) => isRecord(line) && typeof line.productId === 'string')
