import { limits } from '@sunnah-store/schema/limits'
import type { taking as english } from '../en/taking.ts'
import { bnFormat } from './format.ts'

const { number } = bnFormat

/** Orders that the shop takes by phone or message. */
export const taking: typeof english = {
  heading: 'নতুন অর্ডার',
  about: 'যে ক্রেতা ফোন করেন বা লেখেন তাঁর জন্য। অর্ডারটি কোনো অ্যাকাউন্টে থাকে না: ক্রেতা অর্ডার নম্বর আর ফোন দিয়ে খোঁজ নিতে পারেন।',
  customer: 'ক্রেতা',
  customerName: 'ক্রেতার নাম',
  knownPhone: (when) => `এই ফোনে আগেও অর্ডার হয়েছে, শেষবার ${when}`,
  fillIn: 'নাম আর ঠিকানা বসিয়ে দিন',
  messagesIn: 'খবর যাবে যে ভাষায়',
  messagesInHint: 'এই অর্ডার নিয়ে ক্রেতাকে যে ভাষায় জানানো হবে',
  discount: 'ছাড়',
  discountInTaka: 'কত টাকা ছাড়',
  discountHint: 'ছাড়ের কথা না হয়ে থাকলে খালি রাখুন।',
  discountWrong: `পূর্ণ টাকায় লিখুন, সর্বোচ্চ ${number(limits.product.price)}`,
  discountTooMuch: (most) => `ছাড় সর্বোচ্চ ${most} হতে পারে, অর্ডারের মোট টাকার সমান`,
  chooseFor: (product) => `আগে ${product}-এর সাইজ বা রং বাছুন`,
  reason: 'কেন',
  reasonHint: 'শুধু দোকানের জন্য। ক্রেতা এটি দেখেন না।',
  reasonMissing: 'কেন ছাড় দেওয়া হলো লিখুন',
  reasonTooLong: `কারণ সর্বোচ্চ ${number(limits.order.note)} অক্ষরের হতে পারে`,
  sums: 'ক্রেতাকে যা বলবেন',
  toPay: 'নগদ দিতে হবে',
  save: 'অর্ডার নিন',
  saveConfirmed: 'নিন ও নিশ্চিত করুন',
  taken: (order) => `${order} নেওয়া হয়েছে`,
  takenAndConfirmed: (order) => `${order} নেওয়া ও নিশ্চিত করা হয়েছে`,
  takenBy: (name) => (name === null ? 'ফোনে নেওয়া' : `অর্ডার নিয়েছেন ${name}`),
  discounted: (amount, reason) => `ছাড় ${amount}: ${reason}`,
  notTaken: 'দোকান এটি নেয়নি। দেখে ঠিক করুন।',
  phoneOrders: (most) =>
    `এক ফোনে একসঙ্গে যতগুলো অর্ডার নেওয়া যায়, ততগুলো এখনও পৌঁছায়নি: ${number(most)}টি। সেগুলোর একটি সংশোধন করুন, অথবা একটি পৌঁছালে এটি নিন।`,
  phoneTotal: (most) =>
    `এক ফোনে যেসব অর্ডার এখনও পৌঁছায়নি, এটিসহ সেগুলোর মোট দাম সর্বোচ্চ ${most} হতে পারে। কমিয়ে নিন, অথবা একটি পৌঁছালে এটি নিন।`,
  problems: {
    NO_LINES: 'অন্তত একটি পণ্য যোগ করুন।',
    OUT_OF_STOCK: 'এতগুলো নেই। এখন কতগুলো আছে পণ্যের ঘরে দেখুন। কমিয়ে আবার অর্ডার নিন।',
    PRICE_CHANGED: 'এর মধ্যে কোনো দাম বা ডেলিভারি চার্জ বদলেছে। ক্রেতাকে নতুন মোট টাকা বলুন, তারপর আবার অর্ডার নিন।',
    NOT_FOUND: 'একটি পণ্য আর বিক্রি হয় না। সেটি বাদ দিয়ে আবার অর্ডার নিন।',
    VARIANT_REQUIRED: 'একটি পণ্যের এখন অন্য সাইজ বা রং আছে। সেটি বাদ দিয়ে আবার যোগ করুন।',
    IDEMPOTENCY_MISMATCH:
      'বদলানোর আগে অর্ডারটি যেমন ছিল, তেমনই দোকানে পৌঁছে গেছে। সব অর্ডারে খুঁজে সেখানে সংশোধন করুন। এটি আলাদা অর্ডার হলে তবেই নিন।',
    FORBIDDEN: 'আপনি এই অর্ডার নিতে পারেন না: ছাড় শুধু দোকানের অ্যাডমিনরা দিতে পারেন।',
    UNAUTHENTICATED: 'আপনি লগ আউট হয়ে গেছেন। অন্য ট্যাবে আবার লগ ইন করুন, তারপর অর্ডার নিন।',
    NO_ANSWER: 'অর্ডারটি লেখা হয়েছে কি না জানা যায়নি। যেমন আছে তেমনই আবার নিন: একই অর্ডার কখনও দুবার হয় না।',
    OTHER: 'অর্ডার নেওয়া হয়নি। যা লিখেছেন তা আছে। আবার চেষ্টা করুন।',
  },
}
