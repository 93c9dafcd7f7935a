import { account } from './account.ts'
import { contact } from './contact.ts'
import { enFormat, taka } from './format.ts'
import { order } from './order.ts'
import { productFields } from './product-fields.ts'
import { shop } from './shop.ts'
import { shopping } from './shopping.ts'

/** What shoppers read in English; the pages of admins and of the charities bring their own. */
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
  contact,
  productFields,
}

export type Copy = typeof en
