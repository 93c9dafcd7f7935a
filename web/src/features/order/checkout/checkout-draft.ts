import { isRecord } from '../../../lib/is-record.ts'
import { dropChosenQuantity } from '../../../lib/storage/chosen-quantity.ts'
import { dropDraft, readDraft, storeDraft } from '../../../lib/storage/draft.ts'

/** What a shopper fills in. */
export interface CheckoutValues {
  address: string
  district: string
  phone: string
}

const empty: CheckoutValues = { address: '', district: '', phone: '' }

// Name and address: shared by every checkout of this tab.
const name = 'checkout'

/** What was filled in before a reload. */
export const readCheckoutDraft = (): CheckoutValues => ({ ...empty, ...readDraft(name, asDraft) })

export const storeCheckoutDraft = (values: CheckoutValues) => storeDraft(name, values)

/** Forgets what was filled in and chosen for an order that has arrived. */
export const dropCheckoutDraft = (checkoutId: string) => {
  dropDraft(name)
  dropChosenQuantity(checkoutId)
}

const asDraft = (stored: unknown): Partial<CheckoutValues> =>
  Object.fromEntries(
    Object.entries(isRecord(stored) ? stored : {}).filter(
      ([field, value]) => field in empty && typeof value === 'string',
    ),
  )
