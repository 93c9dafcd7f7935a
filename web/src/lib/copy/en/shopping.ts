import { account } from './account.ts'
import { buying } from './buying.ts'
import { contact } from './contact.ts'
import { order } from './order.ts'

/** What is said in English from the page of a product to the order in hand, and of one's account. */
export const shopping = { ...buying, ...order, account, contact }

export type ShoppingSentences = typeof shopping
