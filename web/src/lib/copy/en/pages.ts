import { account } from './account.ts'
import { charity } from './charity.ts'
import { contact } from './contact.ts'
import { enFormat } from './format.ts'
import { order } from './order.ts'
import { shopping } from './shopping.ts'

/** What the pages that load later say in English. */
export const enPages = { format: enFormat, account, charity, contact, ...shopping, ...order }

export type PageSentences = typeof enPages
