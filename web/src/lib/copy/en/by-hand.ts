import { limits } from '@sunnah-store/schema/limits'
import { enFormat } from './format.ts'

const { number } = enFormat
const pieces = (count: number) => (count === 1 ? '1 piece' : `${number(count)} pieces`)

/** Orders that admins correct. */
export const byHand = {
  correct: 'Correct',
  heading: 'Correct order',
  about:
    'Prices stay as they were agreed, the stock follows, and the customer sees in My Order, or where the order is tracked, that it was corrected.',
  whose: (order: string, customer: string) => `${order} for ${customer}`,
  leftTheShop: (order: string) => `${order} has left the shop, so it cannot be corrected any more.`,
  receiver: 'Receiver',
  lines: 'Products',
  fields: {
    receiverName: 'Name of the receiver',
    phone: 'Phone',
    address: 'Address',
    area: 'Upazila or area',
    district: 'District',
    riderNote: 'Note for the rider',
  },
  noteTooLong: `The note can have ${number(limits.riderNote)} letters at most`,
  variant: 'Size and colour',
  choose: 'Choose size or colour',
  tooMany: (most: number) => `Only ${number(most)} available. Choose fewer.`,
  agreed: (price: string) => `${price}, agreed`,
  left: (count: number) => `${number(count)} available`,
  notSold: 'No longer sold: it stays at the agreed price, and can be lowered or taken out, not raised.',
  wasLine: (variant: string, quantity: string) => (variant ? `was ${variant}, ${quantity}` : `was ${quantity}`),
  takeOut: (name: string) => `Take out ${name}`,
  putBack: 'Put back',
  putBackNamed: (name: string) => `Put ${name} back`,
  add: 'Add a product',
  addNamed: (name: string) => `Add ${name}`,
  added: 'Added',
  nothingFound: 'No product found.',
  findFailed: 'The products could not be loaded. Check your connection, then try again.',
  whatChanges: 'What changes',
  nothingYet: 'Nothing yet.',
  none: 'none',
  stock: (change: number) =>
    change > 0 ? `${pieces(change)} back to the stock` : `${pieces(-change)} more from the stock`,
  was: 'Was',
  delivery: 'Delivery',
  toCollect: 'To collect',
  save: 'Save the correction',
  saving: 'Saving…',
  leave: 'Back without saving',
  reload: 'Show the order as it is now',
  correctedNow: (order: string) => `${order} is corrected`,
  corrected: (parts: readonly string[]) => `Corrected: ${parts.join(', ')}`,
  wasCorrected: (part: string, before: string, after: string) => `${part}: was ${before}, now ${after}`,
  discountAbove: (discount: string, most: string) =>
    `The discount of ${discount} is more than what is left: it can be ${most} at most. Nothing was saved. Ask an admin to lower the discount first, or leave more in the order.`,
  belowToday: (name: string, agreed: string, today: string) =>
    `${name} costs ${today} today, and ${agreed} only for the pieces that were agreed. Nothing was saved. Ask an admin to add more, or take an order of its own for them.`,
  problems: {
    NO_LINES: 'An order needs one product at least. Cancel it if nothing is wanted any more.',
    NOT_CHOSEN: 'Choose the size or colour of each product first.',
    OUT_OF_STOCK: 'There are not so many pieces. Choose fewer, then save again.',
    ORDER_CHANGED: 'Somebody else has corrected this order meanwhile. Nothing was saved.',
    STATUS_CHANGED: 'This order has left the shop or has ended meanwhile. Nothing was saved.',
    PRICE_CHANGED: 'A price or the delivery fee has changed meanwhile. Nothing was saved.',
    NOT_FOUND: 'The order, or a product in it, is not there any more. Nothing was saved.',
    FORBIDDEN: 'You no longer manage this shop.',
    OTHER: 'The correction was not saved. Check your connection, then save again. What you typed is still here.',
  },
}
