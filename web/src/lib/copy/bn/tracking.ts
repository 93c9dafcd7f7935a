import type { tracking as english } from '../en/tracking.ts'

/** Where an order is, without an account; and what was corrected of one. */
export const tracking: typeof english = {
  heading: 'অর্ডার কোথায়',
  about: 'অ্যাকাউন্ট লাগে না। নম্বরটি অর্ডারের পাতায় ও স্লিপে আছে।',
  number: 'অর্ডারের নম্বর',
  numberMissing: 'অর্ডারের নম্বর লিখুন, যেমন SS-7K3M9Q',
  phoneHint: 'যে ফোনে অর্ডারটি যাবে, বা অ্যাকাউন্টের ফোন',
  phoneMissing: 'অর্ডারের ফোন নম্বর লিখুন',
  track: 'দেখুন',
  tracking: 'দেখা হচ্ছে…',
  lost: 'নম্বর হারিয়েছেন?',
  logIn: 'লগ ইন করুন',
  lostRest: 'আর আমার অর্ডার দেখুন।',
  ready: 'নগদ তৈরি রাখুন',
  hidden: 'নাম, ঠিকানা ও পণ্য এখানে দেখানো হয় না। অ্যাকাউন্ট থেকে অর্ডার করে থাকলে আমার অর্ডারে দেখুন।',
  problems: {
    NOT_FOUND: 'এই নম্বর ও এই ফোনের কোনো অর্ডার নেই। দুটিই মিলিয়ে দেখুন।',
    RATE_LIMITED: 'অনেকবার চেষ্টা হয়েছে। এক ঘণ্টা পরে আবার চেষ্টা করুন।',
    OTHER: 'অর্ডারটি দেখা যায়নি। ইন্টারনেট সংযোগ দেখে আবার চেষ্টা করুন।',
  },
  corrected: (when, parts) => (parts.length > 0 ? `সংশোধন ${when}: ${parts.join(', ')}` : `সংশোধন ${when}`),
  parts: {
    RECEIVER: 'যিনি নেবেন',
    PHONE: 'ফোন',
    ADDRESS: 'ঠিকানা',
    AREA: 'এলাকা',
    DISTRICT: 'জেলা',
    RIDER_NOTE: 'রাইডারের নোট',
    LINES: 'পণ্য',
    DELIVERY_FEE: 'ডেলিভারি চার্জ',
    DISCOUNT: 'ছাড়',
    TOTAL: 'মোট',
  },
}
