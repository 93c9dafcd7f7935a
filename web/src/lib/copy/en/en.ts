import { account } from './account.ts'
import { allOrders } from './admin-orders.ts'
import { products } from './admin-products.ts'
import { users } from './admin-users.ts'
import { charity } from './charity.ts'
import { contact } from './contact.ts'
import { enFormat, taka } from './format.ts'
import { importing } from './import.ts'
import { order } from './order.ts'
import { overview } from './overview.ts'
import { productFields } from './product-fields.ts'
import { shop } from './shop.ts'
import { shopping } from './shopping.ts'

/** Everything that the shop says in English. */
export const en = {
  format: enFormat,
  districtName: (district: string) => district,
  taka,
  asking: {
    problemHeading: 'There is a problem',
    cancel: 'Cancel',
    failed: 'That did not work. Check your connection, then try again.',
    notAdmin: 'You no longer manage this shop.',
    oneMoment: 'One moment…',
    sending: 'Sending…',
    deleted: 'deleted',
  },
  ...shop,
  ...shopping,
  ...order,
  account,
  charity,
  contact,
  productFields,
  products,
  users,
  allOrders,
  overview,
  importing,
}

export type Copy = typeof en
