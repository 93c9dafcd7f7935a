import { limits } from '@sunnah-store/schema/limits'
import type { csv as english } from '../en/product-files.ts'
import { bnFormat } from './format.ts'

const { number } = bnFormat
const productCount = (count: number) => `${number(count)}টি পণ্য`

/** The import and export of products. */
export const csv: typeof english = {
  import: 'CSV থেকে আনুন',
  heading: 'ফাইল থেকে পণ্য আনুন',
  steps: 'স্প্রেডশিট থেকে একসঙ্গে অনেক পণ্য',
  text: 'পণ্যের ফাইল নামান, স্প্রেডশিটে বদলান, “CSV UTF-8” হিসেবে সেভ করে এখানে বেছে নিন। যে সারিতে id নেই, সেটি নতুন পণ্য। আপনি না বলা পর্যন্ত কিছুই বদলাবে না।',
  choose: 'CSV ফাইল বেছে নিন',
  other: 'অন্য ফাইল বেছে নিন',
  chooseHint: 'সর্বোচ্চ ৫ MB ও ১০,০০০ সারি',
  tooLarge: 'ফাইলটি ৫ MB-এর চেয়ে বড়। কয়েকটি ছোট ফাইলে ভাগ করুন',
  unreadable: 'দোকান ফাইলটি পড়তে পারছে না। “CSV UTF-8” হিসেবে সেভ করে আবার বেছে নিন',
  noAnswer: 'দোকান থেকে উত্তর আসেনি। সংযোগ দেখে আবার চেষ্টা করুন।',
  noAnswerImport: 'দোকান থেকে উত্তর আসেনি, তাই পণ্যগুলো এসে গিয়ে থাকতে পারে। একই ফাইল আবার আনুন: কিছুই দুবার আসবে না।',
  checking: 'দোকান ফাইলটি যাচাই করছে…',
  importing: 'দোকান ফাইল থেকে পণ্য আনছে…',
  checked: (file) => `${file} যাচাই করা হয়েছে`,
  summary: (added, updated) => `${number(added)}টি নতুন, ${number(updated)}টি বদলাবে`,
  unchanged: (count) => `${number(count)}টি যেমন আছে তেমনই`,
  nothing: 'এই ফাইলে নতুন বা বদলানো কিছু নেই, তাই আনার কিছু নেই।',
  submit: (count) => `${productCount(count)} আনুন`,
  problems: (count) =>
    count >= limits.import.problems ? `এই ফাইলের প্রথম ${number(count)}টি সমস্যা` : `এই ফাইলে ${number(count)}টি সমস্যা`,
  problemsText: 'কিছুই আনা হয়নি। স্প্রেডশিটে এই সারিগুলো ঠিক করে ফাইলটি সেভ করুন, তারপর আবার বেছে নিন।',
  row: 'সারি',
  column: 'কলাম',
  problem: 'কী সমস্যা',
  wholeRow: 'পুরো সারি',
  onlyFirstProblems: (count) => `এগুলো প্রথম ${number(count)}টি; আরও থাকতে পারে।`,
  done: 'পণ্যগুলো আনা হয়েছে',
  again: 'ফাইলটি আবার যাচাই করুন',
  importAgain: 'আবার আনুন',
  changedSince: 'যাচাইয়ের পর ফাইলটি বদলেছে। আবার বেছে নিন।',
  next: 'আরেকটি ফাইল আনুন',
}
