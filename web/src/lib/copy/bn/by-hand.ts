import { limits } from '@sunnah-store/schema/limits'
import type { byHand as english } from '../en/by-hand.ts'
import { bnFormat } from './format.ts'

const { number } = bnFormat

/** Orders that admins correct. */
export const byHand: typeof english = {
  correct: 'সংশোধন',
  heading: 'অর্ডার সংশোধন',
  about: 'দাম যেমন ঠিক হয়েছিল তেমনই থাকে, স্টক সেই অনুযায়ী বদলায়, আর ক্রেতা “আমার অর্ডার” বা “অর্ডার কোথায়” পাতায় সংশোধনটি দেখেন।',
  whose: (order, customer) => `${order}, ক্রেতা ${customer}`,
  leftTheShop: (order) => `${order} দোকান থেকে বেরিয়ে গেছে, তাই আর সংশোধন করা যাবে না।`,
  receiver: 'যিনি নেবেন',
  lines: 'পণ্য',
  fields: {
    receiverName: 'যিনি নেবেন তাঁর নাম',
    phone: 'ফোন',
    address: 'ঠিকানা',
    area: 'উপজেলা বা এলাকা',
    district: 'জেলা',
    riderNote: 'রাইডারের জন্য নোট',
  },
  noteTooLong: `নোট সর্বোচ্চ ${number(limits.riderNote)} অক্ষরের হতে পারে`,
  variant: 'সাইজ ও রং',
  choose: 'সাইজ বা রং বাছুন',
  tooMany: (most) => `মাত্র ${number(most)}টি আছে। কমিয়ে দিন।`,
  agreed: (price) => `${price}, ঠিক করা দাম`,
  left: (count) => `${number(count)}টি নেওয়া যাবে`,
  notSold: 'এটি আর বেচা হয় না: ঠিক করা দামেই থাকবে, কমানো বা বাদ দেওয়া যাবে, বাড়ানো যাবে না।',
  wasLine: (variant, quantity) => (variant ? `আগে ${variant}, ${quantity}টি` : `আগে ${quantity}টি`),
  takeOut: (name) => `${name} বাদ দিন`,
  putBack: 'আবার রাখুন',
  putBackNamed: (name) => `${name} আবার রাখুন`,
  add: 'পণ্য যোগ করুন',
  addNamed: (name) => `${name} যোগ করুন`,
  added: 'যোগ হয়েছে',
  nothingFound: 'কোনো পণ্য পাওয়া যায়নি।',
  findFailed: 'পণ্য লোড করা যায়নি। ইন্টারনেট সংযোগ দেখে আবার চেষ্টা করুন।',
  whatChanges: 'যা বদলাবে',
  nothingYet: 'এখনও কিছু না।',
  none: 'নেই',
  stock: (change) => (change > 0 ? `${number(change)}টি স্টকে ফিরবে` : `স্টক থেকে আরও ${number(-change)}টি`),
  was: 'আগে ছিল',
  delivery: 'ডেলিভারি',
  toCollect: 'যা নিতে হবে',
  save: 'সংশোধন সেভ করুন',
  saving: 'সেভ হচ্ছে…',
  leave: 'সেভ না করে ফিরুন',
  reload: 'অর্ডারটি এখন যেমন আছে দেখান',
  correctedNow: (order) => `${order} সংশোধন হয়েছে`,
  corrected: (parts) => `সংশোধন: ${parts.join(', ')}`,
  wasCorrected: (part, before, after) => `${part}: আগে ${before}, এখন ${after}`,
  discountAbove: (discount, most) =>
    `${discount} ছাড় বাকি টাকার চেয়ে বেশি: ছাড় সর্বোচ্চ ${most} হতে পারে। কিছুই সেভ হয়নি। আগে একজন অ্যাডমিনকে ছাড় কমাতে বলুন, অথবা অর্ডারে আরও পণ্য রাখুন।`,
  belowToday: (name, agreed, today) =>
    `${name}-এর দাম এখন ${today}; ${agreed} দাম শুধু আগে ঠিক হওয়া পরিমাণের জন্য। কিছুই সেভ হয়নি। একজন অ্যাডমিনকে বাড়াতে বলুন, অথবা বাড়তিটুকুর জন্য আলাদা অর্ডার নিন।`,
  problems: {
    NO_LINES: 'অর্ডারে অন্তত একটি পণ্য থাকতে হবে। কিছুই না চাইলে অর্ডারটি বাতিল করুন।',
    NOT_CHOSEN: 'আগে প্রতিটি পণ্যের সাইজ বা রং বাছুন।',
    OUT_OF_STOCK: 'এতগুলো নেই। কমিয়ে আবার সেভ করুন।',
    ORDER_CHANGED: 'এর মধ্যে আরেকজন অর্ডারটি সংশোধন করেছেন। কিছুই সেভ হয়নি।',
    STATUS_CHANGED: 'এর মধ্যে অর্ডারটি দোকান থেকে বেরিয়ে গেছে বা শেষ হয়েছে। কিছুই সেভ হয়নি।',
    PRICE_CHANGED: 'এর মধ্যে কোনো দাম বা ডেলিভারি চার্জ বদলেছে। কিছুই সেভ হয়নি।',
    NOT_FOUND: 'অর্ডারটি বা এর কোনো পণ্য আর নেই। কিছুই সেভ হয়নি।',
    FORBIDDEN: 'আপনি আর এই দোকান চালান না।',
    OTHER: 'সংশোধন সেভ হয়নি। ইন্টারনেট সংযোগ দেখে আবার সেভ করুন। যা লিখেছেন তা আছে।',
  },
}
