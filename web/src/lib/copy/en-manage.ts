import { allOrders } from './en-admin-orders.ts'
import { products } from './en-admin-products.ts'
import { users } from './en-admin-users.ts'
import { overview } from './en-overview.ts'
import { createFormat } from './format.ts'

const { number } = createFormat('en-GB')

/** What the pages of those who manage the shop say in English. */
export const enManage = {
  taka: (amount: number) => `${number(amount)} TK`,
  districtName: (district: string) => district,
  asking: {
    problemHeading: 'There is a problem',
    cancel: 'Cancel',
    failed: 'That did not work. Check your connection, then try again.',
    notAdmin: 'You no longer manage this shop.',
    oneMoment: 'One moment…',
  },
  products,
  users,
  allOrders,
  overview,
}

export type ManageSentences = typeof enManage
