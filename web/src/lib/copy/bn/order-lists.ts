import type { orderLists as english } from '../en/order-lists.ts'
import { bnFormat } from './format.ts'

const { number } = bnFormat

const orders = (count: number) => `${number(count)}টি অর্ডার`

/** Narrowing the orders, and doing something to many of them at once. */
export const orderLists: typeof english = {
  filters: 'তালিকা ছোট করুন',
  days: 'দিন',
  allDays: 'সব দিন',
  today: 'আজ',
  yesterday: 'গতকাল',
  week: 'গত ৭ দিন',
  month: 'গত ৩০ দিন',
  ownDays: 'অন্য দিন',
  from: 'শুরু',
  to: 'শেষ',
  district: 'জেলা',
  allDistricts: 'সব জেলা',
  courier: 'কুরিয়ার',
  allCouriers: 'সব কুরিয়ার',
  total: 'মোট টাকা',
  anyTotal: 'যেকোনো টাকা',
  upTo: (taka) => `${taka} পর্যন্ত`,
  between: (low, high) => `${low} থেকে ${high}`,
  above: (taka) => `${taka} ও বেশি`,
  cash: 'নগদ টাকা',
  anyCash: 'সব নগদ',
  sort: 'তালিকার ক্রম',
  newest: 'নতুনগুলো আগে',
  oldest: 'পুরোনোগুলো আগে',
  found: (count) => `${orders(count)} পাওয়া গেছে`,
  noneFound: 'এমন কোনো অর্ডার নেই।',
  clearFilters: 'সব অর্ডার দেখুন',
  choose: (order) => `${order} বাছুন`,
  choosePage: (count) => `এই পাতার ${number(count)}টি`,
  chooseAll: (count, all) =>
    count < all ? `${number(all)}টির প্রথম ${number(count)}টি বাছুন` : `সব ${number(all)}টি বাছুন`,
  chooseFailed: 'অর্ডারগুলো বাছা যায়নি। আবার চেষ্টা করুন।',
  handled: (count) => `এখানকার ${number(count)}টির কাজ শেষ: বাকিগুলো দেখুন`,
  bar: 'বাছা অর্ডারগুলো নিয়ে',
  chosen: (count) => `${number(count)}টি বাছা হয়েছে`,
  clear: 'বাদ দিন',
  confirm: 'হ্যাঁ বলেছেন',
  send: 'পাঠান',
  slips: 'স্লিপ',
  slipsHeading: 'অর্ডারের স্লিপ',
  slipsLeftOut: (numbers) => `${numbers.join(', ')}: বাতিল হয়েছে বা ফেরত এসেছে, তাই স্লিপ ছাপা হবে না।`,
  paper: 'কাগজ',
  fourOnA4: 'A4 কাগজে চারটি',
  oneOnA5: 'A5 কাগজে একটি',
  deliver: 'ডেলিভারি হয়েছে',
  done: (count) => `${orders(count)} হয়ে গেছে`,
  refused: (count) => `${orders(count)} হয়নি:`,
  because: {
    STATUS_CHANGED: 'এখন যে অবস্থায় আছে, তাতে এটি করা যায় না',
    NOT_FOUND: 'অর্ডারটি আর নেই',
    other: 'করা যায়নি',
  },
}
