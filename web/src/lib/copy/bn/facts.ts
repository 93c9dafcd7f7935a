import type { facts as english } from '../en/facts.ts'
import { bnFormat } from './format.ts'

const { number } = bnFormat

/** What the shop knows of a customer. */
export const facts: typeof english = {
  heading: 'এই দোকান যা জানে',
  together: (counts) => `এই ফোন ও অ্যাকাউন্ট: ${counts}`,
  orders: (count) => (count === 1 ? 'শুধু এই অর্ডারটি' : `এটিসহ ${number(count)}টি অর্ডার`),
  delivered: (count) => `${number(count)}টি পৌঁছেছে`,
  returned: (count) => `${number(count)}টি ফেরত এসেছে`,
  cancelled: (count) => `${number(count)}টি বাতিল`,
  toPhone: 'এই ফোনে আরেকটি চলতি অর্ডার:',
  ofAccount: 'এই অ্যাকাউন্টের আরেকটি চলতি অর্ডার:',
  first: (amount) => `প্রথম অর্ডার, আর ${amount}-এর বেশি`,
}
