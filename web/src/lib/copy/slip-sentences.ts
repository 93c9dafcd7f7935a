import { districtInBangla } from './bn/districts.ts'
import { bnFormat as bn } from './bn/format.ts'
import { enFormat as en } from './en/format.ts'
import type { Language } from './languages.ts'

const english = {
  shopName: 'Sunnah Store',
  title: 'Order slip',
  date: 'Date',
  customer: 'Customer',
  receiver: 'Receiver',
  phone: 'Phone',
  address: 'Deliver to',
  product: 'Product',
  quantity: 'Quantity',
  price: 'Price',
  amount: 'Amount',
  delivery: 'Delivery',
  discount: 'Discount',
  rider: 'For the rider',
  callFirst: 'Before you come, call',
  collect: 'To collect in cash',
  paid: 'Collected in cash',
  courier: 'Courier',
  nothingToCollect: 'Nothing to collect',
  ended: { CANCELLED: 'Cancelled', RETURNED: 'Came back', LOST: 'Lost on the way' },
  delivered: (iso: string) => `Delivered ${en.moment(iso)}`,
  taka: (amount: number) => `${en.number(amount)} TK`,
  number: en.number,
  moment: en.moment,
  spokenPhone: en.phone,
  districtName: (district: string) => district,
}

const bangla: typeof english = {
  shopName: 'সুন্নাহ স্টোর',
  title: 'অর্ডার স্লিপ',
  date: 'তারিখ',
  customer: 'ক্রেতা',
  receiver: 'যিনি নেবেন',
  phone: 'ফোন',
  address: 'ডেলিভারির ঠিকানা',
  product: 'পণ্য',
  quantity: 'পরিমাণ',
  price: 'দাম',
  amount: 'মোট',
  delivery: 'ডেলিভারি',
  discount: 'ছাড়',
  rider: 'ডেলিভারিম্যানের জন্য',
  callFirst: 'আসার আগে ফোন করবেন',
  collect: 'নগদ নিতে হবে',
  paid: 'নগদ নেওয়া হয়েছে',
  courier: 'কুরিয়ার',
  nothingToCollect: 'কিছু নিতে হবে না',
  ended: { CANCELLED: 'বাতিল', RETURNED: 'ফেরত এসেছে', LOST: 'পথে হারিয়ে গেছে' },
  delivered: (iso) => `ডেলিভারি হয়েছে ${bn.moment(iso)}`,
  taka: (amount) => `${bn.number(amount)} টাকা`,
  number: bn.number,
  moment: bn.moment,
  spokenPhone: bn.phone,
  districtName: districtInBangla,
}

/** What an order slip says; it prints in either language whatever the shop speaks. */
export const slipSentences: Record<Language, typeof english> = { en: english, bn: bangla }
