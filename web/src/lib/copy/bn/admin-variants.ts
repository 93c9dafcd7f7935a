import { limits } from '@sunnah-store/schema/limits'
import type { variants as english } from '../en/admin-variants.ts'
import { bnFormat } from './format.ts'

const { number } = bnFormat
const price = (amount: number) => `${number(amount)} টাকা`
const kindCount = (count: number) => `${number(count)} ধরন`
const pieceCount = (count: number) => `${number(count)}টি`

/** The sizes and colours of a product, as admins keep them. */
export const variants: typeof english = {
  tabs: 'এই পণ্যের অংশ',
  facts: 'তথ্য',
  heading: 'সাইজ ও রং',
  chartHeading: 'সাইজ চার্ট',
  failed: 'সাইজ ও রং লোড করা যায়নি',
  inKinds: (pieces, kinds) => `${kindCount(kinds)}ে মোট ${pieceCount(pieces)}`,
  change: 'সাইজ ও রং পাতায় বদলান',

  run: {
    heading: 'একসঙ্গে যোগ করুন',
    most: `সর্বোচ্চ ২টি বিকল্প, ${number(limits.variants.each)} ধরন।`,
    hint: 'Enter চাপলে একটি, কমা দিলে কয়েকটি যোগ হয়। বাংলা শব্দ = চিহ্নের পরে লিখুন, যেমন Sky blue = আকাশি।',
    add: 'যোগ করুন',
    addTo: (option) => `${option} যোগ করুন`,
    remove: (value) => `${value} বাদ দিন`,
    addAll: (count, only) => `${only && `${only}: `}${number(count)}টি যোগ করুন`,
    none: 'এখনও যোগ করার কিছু নেই',
    added: (count) => `${number(count)}টি যোগ হয়েছে। কয়টি করে আছে লিখুন, তারপর সংরক্ষণ করুন।`,
    first: (pieces) => `আজকের ${pieceCount(pieces)}র বদলে নিচে যা লিখবেন তা-ই থাকবে।`,
    words: 'সাইজ ও রং ছাড়া অন্য শব্দ',
    wordsHint: 'যেমন Length বা Scent। ফাঁকা রাখলে সাইজ ও রং।',
    inBangla: (word) => `${word}, বাংলায়`,
  },

  grid: {
    count: (kinds, pieces) => `${kindCount(kinds)}, মোট ${pieceCount(pieces)}`,
    prices: (regular) => `দাম ফাঁকা রাখলে পণ্যের দাম, ${price(regular)}।`,
    discounted: (regular, paid, percent) =>
      `দাম ফাঁকা রাখলে পণ্যের দাম, ${price(regular)}; ${number(percent)}% ছাড়ে ক্রেতা দেবেন ${price(paid)}।`,
    none: 'এই পণ্যের এখনও কোনো সাইজ বা রং নেই।',
    paste: 'স্প্রেডশিটের কয়েকটি ঘর কোনো ঘরে পেস্ট করলে নিচের ও পাশের ঘরগুলো ভরে যায়।',
    filled: (rows, left) => `${number(rows)}টি সারি ভরা হয়েছে।${left > 0 ? ` আরও ${number(left)}টি সারির জায়গা নেই।` : ''}`,
    pieces: pieceCount,
    picture: 'ছবি',
    sku: 'SKU',
    quantity: 'কয়টি',
    price: 'নিজের দাম',
    isActive: 'বিক্রি হয়',
    more: 'আরও',
    moreOf: (name) => `${name}: আরও`,
    cell: (label, name) => `${label}, ${name}`,
    notSold: 'বিক্রি হয় না',
    setAll: 'সব একসঙ্গে…',
    setAllHeading: 'সব ধরনে একসঙ্গে লিখুন',
    setAllHint: 'যা ফাঁকা রাখবেন তা আগের মতোই থাকবে।',
    set: 'লিখুন',
    done: 'ঠিক আছে',
  },

  sheet: {
    open: 'স্প্রেডশিট থেকে পেস্ট করুন',
    cells: 'স্প্রেডশিটের ঘরগুলো',
    hint: (columns) =>
      `সেখানে কপি করে এখানে পেস্ট করুন। শিরোনামের সারি না থাকলে কলামগুলো হবে ${columns}। যা ফাঁকা, তা আগের মতোই থাকবে।`,
    preview: 'যা বদলাবে',
    nothing: 'কিছুই বদলাবে না।',
    isNew: 'নতুন',
    unknownHeading: (heading) => `“${heading}” শিরোনামটি চিনি না`,
    unnamed: (line) => `${number(line)} নম্বর সারিতে সাইজ বা রং নেই`,
    twice: (line) => `${number(line)} নম্বর সারির সাইজ ও রং আগেও একটি সারিতে আছে`,
    take: (count) => `${number(count)}টি সারি টেবিলে বসান`,
  },

  picture: {
    choose: 'নিজের ছবি বেছে নিন',
    remove: 'নিজের ছবি সরিয়ে দিন',
    hint: 'না দিলে ক্রেতারা এই রঙের ছবি দেখবেন, তা-ও না থাকলে পণ্যের ছবি।',
    same: (color) => `${color} রঙের সবগুলোতে দিন`,
  },

  remove: {
    act: 'সরিয়ে দিন',
    title: (name) => `${name} সরিয়ে দেবেন?`,
    text: 'সংরক্ষণ করলে এটি আর বিক্রি হবে না। যেসব অর্ডার ও কার্টে আছে, সেখানে থাকবে।',
  },

  conflict: {
    heading: 'এর মধ্যে যা বদলেছে',
    sold: (name) => `আপনি এখানে থাকতেই ${name} বিক্রি হয়েছে:`,
    stock: (name) => `আপনি এখানে থাকতেই ${name}-এর স্টক বদলেছে:`,
    left: (now, typed) => `${pieceCount(now)} আছে, আপনি লিখেছেন ${typed}।`,
    price: (name) => `আপনি এখানে থাকতেই ${name}-এর দাম বদলেছে:`,
    priceNow: (now, typed) => `এখন ${price(now)}, আপনি লিখেছেন ${typed}।`,
    take: (now) => `${number(now)} নিন`,
    write: (typed) => `${typed} লিখুন`,
    productPrice: 'পণ্যের দাম',
  },

  rules: {
    skuLong: `SKU সর্বোচ্চ ${number(limits.variants.text)} অক্ষরের হতে পারে`,
    skuTwice: 'এই SKU এখানে দুবার আছে',
    skuTaken: 'দোকানের অন্য একটি পণ্যের এই SKU আছে',
    quantity: `কয়টি আছে লিখুন, ০ থেকে ${number(limits.product.quantity)} পর্যন্ত একটি পূর্ণ সংখ্যা`,
    price: `দাম লিখুন, ০ থেকে ${number(limits.product.price)} পর্যন্ত একটি পূর্ণ সংখ্যা, অথবা ফাঁকা রাখুন`,
    options: 'বিক্রি হয় এমন অন্যগুলোর যে সাইজ বা রং আছে, এটির নেই। বিক্রি বন্ধ করুন, অথবা সরিয়ে দিন',
    taken: 'এটি অন্য কেউ যোগ করেছেন। পাতাটি আবার লোড করুন: যা লিখেছেন তা থাকবে',
    of: (name, problem) => `${name}: ${problem}`,
  },

  save: {
    changes: (count) => `${number(count)}টি পরিবর্তন`,
    noChanges: 'কোনো পরিবর্তন নেই',
    discard: 'বাদ দিন',
    discardTitle: 'যা লিখেছেন তা বাদ দেবেন?',
    discardText: 'দোকানে এখন যা আছে, পাতায় তা-ই দেখা যাবে।',
    save: 'সংরক্ষণ করুন',
    done: 'সাইজ ও রং সংরক্ষণ হয়েছে',
    chartDone: 'সাইজ চার্ট সংরক্ষণ হয়েছে',
    failed: 'পরিবর্তন সংরক্ষণ হয়নি। যা লিখেছেন তা এখানেই আছে।',
    gone: 'এই পণ্য বা এর কোনো ধরন আর নেই। কিছু সংরক্ষণ হয়নি; পাতাটি আবার লোড করুন।',
    noneSold: 'অন্তত একটি বিক্রির জন্য থাকতে হবে।',
    tooMany: `সর্বোচ্চ ${number(limits.variants.each)}টি বিক্রির জন্য থাকতে পারে।`,
  },

  noPieces: {
    title: 'একটিও পণ্য ছাড়া সেভ করবেন?',
    text: (pieces) => `আজকের ${number(pieces)}টির জায়গায় একটিও থাকবে না: কয়টি আছে না লেখা পর্যন্ত কেউ এই পণ্য কিনতে পারবেন না।`,
    no: 'কয়টি আছে লিখুন',
    yes: 'পণ্য ছাড়াই সেভ করুন',
  },

  chart: {
    hint: 'ক্রেতারা সাইজের পাশে এটি দেখেন। ফাঁকা রাখলে সাইজ চার্ট থাকবে না।',
    noSizes: 'আগে সাইজগুলো লিখুন।',
    unit: 'মাপের একক',
    column: (place) => `কলাম ${number(place)}`,
    name: 'কী মাপা হয়েছে, যেমন Chest',
    nameBn: 'একই কথা বাংলায়',
    addColumn: 'কলাম যোগ করুন',
    removeColumn: (name) => `${name} সরিয়ে দিন`,
    removeTitle: (name) => `${name} কলামটি সরিয়ে দেবেন?`,
    removeText: 'সংরক্ষণ করলে এর মাপগুলো চলে যাবে।',
    cell: (column, size) => `${column}, ${size}`,
    nameMissing: 'এই কলামে কী মাপা হয়েছে লিখুন',
  },
}
