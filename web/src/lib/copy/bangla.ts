import { bn } from './bn.ts'
import { account } from './bn-account.ts'
import { charity } from './bn-charity.ts'
import { contact } from './bn-contact.ts'
import { bnFormat } from './bn-format.ts'
import { order } from './bn-order.ts'
import { shopping } from './bn-shopping.ts'
import type { PageSentences } from './en-pages.ts'

const pages: PageSentences = { format: bnFormat, account, charity, contact, ...shopping, ...order }

/** Everything that the shop says in Bangla, in one download. */
export const bangla = { shop: bn, pages }
