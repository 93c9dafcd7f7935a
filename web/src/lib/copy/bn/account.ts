import { limits } from '@sunnah-store/schema/limits'
import type { IdentityProblem } from '../../identity/identity-problem.ts'
import type { account as english } from '../en/account.ts'
import { bnFormat } from './format.ts'
import { shop } from './shop.ts'

const problems: Record<IdentityProblem, string> = {
  incorrect: 'ইমেইল বা পাসওয়ার্ড ঠিক হয়নি।',
  inUse: 'এই ইমেইলে আগেই একটি অ্যাকাউন্ট খোলা হয়েছে। লগ ইন করুন, অথবা অন্য ইমেইল দিন।',
  weakPassword: 'আরেকটু বড় পাসওয়ার্ড দিন: কমপক্ষে ৬টি অক্ষর।',
  disabled: 'এই অ্যাকাউন্টটি বন্ধ করা আছে। দোকানের সঙ্গে যোগাযোগ করুন।',
  tooMany: 'অনেকবার চেষ্টা করা হয়েছে। কয়েক মিনিট পরে আবার চেষ্টা করুন।',
  network: 'দোকানের সঙ্গে সংযোগ নেই। ইন্টারনেট দেখে আবার চেষ্টা করুন; যা লিখেছেন তা এখানেই আছে।',
  busy: shop.failure.busy,
  popupBlocked: 'আপনার ব্রাউজার গুগলের উইন্ডোটি খুলতে দেয়নি। এই দোকানের জন্য পপ-আপ চালু করে আবার চেষ্টা করুন।',
  popupClosed: 'লগ ইন শেষ হওয়ার আগেই গুগলের উইন্ডোটি বন্ধ হয়ে গেছে।',
  otherWay: 'এই ইমেইলের অ্যাকাউন্টে অন্যভাবে লগ ইন করতে হয়। পাসওয়ার্ড দিয়ে চেষ্টা করুন।',
  notHere: 'এই দোকানে এভাবে লগ ইন করা যায় না। ইমেইল ও পাসওয়ার্ড দিয়ে লগ ইন করুন।',
  noStorage: 'আপনার ব্রাউজার এই দোকানের কিছু মনে রাখছে না। কুকি চালু করে আবার চেষ্টা করুন।',
  secondFactor: 'এই অ্যাকাউন্টে আরও একটি ধাপ লাগে, যা এই দোকানে নেই। অন্য অ্যাকাউন্ট ব্যবহার করুন।',
  again: 'অনুগ্রহ করে আরেকবার লগ ইন করুন।',
  name: 'এই নামটি নেওয়া যাচ্ছে না। অন্য নাম দিন।',
  unexpected: 'কোনো একটা সমস্যা হয়েছে। ভুলটা আমাদের, আপনার নয়। আবার চেষ্টা করুন।',
}

/** Logging in, signing up, the profile. */
export const account: typeof english = {
  problems,
  name: 'নাম',
  nameMissing: 'আপনার নাম লিখুন',
  nameTooLong: `নাম সর্বোচ্চ ${bnFormat.number(limits.name)} অক্ষরের হতে পারে`,
  phone: 'ফোন',
  email: 'ইমেইল',
  password: 'পাসওয়ার্ড',
  showPassword: 'পাসওয়ার্ড দেখান',
  hidePassword: 'পাসওয়ার্ড লুকান',
  emailMissing: 'আপনার ইমেইল লিখুন',
  emailWrong: 'একটি সঠিক ইমেইল লিখুন, যেমন amina@gmail.com',
  passwordMissing: 'আপনার পাসওয়ার্ড লিখুন',

  logIn: {
    submit: 'লগ ইন করুন',
    forgot: 'পাসওয়ার্ড ভুলে গেছেন?',
    newHere: 'সুন্নাহ স্টোরে নতুন?',
    create: 'অ্যাকাউন্ট খুলুন',
    or: 'অথবা',
    ended: 'আপনার লগ ইনের মেয়াদ শেষ হয়ে গেছে। এগিয়ে যেতে আবার লগ ইন করুন; যা লিখেছিলেন তা এখনও আছে।',
  },

  signUp: {
    heading: 'অ্যাকাউন্ট খুলুন',
    nameNotYours: 'এটি দোকানের নাম। আপনার নিজের নাম লিখুন',
    emailHint: 'gmail.com বা googlemail.com ঠিকানা',
    emailNotGoogle: 'ইমেইলের শেষে @gmail.com বা @googlemail.com থাকতে হবে',
    passwordHint: 'কমপক্ষে ৬টি অক্ষর',
    passwordTooShort: 'পাসওয়ার্ডে কমপক্ষে ৬টি অক্ষর থাকতে হবে',
    repeat: 'পাসওয়ার্ড আবার লিখুন',
    repeatMissing: 'পাসওয়ার্ডটি আরেকবার লিখুন',
    repeatDiffers: 'দুই জায়গার পাসওয়ার্ড এক নয়',
    submit: 'সাইন আপ করুন',
    failed: 'অনুগ্রহ করে সঠিক তথ্য দিন।',
    haveAccount: 'অ্যাকাউন্ট আছে?',
  },

  google: {
    button: 'গুগল দিয়ে এগিয়ে যান',
    pick: 'অ্যাকাউন্ট বেছে নিন',
    explanation: 'এই দোকান গুগল ছাড়াই চলছে। যেকোনো ঠিকানা দিলেই হবে; কেউ যাচাই করে না।',
    submit: 'এগিয়ে যান',
  },

  reset: {
    text: 'আপনার ইমেইল লিখুন। নতুন পাসওয়ার্ড ঠিক করার একটি লিংক আমরা পাঠিয়ে দেব।',
    submit: 'লিংক পাঠান',
    sent: (email) => `${email} ঠিকানায় অ্যাকাউন্ট থাকলে সেখানে লিংকসহ একটি মেইল পাঠানো হয়েছে।`,
    back: 'লগ ইনে ফিরে যান',
  },

  profile: {
    phoneMissing: 'দেওয়া হয়নি',
    confirmed: 'ইমেইল নিশ্চিত করা আছে',
    notConfirmed: 'ইমেইল এখনও নিশ্চিত করা হয়নি',
    confirm: 'নিশ্চিত করার মেইল পাঠান',
    confirmationSent: 'মেইল পাঠানো হয়েছে। মেইলের লিংকটি খুলে তারপর এখানে ফিরে আসুন।',
    confirmationFailed: 'মেইল পাঠানো যায়নি। আবার চেষ্টা করুন।',
    detailsFailed: 'ফোন নম্বর ও ইমেইলের তথ্য লোড করা যায়নি',
  },

  pleaseLogIn: {
    text: 'এই পাতা দেখতে লগ ইন করুন।',
    orders: 'আপনার অর্ডার দেখতে লগ ইন করুন।',
    profile: 'আপনার প্রোফাইল দেখতে লগ ইন করুন।',
  },
  shoppersOnly: 'আপনি এই দোকান পরিচালনা করেন। কার্ট ও অর্ডার ক্রেতাদের জন্য।',
}
