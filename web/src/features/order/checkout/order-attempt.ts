import { isRecord } from '../../../lib/is-record.ts'
import { dropShared, keepShared, readShared } from '../../../lib/storage/draft.ts'
import { newKey } from '../../../lib/storage/new-key.ts'
import type { PlaceOrderInput } from './checkout.generated.ts'

/** An order as it was sent, and what its goods are called. */
export interface SentOrder {
  input: PlaceOrderInput
  goods: readonly { name: string; nameBn: string | null; quantity: number }[]
}

/** An order on its way: its key, and the order itself while nobody knows whether it has arrived. */
interface OrderAttempt {
  key: string
  sent: SentOrder | null
}

const nameOf = (checkoutId: string) => `order:${checkoutId}`

/** The key of a checkout: made once for all tabs, and kept until the order has arrived, so that it is not ordered twice. */
export const attemptOf = (checkoutId: string): OrderAttempt => {
  const kept = readShared(nameOf(checkoutId), asAttempt)
  if (kept) return kept
  const attempt = { key: newKey(), sent: null }
  keepAttempt(checkoutId, attempt)
  return attempt
}

/** @param sent what nobody has answered yet; null once it was answered, or is given up */
export const rememberSent = (checkoutId: string, key: string, sent: SentOrder | null) =>
  keepAttempt(checkoutId, { key, sent })

export const endAttempt = (checkoutId: string) => dropShared(nameOf(checkoutId))

const keepAttempt = (checkoutId: string, attempt: OrderAttempt) => keepShared(nameOf(checkoutId), attempt)

// What an older release has left is not sent.
const asAttempt = (stored: unknown): OrderAttempt | null => {
  if (!isRecord(stored)) return null
  const { key, sent } = stored
  return typeof key === 'string' ? { key, sent: isSentOrder(sent) ? sent : null } : null
}

const isSentOrder = (sent: unknown): sent is SentOrder =>
  isRecord(sent) && isOrder(sent.input) && Array.isArray(sent.goods) && sent.goods.every(isRecord)

const isOrder = (input: unknown) =>
  isRecord(input) &&
  [input.address, input.district, input.phone, input.source].every((text) => typeof text === 'string') &&
  typeof input.expectedTotal === 'number' &&
  Array.isArray(input.lines) &&
  input.lines.every((line) => isRecord(line) && typeof line.productId === 'string')
