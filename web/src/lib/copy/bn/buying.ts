import type { buying as english } from '../en/buying.ts'
import { bnFormat } from './format.ts'

const { number } = bnFormat

const pieces = (count: number) => `${number(count)}টি`
const reviews = (count: number) => `${number(count)}টি রিভিউ`

/** Choosing, the cart, and the order until it is in hand. */
export const buying: typeof english = {
  productPage: {
    available: (count) => `স্টকে ${number(count)}টি আছে`,
    outOfStockWhy: 'সব বিক্রি হয়ে গেছে, তাই নতুন না আসা পর্যন্ত কেনা যাবে না।',
    call: 'ডেলিভারি আসার আগে আমরা ফোন করি',
    type: 'ধরন',
  },

  reviewList: {
    heading: 'ক্রেতাদের রিভিউ',
    count: reviews,
    stars: (stars, count) => `${number(stars)} তারা: ${reviews(count)}`,
    showMore: 'আরও দেখান',
    moreFailed: 'আর রিভিউ লোড করা যায়নি। আবার চেষ্টা করুন।',
  },

  buying: {
    quantity: 'পরিমাণ',
    less: 'একটি কমান',
    more: 'একটি বাড়ান',
    chosen: (count) => `পরিমাণ: ${number(count)}`,
    add: 'কার্টে',
    addRest: 'নিন',
    added: (count) => `${pieces(count)} পণ্য কার্টে যোগ হয়েছে`,
    buyNow: 'কিনুন',
    chooseQuantity: (most) => `১ থেকে ${number(most)}-এর মধ্যে একটি পূর্ণ সংখ্যা দিন`,
    question: (product) => `“${product}” কিনতে চান?`,
    explanation: (count, price) => `${number(count)} × ${price}। ঠিকানা লেখার জন্য আমরা ১৫ মিনিট এটি আপনার জন্য রেখে দেব।`,
    yes: 'হ্যাঁ, কিনব',
    close: 'না, থাক',
    held: (count) => `আপনার জন্য ${pieces(count)} রাখা আছে, সময় বাকি`,
    heldAnyway: (count) => `আপনার জন্য ${pieces(count)} রাখা হয়েছে। চাইলে চেকআউটে যেতে পারেন।`,
    holdUnknown: 'আপনার জন্য কী রাখা আছে, তা লোড করা যায়নি',
    toCheckout: 'চেকআউটে যান',
    left: (count) => (count > 0 ? `আর মাত্র ${pieces(count)} আছে। কম করে নিন।` : 'এইমাত্র শেষ হয়ে গেছে।'),
    cartHolds: (inCart, most) =>
      `আপনার কার্টে আগেই ${pieces(inCart)} আছে, স্টকে আছে ${pieces(most)}। ${most > inCart ? `আর ${pieces(most - inCart)} নিতে পারবেন।` : 'আর নেওয়া যাবে না।'}`,
    seeCart: 'কার্ট দেখুন',
    tooManyHolds: 'আপনার জন্য এখন ৫টি পণ্য রাখা আছে। একটি অর্ডার করুন, অথবা সময় শেষ হওয়া পর্যন্ত অপেক্ষা করুন।',
    tooOften: 'অল্প সময়ে অনেকবার পণ্য আলাদা করে রাখা হয়েছে। পরে আবার চেষ্টা করুন, অথবা এটি কার্টে নিন।',
  },

  reviewing: {
    heading: 'আপনার রিভিউ',
    again: (date, rating) =>
      `আপনি ${date} তারিখে এর রিভিউ দিয়েছেন, ৫-এ ${number(rating)}। এখন পাঠালে আগেরটির বদলে এটি থাকবে।`,
    earlierFailed: 'আপনি আগে এই পণ্যের রিভিউ দিয়েছেন কি না, তা লোড করা যায়নি।',
    rating: 'রেটিং',
    feedback: 'মতামত',
    placeholder: 'পণ্যটি কেমন লাগল?',
    submit: 'মতামত পাঠান',
    done: 'আপনার রিভিউ পেয়েছি, ধন্যবাদ',
    feedbackMissing: 'পণ্যটি কেমন লেগেছে তা লিখুন',
    feedbackTooLong: 'মতামত সর্বোচ্চ ২,০০০ অক্ষরের হতে পারে',
    failed: 'রিভিউ পাঠানো যায়নি। যা লিখেছেন তা এখানেই আছে; আবার চেষ্টা করুন।',
    logIn: 'রিভিউ লিখতে লগ ইন করুন',
  },

  cart: {
    count: (count) => `${pieces(count)} পণ্য`,
    number: 'নং',
    image: 'ছবি',
    product: 'পণ্য',
    quantityOf: (name) => `পরিমাণ: ${name}`,
    total: 'মোট',
    remove: 'সরান',
    removeOf: (name) => `সরান: ${name}`,
    removed: (name) => `${name} সরানো হয়েছে`,
    notRemoved: (name) => `${name} সরানো যায়নি, কার্টেই আছে`,
    removedRow: 'সরানো হয়েছে:',
    undo: 'ফিরিয়ে আনুন',
    undoOf: (name) => `ফিরিয়ে আনুন: ${name}`,
    putBack: (name) => `${name} আবার কার্টে আছে`,
    noLongerThere: 'এটি আর বিক্রি হয় না, তাই কার্টে ফেরানো যায়নি।',
    priceChanged: (now, before, date) => `দাম এখন ${now}। ${date} তারিখে কার্টে নেওয়ার সময় ছিল ${before}।`,
    unavailable: (count) => `${pieces(count)} পণ্য এখন আর পাওয়া যাচ্ছে না। এগোতে হলে সরিয়ে দিন; বাকি সব কার্টেই থাকবে।`,
    removeAndProceed: () => 'সরিয়ে চেকআউটে যান',
    noSum: 'হিসাবে ধরা হয়নি',
    priceTimes: (price, count) => `${price} × ${number(count)}`,
    summary: 'আপনার অর্ডার',
    items: 'মোট পণ্য',
    grandTotal: 'সর্বমোট',
    proceed: 'চেকআউটে যান',
    payment: 'পণ্য হাতে পেয়ে টাকা দিন',
    empty: 'আপনার কার্ট খালি। পছন্দের পণ্য কার্টে নিন, তারপর অর্ডার করুন।',
    browse: 'পণ্য দেখুন',
    noLongerSold: 'এটি আর বিক্রি হয় না। এগোতে হলে সরিয়ে দিন।',
    short: (available) => (available === 0 ? 'স্টক শেষ। এগোতে হলে সরিয়ে দিন।' : `স্টকে আছে মাত্র ${pieces(available)}।`),
    take: (available) => `${pieces(available)} নিন`,
    blockedEmpty: 'আপনার কার্ট খালি, তাই অর্ডার করার মতো কিছু নেই।',
    blockedLines: 'কিছু পণ্য যেভাবে আছে সেভাবে অর্ডার করা যাবে না। আগে সেগুলো বদলান বা সরিয়ে দিন।',
    loadFailed: 'আপনার কার্ট লোড করা যায়নি',
    lineGone: 'এটি আপনার কার্টে আর নেই।',
    changeFailed: 'কার্ট বদলানো যায়নি, আগের মতোই আছে। আবার চেষ্টা করুন।',
  },
}
