import { limits } from '@sunnah-store/schema/limits'
import type { products as english } from '../en/admin-products.ts'
import { bnFormat } from './format.ts'
import { csv } from './product-files.ts'
import { shop } from './shop.ts'

const { number } = bnFormat
const most = limits.product
const pixels = limits.pictureMegapixels
const megabytes = number(limits.pictureBytes / 1024 / 1024)

const productCount = (count: number) => `${number(count)}টি পণ্য`
const price = (amount: number) => `${number(amount)} টাকা`

/** The products, as admins see them. */
export const products: typeof english = {
  form: {
    basics: 'পণ্যটি কী',
    pictureHeading: 'ছবি',
    details: 'বিস্তারিত',
    required: 'অবশ্যই দিতে হবে',
    chooseCategory: 'বিভাগ বেছে নিন',
    categoryOption: (name, code) => `${name} (${code})`,
    nameHint: 'অবশ্যই দিতে হবে, ইংরেজিতে।',
    nameBnHint: 'যাঁরা বাংলায় দোকান দেখেন, তাঁরা এই নাম দেখবেন।',
    banglaMissing: 'নেই। যাঁরা বাংলায় দেখেন, তাঁরা ইংরেজি লেখা দেখবেন।',
    missingInBangla: (labels: string[]) => `বাংলায় নেই: ${labels.join(', ')}`,
    priceHint: 'অবশ্যই দিতে হবে, পুরো টাকায়।',
    lowestPriceHint: 'অবশ্যই দিতে হবে, পুরো টাকায়। সাইজ ও রংগুলোর মধ্যে সবচেয়ে কম দাম।',
    discountHint: 'শতাংশ, ০ থেকে ১০০। ফাঁকা রাখলে ছাড় নেই।',
    quantityHint: 'অবশ্যই দিতে হবে। কয়টি বিক্রি করা যাবে।',
    shoppersPay: (paid) => `ক্রেতা দেবেন ${price(paid)}।`,
    shoppersPayLess: (paid, regular) => `ক্রেতা দেবেন ${price(paid)}, পাশে ${price(regular)} কাটা দেখাবে।`,
    notGiven: 'দেওয়া হয়নি',
    see: 'দোকানে দেখুন',
    fixed: 'এটি বদলানো যায় না।',
  },

  rules: {
    categoryMissing: 'পণ্যের কোড বেছে নিন',
    nameMissing: 'নাম লিখুন',
    tooLong: (label, length) => `${label} সর্বোচ্চ ${number(length)} অক্ষরের হতে পারে`,
    priceWrong: `দাম লিখুন, ০ থেকে ${number(most.price)} পর্যন্ত একটি পূর্ণ সংখ্যা`,
    quantityWrong: `পরিমাণ লিখুন, ০ থেকে ${number(most.quantity)} পর্যন্ত একটি পূর্ণ সংখ্যা`,
    discountWrong: `ছাড় লিখুন, ০ থেকে ${number(most.discount)} পর্যন্ত একটি পূর্ণ সংখ্যা`,
    imageWrong: 'https:// দিয়ে শুরু হয় এমন ঠিকানা লিখুন, অথবা ছবি বেছে নিন',
    uploading: 'ছবি আপলোড শেষ হওয়া পর্যন্ত অপেক্ষা করুন, অথবা বাতিল করুন',
    tooManyPictures: `একটি পণ্যের সর্বোচ্চ ${number(most.pictures)}টি ছবি থাকতে পারে`,
    quantityOfVariants: 'কিছু সংরক্ষণ হয়নি: এই পণ্যের এখন সাইজ বা রং আছে, প্রতিটির আলাদা সংখ্যা। বাকিটার জন্য আবার সংরক্ষণ করুন',
    priceAboveOwn: (highest) => `সর্বোচ্চ ${price(highest)}: একটি সাইজ বা রঙের নিজস্ব দাম এটি। আগে সেটি বদলান`,
    notTaken: (label) => `দোকান এটি নিতে পারছে না: ${label}`,
  },

  picture: {
    choose: 'ছবি বেছে নিন',
    other: 'আরও ছবি বেছে নিন',
    list: 'ছবিগুলো, ক্রম অনুযায়ী',
    hint: `JPEG, PNG বা WebP, সর্বোচ্চ ${megabytes} MB ও ${number(pixels.other)} মেগাপিক্সেল; ফোনে যেমন তোলা তেমন ছবি ${number(pixels.photo)} মেগাপিক্সেল পর্যন্ত। এর চেয়ে বড় ছবি আগে ছোট করা হয়`,
    count: (count, limit) => `${number(limit)}টির মধ্যে ${number(count)}টি ছবি। তালিকায় প্রথমটি দেখানো হয়।`,
    none: 'এখনও ছবি নেই',
    preview: 'ক্রেতারা ছবিটি যেভাবে দেখবেন',
    previewOf: (place, count) => `${number(count)}টির মধ্যে ${number(place)} নম্বর ছবি, ক্রেতারা যেভাবে দেখবেন`,
    earlier: (place) => `${number(place)} নম্বর ছবি সামনে আনুন`,
    later: (place) => `${number(place)} নম্বর ছবি পেছনে নিন`,
    moved: (place, count) => `ছবিটি এখন ${number(count)}টির মধ্যে ${number(place)} নম্বর।`,
    removeOf: (place) => `${number(place)} নম্বর ছবি সরান`,
    alt: (place) => `${number(place)} নম্বর ছবিতে কী দেখা যায়, ইংরেজিতে`,
    altBn: (place) => `একই কথা বাংলায়, ${number(place)} নম্বর ছবি`,
    altHint: 'যাঁরা ছবি দেখতে পান না তাঁদের জন্য, যেমন “Folded, with the collar in front”।',
    urlHint: 'অথবা অনলাইনে আগে থেকে থাকা ছবির ঠিকানা। https:// দিয়ে শুরু হয়',
    addAddress: 'ছবিটি যোগ করুন',
    broken: 'এই ঠিকানায় কোনো ছবি নেই।',
  },

  add: {
    busy: 'যোগ হচ্ছে…',
    done: 'পণ্য যোগ করা হয়েছে',
    added: (name) => `${name} এখন দোকানে আছে।`,
    change: 'বদলান',
    noAnswer: 'দোকান থেকে উত্তর আসেনি, তাই পণ্যটি যোগ হয়ে থাকতে পারে। যা লিখেছেন তা এখানেই আছে।',
    lookFirst: 'আবার পাঠানোর আগে পণ্য পরিচালনায় দেখে নিন',
    refused: 'পণ্যটি যোগ হয়নি। যা লিখেছেন তা এখানেই আছে।',
  },

  update: {
    heading: 'পণ্য সম্পাদনা',
    submit: 'সংরক্ষণ করুন',
    busy: 'সংরক্ষণ হচ্ছে…',
    done: 'পণ্য সংরক্ষণ হয়েছে',
    unchanged: 'এখনও কিছু বদলানো হয়নি।',
    all: 'সব পণ্য',
    failed: 'পরিবর্তন সংরক্ষণ হয়নি। যা লিখেছেন তা এখানেই আছে।',
    gone: 'পণ্যটি আর বিক্রি হয় না, তাই কিছু সংরক্ষণ হয়নি।',
    notFound: 'এমন কোনো পণ্য নেই',
    notFoundText: 'ঠিকানাটি ভুল হতে পারে, অথবা পণ্যটি মুছে ফেলা হয়েছে।',
    restored: 'আগে যা লিখেছিলেন তা ফিরে এসেছে। এখনও সংরক্ষণ হয়নি।',
    discard: 'বাদ দিন',
    changedMeanwhile: {
      price: (now) => `কিছু সংরক্ষণ হয়নি: এই পাতা খোলা থাকতে অন্য কেউ দাম ${now} করেছেন। আপনারটিই চাইলে আবার সংরক্ষণ করুন`,
      discount: (now) =>
        `কিছু সংরক্ষণ হয়নি: এই পাতা খোলা থাকতে অন্য কেউ ছাড় ${number(now)} % করেছেন। আপনারটিই চাইলে আবার সংরক্ষণ করুন`,
    },
    stockHeading: 'এই পাতা খোলা থাকতেই স্টক বদলে গেছে',
    stockText: (before, now) => `ছিল ${number(before)}টি, এখন আছে ${number(now)}টি।`,
    stockTyped: (typed) => `আপনি লিখেছেন ${number(typed)}। কোনটি ঠিক?`,
    stockTake: (quantity) => `${number(quantity)} করুন`,
    stockAdd: (change, quantity) =>
      `${change > 0 ? `${number(change)}টি যোগ করুন` : `${number(-change)}টি বাদ দিন`}: ${number(quantity)}`,
    stockLeave: (quantity) => `${number(quantity)}-ই থাক`,
    stockAlone: 'এখনও কিছু সংরক্ষণ হয়নি। উত্তর দিলে বাকিটাও সংরক্ষণ হবে।',
  },

  priceLeap: {
    insteadOf: (name, after, before) => `${name === '' ? '' : `${name}: `}${before}-এর জায়গায় ${after}`,
    title: (sentence) => `${sentence}?`,
    titleOfMany: 'এই দামগুলো কি ঠিক?',
    text: 'এতে দাম অর্ধেকের বেশি বদলে যাচ্ছে। এখন থেকে ক্রেতারা এই দামই দেবেন।',
    yes: 'ঠিক আছে, সংরক্ষণ করুন',
    no: 'আবার দেখি',
    imported: 'অর্ধেকের বেশি কম বা বেশি: একটি অঙ্ক কম বা বেশি হয়নি তো?',
  },

  leave: {
    title: 'সংরক্ষণ না করেই চলে যাবেন?',
    text: 'এখানে যা লিখেছেন তা হারিয়ে যাবে।',
    stay: 'এখানেই থাকি',
    leave: 'চলে যাই',
  },

  manage: {
    searchLabel: 'পণ্য খুঁজুন',
    placeholder: 'নাম, ব্র্যান্ড বা ধরন',
    category: 'বিভাগ',
    everything: 'সব বিভাগ',
    anyStock: 'যেকোনো',
    sort: 'ক্রম',
    sorts: {
      NEWEST: 'নতুন আগে',
      RELEVANCE: 'সবচেয়ে মিল আগে',
      NAME: 'ইংরেজি নামে, A থেকে Z',
      PRICE_LOW_TO_HIGH: 'কম দাম আগে',
      PRICE_HIGH_TO_LOW: 'বেশি দাম আগে',
      FEWEST_LEFT: 'কম স্টক আগে',
      BEST_SELLING: 'বেশি বিক্রি আগে',
    },
    stockLevels: { LOW: `কম: ${number(limits.lowStock)}টি বা তার নিচে`, SOLD_OUT: shop.product.outOfStock },
    count: (count, words) => (words ? `“${words}” খুঁজে ${productCount(count)} পাওয়া গেছে` : productCount(count)),
    stock: 'স্টক',
    inStock: (count) => `স্টকে ${number(count)}টি`,
    actions: 'সম্পাদনা ও মুছে ফেলা',
    edit: (name) => `সম্পাদনা করুন: ${name}`,
    look: (name) => `দেখুন: ${name}`,
    remove: (name) => `মুছে ফেলুন: ${name}`,
    none: 'দোকানে এখনও কিছু নেই।',
    nothing: 'এই খোঁজের সঙ্গে কোনো পণ্য মেলেনি।',
    question: (name) => `${name} মুছে ফেলবেন?`,
    questionText: 'এটি সঙ্গে সঙ্গে দোকান থেকে চলে যাবে, ক্রেতাদের জন্য রাখা পণ্য ফিরে আসবে। অর্ডারে এটি থাকবে। এটি আর ফেরানো যাবে না।',
    questionOf: (count) => `${productCount(count)} মুছে ফেলবেন?`,
    questionTextOf:
      'এগুলো সঙ্গে সঙ্গে দোকান থেকে চলে যাবে, ক্রেতাদের জন্য রাখা পণ্য ফিরে আসবে। অর্ডারে এগুলো থাকবে। এটি আর ফেরানো যাবে না।',
    inOpenOrders: (name, count) => `${name}: ${number(count)}টি চলমান অর্ডারে আছে`,
    yes: 'মুছে ফেলুন',
    gone: 'এটি আগেই মুছে ফেলা হয়েছে।',
    choosing: {
      one: (name) => `বেছে নিন: ${name}`,
      page: (count) => `এই পাতার ${number(count)}টিই`,
      bar: 'বেছে নেওয়া পণ্যগুলো নিয়ে',
      chosen: (count) => `${number(count)}টি বাছা হয়েছে`,
      clear: 'বাছাই বাদ',
      remove: (count) => `${productCount(count)} মুছে ফেলুন`,
      deleted: (count) => `${productCount(count)} মুছে ফেলা হয়েছে`,
      refused: (count) => `মোছা হয়নি: ${productCount(count)}`,
      gone: (name) => `${name}: এটি আগেই মুছে ফেলা হয়েছে।`,
    },
  },

  csv,
}
