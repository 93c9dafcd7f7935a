import { limits } from '@sunnah-store/schema/limits'
import type { deliveryRules as english } from '../en/delivery-rules.ts'
import { bnFormat } from './format.ts'

const { number } = bnFormat
const { fee, freeFrom, days } = limits.delivery

/** What delivery costs and how long it takes, as admins set it. */
export const deliveryRules: typeof english = {
  loadFailed: 'ডেলিভারির নিয়ম লোড করা যায়নি',
  everywhere: 'সব জেলায়',
  fee: 'খরচ (টাকা)',
  minDays: 'কমপক্ষে কত দিন',
  maxDays: 'সর্বোচ্চ কত দিন',
  freeFrom: 'কত টাকা থেকে ফ্রি',
  freeFromHint: 'ডেলিভারির খরচ বাদে মোট টাকা, সব জেলায়। খালি রাখলে সব সময় খরচ নেওয়া হবে।',
  exceptions: 'জেলা অনুযায়ী আলাদা নিয়ম',
  noExceptions: 'কোনো জেলার আলাদা নিয়ম নেই।',
  another: 'যে জেলার নিয়ম আলাদা',
  chooseDistrict: 'জেলা বেছে নিন',
  add: 'জেলা যোগ করুন',
  remove: (district) => `${district}-এর নিয়ম সরান`,
  feeWrong: `খরচ ০ থেকে ${number(fee)} পর্যন্ত পূর্ণ সংখ্যায় লিখুন`,
  daysWrong: `দিন ০ থেকে ${number(days)} পর্যন্ত পূর্ণ সংখ্যায় লিখুন`,
  daysTurned: 'সর্বোচ্চ দিন কমপক্ষের চেয়ে কম হতে পারে না',
  freeFromWrong: `মোট ০ থেকে ${number(freeFrom)} পর্যন্ত পূর্ণ সংখ্যায় লিখুন, অথবা খালি রাখুন`,
  save: 'ডেলিভারি সংরক্ষণ করুন',
  saving: 'সংরক্ষণ হচ্ছে…',
  saved: 'ডেলিভারির নিয়ম সংরক্ষণ হয়েছে। আগের অর্ডারে যা ঠিক হয়েছিল তা-ই থাকবে।',
  problems: {
    failed: 'সংরক্ষণ হয়নি। ইন্টারনেট সংযোগ দেখে আবার চেষ্টা করুন। যা লিখেছেন তা এখানেই আছে।',
    changed:
      'এর মধ্যে অন্য কেউ ডেলিভারির নিয়ম বদলেছেন। আপনার লেখা এখানেই আছে: তাঁরটির বদলে রাখতে আবার সংরক্ষণ করুন, অথবা দেখতে পাতাটি রিলোড করুন।',
  },
}
