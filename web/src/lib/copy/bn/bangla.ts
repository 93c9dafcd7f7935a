import type { PageSentences } from '../en/pages.ts'
import { account } from './account.ts'
import { charity } from './charity.ts'
import { contact } from './contact.ts'
import { bnFormat } from './format.ts'
import { order } from './order.ts'
import { bn } from './shop.ts'
import { shopping } from './shopping.ts'

const pages: PageSentences = { format: bnFormat, account, charity, contact, ...shopping, ...order }

/** Everything that the shop says in Bangla, in one download. */
export const bangla = { shop: bn, pages }
