import type { OrderPart } from '../../../generated/types.ts'

/** Where an order is, without an account; and what was corrected of one. */
export const tracking = {
  heading: 'Track an order',
  about: 'No account needed. The number is on the page of the order, and on the slip.',
  number: 'Order number',
  numberMissing: 'Enter the number of the order, such as SS-7K3M9Q',
  phoneHint: 'The one the order goes to, or that of the account',
  phoneMissing: 'Enter the phone number of the order',
  track: 'Track',
  tracking: 'Looking…',
  lost: 'Number lost?',
  logIn: 'Log in',
  lostRest: 'and look at My Order.',
  ready: 'Have ready in cash',
  hidden: 'Name, address and goods are not shown here. Whoever ordered with an account finds them in My Order.',
  problems: {
    NOT_FOUND: 'No order has this number and this phone. Check both.',
    RATE_LIMITED: 'That was too often. Please try again in an hour.',
    OTHER: 'The order could not be looked up. Check your connection, then try again.',
  },
  corrected: (when: string, parts: readonly string[]) =>
    parts.length > 0 ? `Corrected ${when}: ${parts.join(', ')}` : `Corrected ${when}`,
  parts: {
    RECEIVER: 'receiver',
    PHONE: 'phone',
    ADDRESS: 'address',
    AREA: 'area',
    DISTRICT: 'district',
    RIDER_NOTE: 'note for the rider',
    LINES: 'products',
    DELIVERY_FEE: 'delivery fee',
    DISCOUNT: 'discount',
    TOTAL: 'total',
  } satisfies Record<OrderPart, string>,
}
