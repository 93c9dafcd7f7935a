import type { sending as english } from '../en/sending.ts'
import { bnFormat } from './format.ts'

const { number } = bnFormat
const orders = (count: number) => `${number(count)}টি অর্ডার`

/** Handing several orders to a courier. */
export const sending: typeof english = {
  heading: (count) => `${orders(count)} পাঠান`,
  headingAfter: (count) => `${orders(count)}: কোনটির কী হলো`,
  back: 'অর্ডারের তালিকায় ফিরুন',
  backShort: 'ফিরুন',
  loadFailed: 'অর্ডারগুলো লোড করা যায়নি',
  nothing: 'এগুলোর কোনোটিই আর পাঠানো যাবে না।',
  gone: (count) =>
    `বাছাই করা ${orders(count)} আর পাঠানোর অপেক্ষায় নেই: এর মধ্যে পাঠানো হয়েছে (কুরিয়ার দেরিতে উত্তর দিয়ে থাকলেও), বা শেষ হয়েছে। সব অর্ডারে নম্বর দিয়ে খুঁজুন।`,
  whom: 'কার সঙ্গে',
  pretends: 'শুধু পরখ করার জন্য: কোনো কুরিয়ার জানে না, কয়েক মিনিট পর বেশির ভাগ পার্সেল পৌঁছে গেছে দেখাবে',
  connected: (balance) =>
    balance === null ? 'নিয়ে যায়, পৌঁছে দেয়, টাকা এনে দেয়।' : `নিয়ে যায়, পৌঁছে দেয়, টাকা এনে দেয়। জমা ${balance}`,
  rider: 'নিজের রাইডার',
  riderAbout: 'শুধু নাম, ট্র্যাকিং নম্বর লাগে না',
  other: 'অন্য কুরিয়ার, হাতে লিখে',
  otherAbout: 'নাম ও ট্র্যাকিং নম্বর আপনি লিখবেন',
  name: 'নাম',
  nameMissing: 'নাম লিখুন',
  tooLong: (most) => `সর্বোচ্চ ${number(most)} অক্ষর`,
  tracking: (orderNumber) => `${orderNumber}-এর ট্র্যাকিং নম্বর`,
  note: 'কুরিয়ারের জন্য নোট (না দিলেও চলে)',
  what: 'যা পাঠানো হবে',
  to: (name, district) => `${name}, ${district}`,
  addressTooLong: (letters, courier, most) => `ঠিকানায় ${number(letters)} অক্ষর; ${courier} ${number(most)} পর্যন্ত নেয়।`,
  staysBehind: 'ঠিকানা ছোট না করলে বা অন্য কুরিয়ারে না দিলে এটি থেকে যাবে।',
  leaveOut: 'বাদ রাখুন',
  leftOut: 'বাদ রাখা',
  takeAlong: 'এটিও পাঠান',
  sameDoor: (numbers) => `${numbers.join(', ')}-এর একই ফোন ও ঠিকানায় যাচ্ছে: প্রতিটি পার্সেলের আলাদা ডেলিভারি খরচ।`,
  toCollect: (count) => `${number(count)}টি থেকে আনতে হবে`,
  send: (count, courier) => `${courier}-এ ${number(count)}টি পাঠান`,
  sendAny: (count) => `${orders(count)} পাঠান`,
  sending: 'পাঠানো হচ্ছে…',
  failed: 'কী পাঠানো হয়েছে জানা যায়নি। ইন্টারনেট সংযোগ দেখে আবার পাঠান: কিছুই দুবার যাবে না।',
  result: (sent, not, unknown) =>
    [
      `${number(sent)}টি পাঠানো হয়েছে`,
      not > 0 && `${number(not)}টি হয়নি`,
      unknown > 0 && `${number(unknown)}টির কথা এখনও জানা যায়নি`,
    ]
      .filter(Boolean)
      .join(', '),
  allWith: (count, courier) => `${orders(count)} ${courier}-এর কাছে।`,
  collects: (sum) => `আনতে হবে: ${sum}`,
  sent: 'পাঠানো হয়েছে',
  notSent: 'পাঠানো হয়নি',
  unknown: 'এখনও জানা যায়নি',
  open: (when) =>
    `কুরিয়ার এটি পেয়েছে কি না এখনও জানা যায়নি: জানানো হয়েছে, উত্তর আসেনি। ${when}। দোকান জিজ্ঞাসা করে যাচ্ছে; জানা না যাওয়া পর্যন্ত অর্ডারটি এমনই থাকবে।`,
  collectedOtherwise: (sum, total) => `কুরিয়ার বলছে, ${total}-এর মধ্যে ${sum} নিয়েছে।`,
  trackingCode: 'ট্র্যাকিং',
  said: (courier, words) => `${courier} বলেছে: “${words}” অর্ডারটি আগের মতোই আছে।`,
  stopped: (why) => `বাকিগুলো পাঠানো হয়নি। ${why}`,
  reasons: {
    STATUS_CHANGED: 'এর মধ্যে কেউ অর্ডারটি এগিয়ে নিয়েছেন: পাঠিয়েছেন, বাতিল করেছেন বা নিশ্চিত করেছেন।',
    ORDER_CHANGED: 'এর মধ্যে কেউ অর্ডারটি সংশোধন করেছেন। পাঠানোর আগে আবার দেখে নিন।',
    BEING_SENT: 'এটি এখনই একটি কুরিয়ারকে দেওয়া হচ্ছে।',
    COURIER_REFUSED: 'কুরিয়ার এটি নেয় না। অর্ডারটি আগের মতোই আছে।',
    COURIER_SILENT: 'কুরিয়ার উত্তর দেয়নি। দোকান জিজ্ঞাসা করে যাচ্ছে; কিছুই দুবার যাবে না।',
    COURIER_NOT_SET_UP: 'এই কুরিয়ারের সঙ্গে দোকানের সংযোগ নেই।',
    NO_ANSWER: 'উত্তর আসেনি: এটি গিয়ে থাকতে পারে, না-ও পারে। আবার চেষ্টা করুন: কিছুই দুবার যাবে না।',
    NOT_ASKED: 'এটি পাঠানো হয়নি।',
    OTHER: 'এটি আর নেই।',
  },
  slips: (count) => `${number(count)}টি স্লিপ প্রিন্ট করুন, A4`,
  slipsOnA5: 'A5-এ প্রিন্ট করুন',
  correct: 'সংশোধন করুন',
  shorten: 'ঠিকানা ছোট করুন',
  otherCourier: 'অন্য কুরিয়ার',
  again: (count) => `${number(count)}টি আবার চেষ্টা করুন`,
}
