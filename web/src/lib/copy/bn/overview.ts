import type { overview as english } from '../en/overview.ts'
import { bnFormat } from './format.ts'

const { number } = bnFormat

/** How the shop is doing. */
export const overview: typeof english = {
  loadFailed: 'হিসাব লোড করা যায়নি',
  period: 'সময়',
  days: (count) => `${number(count)} দিন`,
  ordersToday: 'আজকের অর্ডার',
  takingsToday: 'আজকের বিক্রি',
  toDeliver: 'ডেলিভারি বাকি',
  lowInStock: 'স্টক কম',
  takingsADay: 'দিনে কত টাকার বিক্রি',
  ordersADay: 'দিনে কত অর্ডার',
  chartOf: (title, days) => `${title}, গত ${number(days)} দিন, স্তম্ভচিত্রে; নিচে একই হিসাব টেবিলে আছে`,
  chartFailed: 'চিত্রটি লোড করা যায়নি। টেবিলে একই হিসাব আছে।',
  asTable: 'টেবিলে দেখুন',
  day: 'দিন',
  takings: 'বিক্রি',
  orders: 'অর্ডার',
  bestSellers: 'সবচেয়ে বেশি বিক্রি',
  noSales: 'এই কদিনে কিছু বিক্রি হয়নি।',
  pieces: (count) => `${number(count)}টি`,
  lowStock: 'যা ফুরিয়ে আসছে',
  lowVariants: 'যেসব সাইজ ও রং ফুরিয়ে আসছে',
  noneLow: 'কিছুই ফুরিয়ে আসছে না।',
  left: (count) => (count === 0 ? 'স্টক শেষ' : `${number(count)}টি বাকি`),
  more: (count) => `আরও ${number(count)}টি আছে`,
}
