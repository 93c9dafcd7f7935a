import { account } from './en-account.ts'
import { charity } from './en-charity.ts'
import { contact } from './en-contact.ts'
import { order } from './en-order.ts'
import { shopping } from './en-shopping.ts'
import { useCopy } from './use-copy.ts'

const pages = { account, charity, contact, ...shopping, ...order }

/** Every sentence of the shop, for what does not load with the first page. */
export const usePageCopy = () => ({ ...useCopy(), ...pages })

export type PageCopy = ReturnType<typeof usePageCopy>
