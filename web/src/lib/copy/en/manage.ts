import { allOrders } from './admin-orders.ts'
import { products } from './admin-products.ts'
import { users } from './admin-users.ts'
import { enFormat } from './format.ts'
import { importing } from './import.ts'
import { overview } from './overview.ts'

const { number } = enFormat

/** What the pages of those who manage the shop say in English. */
export const enManage = {
  format: enFormat,
  districtName: (district: string) => district,
  taka: (amount: number) => `${number(amount)} TK`,
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
  importing,
}

export type ManageSentences = typeof enManage
