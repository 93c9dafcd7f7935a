import { dropShared, keepShared, readShared } from '../../../lib/draft.ts'
import { newKey } from '../../../lib/new-key.ts'
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
  /** When it was begun, in milliseconds. */
  since: number
}

// Whoever comes back later looks into My Order.
const lifetime = 24 * 60 * 60_000

const nameOf = (checkoutId: string) => `order:${checkoutId}`

/** The key of a checkout: made once for all tabs, and kept until the order has arrived, so that it is not ordered twice. */
export const attemptOf = (checkoutId: string): OrderAttempt => {
  const kept = readShared(nameOf(checkoutId), asAttempt)
  if (kept) return kept
  const attempt = { key: newKey(), sent: null, since: Date.now() }
  keepAttempt(checkoutId, attempt)
  return attempt
}

/** @param sent what nobody has answered yet; null once it was answered, or is given up */
export const rememberSent = (checkoutId: string, key: string, sent: SentOrder | null) =>
  keepAttempt(checkoutId, { key, sent, since: Date.now() })

export const endAttempt = (checkoutId: string) => dropShared(nameOf(checkoutId))

const keepAttempt = (checkoutId: string, attempt: OrderAttempt) => keepShared(nameOf(checkoutId), attempt)

// What an older release has left is not sent.
const asAttempt = (stored: unknown): OrderAttempt | null => {
  if (!isRecord(stored)) return null
  const { key, sent, since } = stored
  if (typeof key !== 'string' || typeof since !== 'number' || Date.now() - since > lifetime) return null
  return { key, sent: isSentOrder(sent) ? sent : null, since }
}

const isSentOrder = (sent: unknown): sent is SentOrder =>
  isRecord(sent) && isOrder(sent.input) && Array.isArray(sent.goods) && sent.goods.every(isRecord)

const isOrder = (input: unknown) =>
  isRecord(input) &&
  [input.address, input.district, input.phone, input.source].every((text) => typeof text === 'string') &&
  typeof input.expectedTotal === 'number' &&
  Array.isArray(input.lines) &&
  input.lines.every((line) => isRecord(line) && typeof line.productId === 'string')

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
