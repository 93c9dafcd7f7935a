import { dropDraft, keepDraft, readDraft } from '../../lib/draft.ts'
import { newKey } from '../../lib/new-key.ts'
import type { PlaceOrderInput } from './checkout.generated.ts'

/** An order on its way: its key, and the order itself while nobody knows whether it has arrived. */
interface OrderAttempt {
  key: string
  sent: PlaceOrderInput | null
}

const nameOf = (checkoutId: string) => `order:${checkoutId}`

/** The key of a checkout: made once and kept until the order has arrived, so that it cannot be ordered twice. */
export const attemptOf = (checkoutId: string): OrderAttempt => {
  const kept = readDraft(nameOf(checkoutId), asAttempt)
  if (kept) return kept
  const attempt = { key: newKey(), sent: null }
  keepDraft(nameOf(checkoutId), attempt)
  return attempt
}

export const rememberSent = (checkoutId: string, sent: PlaceOrderInput | null) =>
  keepDraft(nameOf(checkoutId), { ...attemptOf(checkoutId), sent })

export const endAttempt = (checkoutId: string) => dropDraft(nameOf(checkoutId))

const asAttempt = (stored: unknown): OrderAttempt | null =>
  // Nobody else writes there.
  typeof stored === 'object' && stored !== null && 'key' in stored ? (stored as OrderAttempt) : null
