import type { partly as english } from '../en/partly.ts'
import { bnFormat } from './format.ts'

const { number } = bnFormat

const pieces = (count: number) => `${number(count)}টি`

/** Orders of which some was kept at the door, and the rest came back. */
export const partly: typeof english = {
  act: 'আংশিক ডেলিভারি',
  said: 'কুরিয়ার বলছে, শুধু কিছু পণ্য নেওয়া হয়েছে। কোনগুলো ফেরত এসেছে, লিখুন।',
  question: (order) => `${order} থেকে কিছু ডেলিভারি হয়েছে`,
  wholeQuestion: (order) => `${order}-এর সবই কি ডেলিভারি হয়েছে?`,
  whole:
    'কুরিয়ার বলছে, শুধু কিছু পণ্য নেওয়া হয়েছে। এতে সব পণ্য রাখা হয়েছে আর সব টাকা নেওয়া হয়েছে বলে ধরা হবে। কিছু নিয়ে থাকলে “আংশিক ডেলিভারি” চাপুন।',
  means: 'যা রাখা হয়েছে তা ডেলিভারি হিসেবে গোনা হবে, যত টাকা নেওয়া হয়েছে তা-সহ। ক্রেতাকে তা জানানো হবে।',
  whatCameBack: 'কোনগুলো ফেরত এসেছে?',
  spoilt: 'আর বেচা যাবে না',
  spoiltOf: (name) => `${name}, আর বেচা যাবে না`,
  stock: (back, spoilt) =>
    spoilt === 0 ? `${pieces(back)} স্টকে ফিরবে` : `${pieces(back)} স্টকে ফিরবে, ${pieces(spoilt)} বাদ যাবে`,
  collected: 'কত টাকা নেওয়া হয়েছে (না দিলেও চলে)',
  collectedHint: (due) => `হিসাবে ${due}। অন্য অঙ্ক হলে সেটি লিখুন।`,
  collectedWrong: (most) => `পুরো টাকার অঙ্ক লিখুন, সর্বোচ্চ ${most}`,
  noneBack: 'কোনগুলো ফেরত এসেছে, লিখুন। কিছুই না এলে “ডেলিভারি হয়েছে” চাপুন।',
  noteMissing: 'অঙ্কটি কেন আলাদা, অল্প কথায় লিখুন',
  yes: (kept, back) => (kept === 0 ? 'সবই ফেরত এসেছে' : `ডেলিভারি হয়েছে: ${pieces(kept)} রাখা, ${pieces(back)} ফেরত`),
  done: (order) => `${order} আংশিক ডেলিভারি হয়েছে`,
  more: (sum) => `হিসাবের চেয়ে ${sum} বেশি নেওয়া হয়েছে`,
  less: (sum) => `হিসাবের চেয়ে ${sum} কম নেওয়া হয়েছে`,
}
