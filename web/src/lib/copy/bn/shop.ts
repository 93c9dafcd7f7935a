import type { CategoryCode } from '@sunnah-store/schema/categories'
import type { shop as english } from '../en/shop.ts'
import { bnFormat } from './format.ts'

const { number, rating } = bnFormat

const products = (count: number) => `${number(count)}টি পণ্য`
const reviews = (count: number) => `${number(count)}টি রিভিউ`

const categories: Record<CategoryCode, string> = {
  11: 'কুরআন ও হাদিস',
  22: 'পাঞ্জাবি',
  33: 'বোরকা',
  44: 'টুপি',
  55: 'জায়নামাজ',
  66: 'তাসবিহ',
  77: 'আতর',
}

/** What the frame and the public lists say in Bangla. */
export const shop: typeof english = {
  language: 'bn',
  shopName: 'সুন্নাহ স্টোর',
  pageTitle: (page) => `${page} · সুন্নাহ স্টোর`,
  loading: 'লোড হচ্ছে…',
  tryAgain: 'আবার চেষ্টা করুন',
  needsScripts: 'আপনার ব্রাউজারে জাভাস্ক্রিপ্ট বন্ধ আছে; এই পাতার জন্য এটি দরকার।',
  close: 'বন্ধ করুন',
  delivery: '৬৪ জেলায় ক্যাশ অন ডেলিভারি',
  categories,

  session: {
    checking: 'আপনার অ্যাকাউন্ট দেখা হচ্ছে…',
    unreachable: 'আপনার অ্যাকাউন্ট লোড করা যায়নি',
    secondStepFirst: 'আগে প্রোফাইলে লগ ইনের দ্বিতীয় ধাপ চালু করুন। তারপর দোকান চালাতে পারবেন।',
    adminsOnly: 'যাঁরা দোকান চালান, শুধু তাঁরাই এই পাতা দেখতে পারেন।',
  },

  manage: {
    heading: 'পরিচালনা',
    overview: 'এক নজরে',
    reports: 'প্রতিবেদন',
    allProducts: 'সব পণ্য',
    allOrders: 'সব অর্ডার',
    toConfirm: (count) => `${number(count)}টিতে ফোন করা বাকি`,
    cash: 'নগদ টাকা',
    addProducts: 'পণ্য যোগ করুন',
    addProduct: 'পণ্য যোগ করুন',
    manageProduct: 'পণ্য পরিচালনা',
    stockList: 'পণ্য ও স্টক',
    manageUsers: 'ব্যবহারকারী পরিচালনা',
    searchWords: 'খোঁজার শব্দ',
    delivery: 'ডেলিভারি',
    purchaseLimits: 'অর্ডারের সীমা',
    messages: 'মেসেজ',
    sender: 'স্লিপে প্রেরক',
    auditLog: 'কে কী করেছেন',
    customiseProduct: 'পণ্য সম্পাদনা',
  },

  menu: {
    label: (name) => `${name}-এর অ্যাকাউন্ট`,
    logIn: 'লগ ইন',
    logOut: 'লগ আউট',
    loggedOut: 'আপনি লগ আউট করেছেন',
    profile: 'প্রোফাইল',
    cart: 'কার্ট',
    cartHolds: (pieces) => `কার্ট, ${number(pieces)}টি`,
    wishes: 'পছন্দের তালিকা',
    myOrder: 'আমার অর্ডার',
    contact: 'যোগাযোগ',
    donation: 'দান',
  },

  frame: {
    skip: 'মূল অংশে যান',
    menu: 'মেনু',
    menuWithOrders: (count) => `মেনু, ${number(count)}টি অর্ডারে ফোন করা বাকি`,
    categories: 'বিভাগ',
    home: 'প্রথম পাতা',
    youAreHere: 'আপনি এখানে আছেন',
    messages: 'বার্তা',
    languageFailed: 'ইংরেজি লোড করা যায়নি। আবার চেষ্টা করুন।',
  },

  picture: {
    show: 'ছবি দেখুন',
  },

  home: {
    bannerTitle: 'নামাজ, তিলাওয়াত ও প্রতিদিনের জন্য',
  },

  search: {
    heading: 'খোঁজ',
    label: 'দোকানে খুঁজুন',
    placeholder: 'কী খুঁজছেন.....',
    submit: 'খুঁজুন',
    title: (words) => (words ? `“${words}” · খোঁজ` : 'খোঁজ'),
    found: (count, words) => (words ? `“${words}” খুঁজে ${products(count)} পাওয়া গেছে` : products(count)),
    nothing: (words) => `“${words}” খুঁজে কিছু পাওয়া যায়নি`,
    advice: 'অন্য শব্দে খুঁজুন, বা কোনো একটি বিভাগ দেখুন।',
    clear: 'খোঁজ মুছে ফেলুন',
    empty: 'মুছুন',
    back: 'খোঁজা বন্ধ করুন',
  },

  list: {
    products: 'পণ্য',
    count: products,
    titleWithPage: (title, page) => (page > 1 ? `${title}, পাতা ${number(page)}` : title),
    emptyCategory: 'এই বিভাগে এখনও কিছু নেই।',
    emptyShop: 'দোকানে এখনও কিছু নেই। কিছুদিন পরে আবার আসুন।',
    noSuchPage: (page) => `${number(page)} নম্বর পাতা নেই।`,
    firstPage: 'প্রথম পাতায় যান',
    all: 'সব পণ্য দেখুন',
    failed: 'পণ্যগুলো লোড করা যায়নি',
    pages: 'পাতা',
    page: (page) => `পাতা ${number(page)}`,
    previous: 'আগের পাতা',
    next: 'পরের পাতা',
    perPage: 'প্রতি পাতায়',
  },

  product: {
    from: (price) => `${price} থেকে`,
    price: (taka) => `${number(taka)} টাকা`,
    regularPrice: 'নিয়মিত দাম',
    discount: (percent) => `−${number(percent)}%`,
    discountSpoken: (percent) => `${number(percent)} শতাংশ ছাড়`,
    exploreMore: 'আরও দেখুন',
    outOfStock: 'স্টক শেষ',
    about: 'বিবরণ',
    failed: 'পণ্যটি লোড করা যায়নি',
  },

  review: {
    rated: (stars) => `৫-এর মধ্যে ${rating(stars)}`,
    none: 'এখনও কোনো রিভিউ নেই',
    ratedBy: (mean, count) => `${reviews(count)}তে ৫-এর মধ্যে ${rating(mean)}`,
    short: (mean, count) => `${rating(mean)} (${number(count)})`,
  },

  notFound: {
    heading: 'এই পাতাটি এখানে নেই',
    text: 'ঠিকানাটি ভুল হতে পারে, অথবা এখানে যা ছিল তা আর বিক্রি হয় না।',
    home: 'প্রথম পাতায় যান',
  },

  failure: {
    heading: 'কোনো একটা সমস্যা হয়েছে',
    page: 'পাতাটি লোড করা যায়নি',
    part: 'এই অংশটি লোড করা যায়নি',
    offline: 'মনে হচ্ছে আপনি অফলাইনে আছেন। সংযোগ দেখে আবার চেষ্টা করুন।',
    waiting: 'আপনি এখনও অফলাইনে আছেন। সংযোগ ফিরলেই পাতাটি খুলবে।',
    network: 'দোকানের সঙ্গে যোগাযোগ করা যায়নি। সংযোগ দেখে আবার চেষ্টা করুন।',
    busy: 'দোকানে এই মুহূর্তে খুব ভিড়। একটু পরে আবার চেষ্টা করুন।',
    notFound: 'ঠিকানাটি ভুল হতে পারে।',
    unexpected: 'ভুলটা আমাদের, আপনার নয়। আবার চেষ্টা করুন।',
  },
}
