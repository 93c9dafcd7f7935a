import { enFormat } from './format.ts'

const { number } = enFormat

/** How much customers may order, as admins set it. */
export const purchaseLimits = {
  loadFailed: 'The limits could not be loaded',
  about:
    'Open orders are those that are neither delivered nor removed. They are counted by account, and by the phone that they go to.',
  customers: { new: 'New customers', known: 'Customers who have received an order' },
  fields: {
    pieces: 'Pieces of one order',
    held: 'Pieces set aside at one time',
    orders: 'Open orders',
    total: 'Open orders in taka',
  },
  unconfirmed: 'Without a confirmed email or phone',
  unconfirmedHint: 'Above this, new customers are asked to confirm their email first.',
  unconfirmedTotal: 'Open orders, and what is set aside, in taka, unconfirmed',
  firstOrders: 'First orders',
  firstOrdersHint: 'Above this, All Orders points out that it is the first order of this phone and account.',
  firstOrderTotal: 'A first order in taka',
  wrong: (most: number) => `Enter a whole number from 1 to ${number(most)}`,
  save: 'Save limits',
  saving: 'Saving…',
  saved: 'The limits are saved. Orders that are placed already stay.',
  problems: {
    failed: 'The limits were not saved. Check your connection, then save again. What you typed is still here.',
    changed:
      'Somebody else has changed the limits meanwhile. What you typed is still here: save again to replace theirs, or reload the page to see them.',
  },
}
