import { dropDraft } from '../../../lib/storage/draft.ts'
import { endAttempt } from './order-attempt.ts'

/** Where and whom to: the same for every checkout of this tab. */
export const addressDraft = 'checkout'

/** Forgets a checkout whose order has arrived; what another one has sent and not heard of stays. */
export const forgetCheckout = (checkoutId: string) => {
  endAttempt(checkoutId)
  dropDraft(addressDraft)
  dropDraft(`quantity:${checkoutId}`)
}
