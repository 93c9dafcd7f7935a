import type { purchaseLimits as english } from '../en/purchase-limits.ts'
import { bnFormat } from './format.ts'

const { number } = bnFormat

/** How much customers may order, as admins set it. */
export const purchaseLimits: typeof english = {
  loadFailed: 'সীমাগুলো লোড করা যায়নি',
  about: 'যেসব অর্ডার এখনও পৌঁছায়নি ও মুছে ফেলা হয়নি, সেগুলো গোনা হয়: অ্যাকাউন্ট ধরে, আর যে ফোন নম্বরে যাবে তা ধরে।',
  customers: { new: 'নতুন ক্রেতা', known: 'যে ক্রেতা আগে অর্ডার পেয়েছেন' },
  fields: {
    pieces: 'এক অর্ডারে কয়টি পণ্য',
    held: 'একসঙ্গে কয়টি পণ্য রেখে দেওয়া যাবে',
    orders: 'না পৌঁছানো অর্ডার কয়টি',
    total: 'না পৌঁছানো অর্ডারের মোট দাম, টাকায়',
  },
  unconfirmed: 'ইমেইল বা ফোন নিশ্চিত না হলে',
  unconfirmedHint: 'এর বেশি হলে নতুন ক্রেতাকে আগে ইমেইল নিশ্চিত করতে বলা হয়।',
  unconfirmedTotal: 'না পৌঁছানো অর্ডার ও আলাদা করে রাখা পণ্যের মোট দাম, টাকায় (নিশ্চিত না হলে)',
  firstOrders: 'প্রথম অর্ডার',
  firstOrdersHint: 'এর বেশি হলে সব অর্ডারের পাতায় বলা থাকে যে এই ফোন ও অ্যাকাউন্টের এটি প্রথম অর্ডার।',
  firstOrderTotal: 'প্রথম অর্ডার, টাকায়',
  wrong: (most) => `১ থেকে ${number(most)} পর্যন্ত একটি পূর্ণ সংখ্যা লিখুন`,
  save: 'সীমা সেভ করুন',
  saving: 'সেভ হচ্ছে…',
  saved: 'সীমা সেভ হয়েছে। আগের অর্ডারগুলো যেমন ছিল তেমনই আছে।',
  problems: {
    failed: 'সীমা সেভ হয়নি। ইন্টারনেট সংযোগ দেখে আবার সেভ করুন। যা লিখেছেন তা আছে।',
    changed:
      'এর মধ্যে আরেকজন সীমা বদলেছেন। যা লিখেছেন তা আছে: আবার সেভ করলে তাঁরটির জায়গায় আপনারটি বসবে, অথবা পাতাটি আবার লোড করে তাঁরটি দেখুন।',
  },
}
