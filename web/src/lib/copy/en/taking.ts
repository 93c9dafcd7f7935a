import { limits } from '@sunnah-store/schema/limits'
import { enFormat } from './format.ts'

const { number } = enFormat

/** Orders that the shop takes by phone or message. */
export const taking = {
  heading: 'New order',
  about:
    'For a customer who calls or writes. The order belongs to no account: the customer follows it by its number and phone.',
  customer: 'Customer',
  customerName: 'Name of the customer',
  knownPhone: (when: string) => `This phone was ordered to before, last ${when}`,
  fillIn: 'Take over name and address',
  messagesIn: 'Messages in',
  messagesInHint: 'The language of what the customer is told about this order',
  discount: 'Discount',
  discountInTaka: 'Discount in taka',
  discountHint: 'Leave it empty where nothing was agreed.',
  discountWrong: `Please enter whole taka, ${number(limits.product.price)} at most`,
  discountTooMuch: (most: string) => `The discount can be ${most} at most, which is what the order comes to`,
  chooseFor: (product: string) => `Choose the size or colour of ${product} first`,
  reason: 'Why',
  reasonHint: 'For the shop alone. The customer does not see it.',
  reasonMissing: 'Please say why there is a discount',
  reasonTooLong: `The reason can have ${number(limits.order.note)} letters at most`,
  sums: 'What to tell the customer',
  toPay: 'To pay in cash',
  save: 'Take the order',
  saveConfirmed: 'Take and confirm',
  taken: (order: string) => `${order} is taken`,
  takenAndConfirmed: (order: string) => `${order} is taken and confirmed`,
  takenBy: (name: string | null) => (name === null ? 'Taken by phone' : `Taken by ${name}`),
  discounted: (amount: string, reason: string) => `Discount ${amount}: ${reason}`,
  notTaken: 'The shop did not accept this. Please check it.',
  phoneOrders: (most: number) =>
    `As many orders as one phone can have are open to this one already: ${number(most)}. Correct one of them, or take this when one has arrived.`,
  phoneTotal: (most: string) =>
    `Open orders to one phone can come to ${most} at most, this one counted in. Take fewer, or take this when one has arrived.`,
  problems: {
    NO_LINES: 'Add one product at least.',
    OUT_OF_STOCK:
      'There are not so many pieces. The lines show how many there are now. Choose fewer, then take it again.',
    PRICE_CHANGED:
      'A price or the delivery fee has changed meanwhile. Tell the customer the new total, then take it again.',
    NOT_FOUND: 'One of the products is no longer sold. Take it out, then take the order again.',
    VARIANT_REQUIRED: 'One of the products has other sizes or colours now. Take it out and add it again.',
    IDEMPOTENCY_MISMATCH:
      'The order has reached the shop as it was before you changed it. Look for it in All Orders and correct it there. Take this one only if it is another order.',
    FORBIDDEN: 'You may not take this order: discounts are for those who manage the shop.',
    UNAUTHENTICATED: 'You are logged out. Log in again in another tab, then take the order.',
    NO_ANSWER: 'We do not know whether the order has been written. Take it again as it is: it is never written twice.',
    OTHER: 'The order was not taken. What you typed is still here. Please try again.',
  },
}
