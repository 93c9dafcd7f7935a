import type { ShoppingSentences } from '../en/shopping.ts'
import { account } from './account.ts'
import { addresses } from './addresses.ts'
import { buying } from './buying.ts'
import { contact } from './contact.ts'
import { order } from './order.ts'
import { placed } from './placed.ts'
import { restock } from './restock.ts'

/** What is said in Bangla from the page of a product to the order in hand, and of one's account. */
export const shopping: ShoppingSentences = { ...buying, ...order, ...restock, account, addresses, contact, placed }
