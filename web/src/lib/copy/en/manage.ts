import { allOrders } from './admin-orders.ts'
import { products } from './admin-products.ts'
import { reviews } from './admin-reviews.ts'
import { users } from './admin-users.ts'
import { variants } from './admin-variants.ts'
import { audit } from './audit.ts'
import { byHand } from './by-hand.ts'
import { cash } from './cash.ts'
import { courierWords } from './courier-words.ts'
import { deliveryRules } from './delivery-rules.ts'
import { facts } from './facts.ts'
import { importing } from './import.ts'
import { mails } from './mails.ts'
import { messages } from './messages.ts'
import { orderLists } from './order-lists.ts'
import { orderNews } from './order-news.ts'
import { overview } from './overview.ts'
import { partly } from './partly.ts'
import { pastImports } from './past-imports.ts'
import { purchaseLimits } from './purchase-limits.ts'
import { release } from './release.ts'
import { searchWords } from './search-words.ts'
import { sender } from './sender.ts'
import { sending } from './sending.ts'
import { shopping } from './shopping.ts'
import { taking } from './taking.ts'
import { tracked } from './tracked.ts'

/** What the pages of those who manage the shop say in English. */
export const manage = {
  ...shopping,
  exports: {
    csv: 'Export CSV',
    failed: 'The file could not be made. Check your connection, then try again.',
  },
  products,
  users,
  allOrders,
  orderLists,
  partly,
  overview,
  orderNews,
  importing,
  pastImports,
  searchWords,
  mails,
  messages,
  audit,
  purchaseLimits,
  sender,
  cash,
  release,
  sending,
  tracked,
  reviews,
  deliveryRules,
  byHand,
  courierWords,
  taking,
  facts,
  variants,
}

export type ManageSentences = typeof manage
