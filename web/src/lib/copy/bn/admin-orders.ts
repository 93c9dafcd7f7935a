import type { allOrders as english } from '../en/admin-orders.ts'
import { bnFormat } from './format.ts'

const { number, moment } = bnFormat

const orders = (count: number) => `${number(count)}টি অর্ডার`

/** All orders of the shop, as admins see them. */
export const allOrders: typeof english = {
  searchLabel: 'অর্ডার খুঁজুন',
  placeholder: 'নম্বর, নাম বা ফোন',
  tabs: 'কোন অর্ডারগুলো',
  tab: (name, count) => (count === undefined ? name : `${name} (${number(count)})`),
  tabNames: {
    TO_CONFIRM: 'ফোন করা বাকি',
    TO_SEND: 'পাঠানো বাকি',
    ON_THE_WAY: 'পথে আছে',
    DELIVERED: 'পৌঁছেছে',
    ENDED: 'শেষ',
    ALL: 'সব',
  },
  count: (count, words) => (words ? `“${words}” খুঁজে ${orders(count)} পাওয়া গেছে` : orders(count)),
  nothing: (words) => `“${words}” খুঁজে কোনো অর্ডার পাওয়া যায়নি।`,
  noneIn: {
    TO_CONFIRM: 'কাউকে ফোন করা বাকি নেই।',
    TO_SEND: 'নিশ্চিত কোনো অর্ডার পাঠানো বাকি নেই।',
    ON_THE_WAY: 'কোনো অর্ডার পথে নেই।',
    DELIVERED: 'এখনও কোনো অর্ডার ডেলিভারি হয়নি।',
    ENDED: 'কোনো অর্ডার বাতিল হয়নি, ফেরতও আসেনি।',
    ALL: 'এখনও কেউ অর্ডার করেননি।',
  },
  searchAll: 'সব অর্ডারে খুঁজুন',
  showAll: 'সব অর্ডার দেখুন',
  countFailed: 'কতগুলো অর্ডার আছে, তা লোড করা যায়নি।',
  loadFailed: 'অর্ডারগুলো লোড করা যায়নি',
  fresh: 'নতুন',
  call: (name) => `${name}-কে ফোন করুন:`,
  deliver: 'ডেলিভারি হয়েছে',
  delivered: (iso) => `ডেলিভারি হয়েছে ${moment(iso)}`,
  deliveredNow: (order) => `${order} ডেলিভারি হয়েছে`,
  slip: 'স্লিপ প্রিন্ট করুন',
  remove: 'অর্ডার মুছুন',
  removeQuestion: (order) => `${order} অর্ডারটি মুছে ফেলবেন?`,
  removeUndelivered: 'এটি ডেলিভারি হয়নি: পণ্যগুলো স্টকে ফিরে যাবে। ক্রেতা অর্ডারটি আর দেখতে পাবেন না। এটি আর ফেরানো যাবে না।',
  removeDelivered: 'এটি ডেলিভারি হয়ে গেছে, তাই স্টক যেমন আছে তেমনই থাকবে। ক্রেতা অর্ডারটি আর দেখতে পাবেন না। এটি আর ফেরানো যাবে না।',
  gone: (order) => `${order} আর নেই।`,
  newOrders: (count) => `${number(count)}টি নতুন অর্ডার`,
  arrived: (order, amount) => `নতুন অর্ডার ${order}, ${amount}`,
  slipHeading: 'অর্ডার স্লিপ',
  slipLanguage: 'স্লিপের ভাষা',
  print: 'প্রিন্ট করুন',
  slipFailed: 'অর্ডারটি লোড করা যায়নি',
  noSuchOrder: 'এমন কোনো অর্ডার নেই',
  noSuchOrderText: 'ঠিকানাটি ভুল লেখা হতে পারে, অথবা অর্ডারটি মুছে ফেলা হয়েছে।',
  live: 'সরাসরি: নতুন অর্ডার এলেই দেখা যায়',
  notLive: 'এই মুহূর্তে সরাসরি দেখা যাচ্ছে না; আবার চেষ্টা চলছে',
}
