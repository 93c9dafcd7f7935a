import type { PhoneFault } from '../../text/phone.ts'
import type { order as english } from '../en/order.ts'
import { districtInBangla } from './districts.ts'
import { bnFormat } from './format.ts'

const { number, date } = bnFormat

const phoneFaults: Record<PhoneFault, string> = {
  missing: 'ডেলিভারির সময় যে নম্বরে ফোন করব সেটি লিখুন',
  tooShort: 'ফোন নম্বরে সংখ্যা কম আছে: ১১টি সংখ্যা লাগবে, যেমন ০১৭১২৩৪৫৬৭৮',
  tooLong: 'ফোন নম্বরে সংখ্যা বেশি আছে: ১১টি সংখ্যা লাগবে, যেমন ০১৭১২৩৪৫৬৭৮',
  notOne: 'বাংলাদেশের একটি ফোন নম্বর লিখুন, যেমন ০১৭১২৩৪৫৬৭৮',
}

/** The checkout and the orders that came of it. */
export const order: typeof english = {
  districtName: districtInBangla,

  checkout: {
    heading: 'চেকআউট',
    problemHeading: 'একটু ঠিক করতে হবে',
    shipping: 'ডেলিভারি',
    address: 'ঠিকানা',
    addressHint: 'বাসা, রাস্তা, এলাকা',
    addressMissing: 'কোথায় ডেলিভারি হবে সেই ঠিকানা লিখুন',
    addressTooLong: 'ঠিকানা সর্বোচ্চ ৫০০ অক্ষরের হতে পারে',
    district: 'জেলা',
    chooseDistrict: 'জেলা বেছে নিন',
    districtMissing: 'আপনার জেলা বেছে নিন',
    country: 'দেশ',
    bangladesh: 'বাংলাদেশ',
    phone: 'ফোন',
    phoneHint: 'ডেলিভারির সময় এই নম্বরে ফোন করা হবে',
    phoneRegion: '+৮৮',
    phoneFaults,
    payment: 'পেমেন্ট পদ্ধতি',
    cash: 'ক্যাশ অন ডেলিভারি',
    yourOrder: 'আপনার অর্ডার',
    total: 'সর্বমোট',
    place: 'অর্ডার করুন',
    placing: 'অর্ডার হচ্ছে…',
    done: 'আপনার অর্ডার সফল হয়েছে',
    held: 'আপনার জন্য রাখা আছে, সময় বাকি',
    heldOver: 'আর আপনার জন্য রাখা নেই। স্টকে থাকলে এখনও অর্ডার করতে পারবেন।',
    empty: 'আপনার কার্ট খালি, তাই অর্ডার করার মতো কিছু নেই।',
    browse: 'পণ্য দেখুন',
    loadFailed: 'আপনার অর্ডার লোড করা যায়নি',
    take: (count) => `${number(count)}টি নিন`,
    takeOf: (count, name) => `${name}: ${number(count)}টি নিন`,
    taken: (count, name) => `আপনার অর্ডারে এখন ${name} ${number(count)}টি আছে`,
    remove: 'সরান',
    removeOf: (name) => `সরান: ${name}`,
    short: (available) => (available === 0 ? 'স্টক শেষ' : `স্টকে আছে মাত্র ${number(available)}টি`),
    noLongerSold: 'আর বিক্রি হয় না',
    blocked: 'কিছু পণ্য যেভাবে আছে সেভাবে অর্ডার করা যাবে না। “আপনার অর্ডার” অংশে ঠিক করে আবার অর্ডার করুন।',
    outOfStock: 'অর্ডার হয়নি: যথেষ্ট স্টক নেই। এখন কয়টি পাওয়া যাবে তা “আপনার অর্ডার” অংশে দেখুন।',
    priceChanged: (before, now) => `দাম ${before} থেকে বদলে ${now} হয়েছে। অর্ডার হয়নি।`,
    priceAccept: (now) => `এখন সর্বমোট ${now}। রাজি থাকলে আবার “অর্ডার করুন” চাপুন।`,
    noAnswer: 'আপনার অর্ডার আমাদের কাছে পৌঁছেছে কি না, আমরা জানি না। আবার “অর্ডার করুন” চাপুন: একই অর্ডার কখনও দুবার হয় না।',
    mismatch:
      'আপনার আগের অর্ডারটি আমাদের কাছে পৌঁছে গেছে, “আমার অর্ডার” পাতায় পাবেন। এখানে যা আছে তা এখনও অর্ডার হয়নি; এটিও চাইলে “অর্ডার করুন” চাপুন।',
    cartChanged: 'এর মধ্যে আপনার কার্ট বদলে গেছে। অর্ডার হয়নি। “আপনার অর্ডার” দেখে আবার “অর্ডার করুন” চাপুন।',
    notSent: 'অর্ডার হয়নি: দোকানের উত্তর আসেনি। ইন্টারনেট সংযোগ দেখে আবার “অর্ডার করুন” চাপুন।',
    refusedAway: 'অর্ডার হয়নি। কারণ জানতে আবার চেকআউট পাতায় যান।',
    noAnswerAway: 'আপনার অর্ডার আমাদের কাছে পৌঁছেছে কি না, আমরা জানি না। আবার চেকআউট পাতায় যান: একই অর্ডার কখনও দুবার হয় না।',
    emptySince: 'আপনার কার্ট খালি, তাই অর্ডারটি সম্ভবত আমাদের কাছে পৌঁছে গেছে। “আমার অর্ডার” পাতায় দেখা যাবে।',
    was: (price) => `আগে ছিল ${price}`,
    soldOut: (name) => `${name} স্টকে নেই। অর্ডার হয়নি।`,
    seeProduct: 'পণ্যের পাতায় ফিরে যান',
    gone: 'একটি পণ্য আর বিক্রি হয় না। অর্ডার হয়নি।',
    busy: 'দোকানে এই মুহূর্তে খুব ভিড়। অর্ডার হয়নি। একটু পরে আবার চেষ্টা করুন।',
    refused: 'অর্ডারটি নেওয়া যায়নি। যা লিখেছেন তা দেখে আবার চেষ্টা করুন।',
    seeOrders: 'আমার অর্ডারে যান',
  },

  unanswered: {
    heading: 'আপনার অর্ডার কি পৌঁছেছে?',
    text: 'আপনি যখন এই পাতা ছেড়ে যান, তখনও দোকানের উত্তর আসেনি। একই অর্ডার আবার পাঠান: আগে পৌঁছে থাকলে দ্বিতীয়বার অর্ডার হবে না।',
    change: 'বরং অর্ডারটি বদলান',
  },

  orders: {
    heading: 'আমার অর্ডার',
    none: 'আপনি এখনও কিছু অর্ডার করেননি।',
    browse: 'পণ্য দেখুন',
    notDelivered: 'এখনও ডেলিভারি হয়নি',
    delivered: (iso) => `ডেলিভারি হয়েছে: ${date(iso)}`,
    deliverTo: 'ডেলিভারির ঠিকানা',
    phone: 'ফোন',
    amount: 'মোট',
    loadFailed: 'আপনার অর্ডারগুলো লোড করা যায়নি',
  },
}
