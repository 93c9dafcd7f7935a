import { account } from './en-account.ts'
import { charity } from './en-charity.ts'
import { contact } from './en-contact.ts'
import { enFormat } from './en-format.ts'
import { order } from './en-order.ts'
import { shopping } from './en-shopping.ts'

/** What the pages that load later say in English. */
export const enPages = { format: enFormat, account, charity, contact, ...shopping, ...order }

export type PageSentences = typeof enPages
