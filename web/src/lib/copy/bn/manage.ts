import type { ManageSentences } from '../en/manage.ts'
import { allOrders } from './admin-orders.ts'
import { products } from './admin-products.ts'
import { users } from './admin-users.ts'
import { districtInBangla } from './districts.ts'
import { bnFormat } from './format.ts'
import { importing } from './import.ts'
import { overview } from './overview.ts'

const { number } = bnFormat

/** What the pages of those who manage the shop say in Bangla. */
export const bnManage: ManageSentences = {
  format: bnFormat,
  districtName: districtInBangla,
  taka: (amount) => `${number(amount)} টাকা`,
  asking: {
    problemHeading: 'একটি সমস্যা আছে',
    cancel: 'থাক',
    failed: 'কাজটা হয়নি। সংযোগ দেখে আবার চেষ্টা করুন।',
    notAdmin: 'আপনি এখন আর এই দোকান পরিচালনা করেন না।',
    oneMoment: 'একটু অপেক্ষা করুন…',
  },
  products,
  users,
  allOrders,
  overview,
  importing,
}
