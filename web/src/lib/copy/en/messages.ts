import { enFormat } from './format.ts'

const { number } = enFormat

/** Which messages about orders are sent, as admins set it. */
export const messages = {
  loadFailed: 'The settings could not be loaded',
  about:
    'Customers hear of an order in the language in which they ordered. What can still be taken back is told after ten minutes, when it cannot: what was a mistake is never told.',
  byMail: 'By mail',
  bySms: 'By text message',
  confirmedOnly: 'To accounts with a confirmed email.',
  notSent: {
    kept: 'No mail server is set up: mails stay in the folder of the shop, and nobody gets them.',
    none: 'No mail server is set up: no mails are sent.',
  },
  textsCost: (most: number) =>
    `To the phone of the order, at most ${number(most)} in 24 hours to one phone. Your gateway charges for each.`,
  noTexts: 'No gateway for text messages is set up: none are sent.',
  kinds: {
    PLACED: 'Order placed',
    CONFIRMED: 'Order confirmed on the phone',
    CORRECTED: 'Order corrected',
    SHIPPED: 'Order sent, with courier and tracking',
    DELIVERED: 'Order delivered',
    CANCELLED: 'Order cancelled',
    RETURNED: 'Order came back, or was lost',
  },
  newOrders: 'New orders',
  newOrdersTo: 'Email that hears of each new order (optional)',
  newOrdersHint: 'Number, goods, amount and district; no name and no phone.',
  wrongEmail: 'Enter an email address such as owner@gmail.com, or leave it empty',
  save: 'Save messages',
  saving: 'Saving…',
  saved: 'The messages are saved.',
  givenUp: 'Messages that were not sent',
  problems: {
    failed: 'The messages were not saved. Check your connection, then save again. What you chose is still here.',
    changed:
      'Somebody else has changed the messages meanwhile. What you chose is still here: save again to replace theirs, or reload the page to see them.',
  },
}
