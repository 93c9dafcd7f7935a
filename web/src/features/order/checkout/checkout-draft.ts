import { isRecord } from '../../../lib/is-record.ts'
import { dropChosenQuantity } from '../../../lib/storage/chosen-quantity.ts'
import { dropDraft, readDraft, storeDraft } from '../../../lib/storage/draft.ts'

/** What a shopper fills in. */
export interface CheckoutValues {
  /** One of the saved addresses; empty: another one. */
  addressId: string
  address: string
  area: string
  district: string
  /** Whether that address is to be saved, and what it is called then. */
  keep: boolean
  label: string
  receiver: 'me' | 'other'
  phone: string
  receiverName: string
  receiverPhone: string
  riderNote: string
  callFirst: boolean
}

export const emptyCheckout: CheckoutValues = {
  addressId: '',
  address: '',
  area: '',
  district: '',
  keep: false,
  label: '',
  receiver: 'me',
  phone: '',
  receiverName: '',
  receiverPhone: '',
  riderNote: '',
  callFirst: false,
}

// Name and address: shared by every checkout of this tab.
const name = 'checkout'

/** What was filled in before a reload; null when nothing was. */
export const readCheckoutDraft = (): CheckoutValues | null => readDraft(name, asDraft)

export const storeCheckoutDraft = (values: CheckoutValues) => storeDraft(name, values)

/** Forgets what was filled in and chosen for an order that has arrived. */
export const dropCheckoutDraft = (checkoutId: string) => {
  dropDraft(name)
  dropChosenQuantity(checkoutId)
}

const asDraft = (stored: unknown): CheckoutValues | null => {
  if (!isRecord(stored)) return null
  const known = Object.entries(stored).filter(
    ([field, value]) => field in emptyCheckout && typeof value === typeof emptyCheckout[field as keyof CheckoutValues],
  )
  const draft: CheckoutValues = { ...emptyCheckout, ...Object.fromEntries(known) }
  return { ...draft, receiver: draft.receiver === 'other' ? 'other' : 'me' }
}
