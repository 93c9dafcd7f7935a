import { limits } from '@sunnah-store/schema/limits'
import type { searchWords as english } from '../en/search-words.ts'
import { bnFormat } from './format.ts'

const { number } = bnFormat
const { words: most, length, groups } = limits.synonyms

const groupCount = (count: number) => `${number(count)}টি শব্দগুচ্ছ`
const listed = (words: readonly string[]) => words.join(', ')

/** What searches understand, as admins see it. */
export const searchWords: typeof english = {
  views: 'শব্দ বা খোঁজ',
  tab: 'শব্দ',
  groups: 'একই অর্থের শব্দ',
  searchLabel: 'শব্দ খুঁজুন',
  placeholder: 'একটি শব্দ',
  count: (count, words) => (words ? `“${words}” আছে ${groupCount(count)}ে` : groupCount(count)),
  none: 'এখনও কোনো শব্দ নেই।',
  nothing: (words) => `“${words}” এখনও কোনো শব্দগুচ্ছে নেই।`,
  loadFailed: 'শব্দগুলো লোড করা যায়নি',
  words: 'শব্দ',
  actions: 'সম্পাদনা ও মুছে ফেলা',
  addWords: 'শব্দ যোগ করুন',
  addWord: 'যোগ করুন',
  edit: (word) => `${word}-এর শব্দগুলো সম্পাদনা করুন`,
  remove: (word) => `${word}-এর শব্দগুলো মুছুন`,

  trial: {
    label: 'কী খুঁজলে কী পাওয়া যায়?',
    hint: 'ক্রেতা যেভাবে লেখেন সেভাবে লিখুন, যেকোনো ভাষায়।',
    finds: (search, count) =>
      count === 0 ? `“${search}” খুঁজে কিছু পাওয়া যায় না।` : `“${search}” খুঁজে ${number(count)}টি পণ্য পাওয়া যায়।`,
    understood: 'কোন শব্দের কী অর্থ ধরা হয়েছে',
    means: 'এর অর্থ ধরা হয়েছে',
    meansNothing: 'শব্দটি দোকান চেনে না।',
    first: 'প্রথম পণ্যগুলো',
    more: (count) => `আরও ${number(count)}টি`,
    failed: 'কী পাওয়া যায়, তা লোড করা যায়নি।',
  },

  addTitle: 'একই অর্থের শব্দ যোগ করুন',
  editTitle: 'একই অর্থের শব্দ',
  wordsLabel: 'প্রতি লাইনে একটি শব্দ',
  wordsHint:
    'দোকান চেনে এমন একটি শব্দ লিখুন, যেমন “আতর”; তার নিচে লিখুন লোকে আর কী লেখে: “perfume”, “attar”, “ator”। এক লাইনের কয়েকটি শব্দ মিলে একটি নাম।',
  save: 'শব্দ সংরক্ষণ করুন',
  saved: 'শব্দগুলো সংরক্ষণ করা হয়েছে',

  rules: {
    tooFew: 'অন্তত দুটি শব্দ লিখুন, প্রতি লাইনে একটি',
    tooMany: `একটি শব্দগুচ্ছে সর্বোচ্চ ${number(most)}টি শব্দ থাকতে পারে`,
    tooLong: (word) => `“${word}” বেশি লম্বা: একটি শব্দে সর্বোচ্চ ${number(length)}টি অক্ষর থাকতে পারে`,
    noLetter: (word) => `“${word}”-এ কোনো অক্ষর বা সংখ্যা নেই`,
  },

  problems: {
    failed: 'শব্দগুলো সংরক্ষণ করা যায়নি। ইন্টারনেট সংযোগ দেখে আবার চেষ্টা করুন। আপনি যা লিখেছেন তা এখানেই আছে।',
    full: `দোকান সর্বোচ্চ ${number(groups)}টি শব্দগুচ্ছ রাখে। অপ্রয়োজনীয় একটি মুছুন, অথবা শব্দগুলো অন্য শব্দগুচ্ছে যোগ করুন।`,
    gone: 'কেউ এই শব্দগুচ্ছ মুছে ফেলেছেন। আপনার শব্দগুলো নতুন করে যোগ করতে আবার সংরক্ষণ করুন।',
    refused: 'দোকান এই শব্দগুলো নিতে পারছে না: হয়তো একটি শব্দ দুবার আছে, যেমন “cap” ও “caps”।',
    changed: (words) =>
      `অন্য কেউ এই শব্দগুচ্ছ বদলেছেন। এখন আছে: ${listed(words)}। এর বদলে আপনার শব্দগুলো রাখতে আবার সংরক্ষণ করুন।`,
    taken: (word, words) => `“${word}” আগে থেকেই একটি শব্দগুচ্ছে আছে: ${listed(words)}।`,
    join: 'আমার শব্দগুলো সেখানে যোগ করুন',
    takeOut: 'আগে সেখান থেকে শব্দটি সরান।',
  },

  removeQuestion: (word, others) => `“${word}” ও আরও ${number(others)}টি শব্দ মুছবেন?`,
  removeText: (words) =>
    `তখন ${listed(words)} আর একই অর্থ বোঝাবে না: একটি লিখে খুঁজলে অন্যগুলোর পণ্য না-ও পাওয়া যেতে পারে। পণ্যগুলো থাকবে। এটি আর ফেরানো যাবে না।`,
  removeYes: 'শব্দ মুছুন',
  gone: 'কেউ আগেই এগুলো মুছে ফেলেছেন।',

  missed: {
    title: 'খুঁজে পাওয়া যায়নি',
    about: 'ক্রেতারা যা লিখে খুঁজে কিছু পাননি। কে খুঁজেছেন, তা রাখা হয় না।',
    loadFailed: 'খোঁজগুলো লোড করা যায়নি',
    none: 'এই দিনগুলোতে সবাই কিছু না কিছু খুঁজে পেয়েছেন।',
    search: 'খোঁজ',
    count: 'কতবার',
    times: (count) => `${number(count)} বার`,
    lastDay: 'শেষবার',
  },
}
