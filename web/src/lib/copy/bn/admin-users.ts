import type { users as english } from '../en/admin-users.ts'
import { bnFormat } from './format.ts'
import { rights } from './rights.ts'

const { number } = bnFormat

const people = (count: number) => `${number(count)} জন ব্যবহারকারী`

/** Everybody with an account, as admins see them. */
export const users: typeof english = {
  ...rights,
  searchLabel: 'ব্যবহারকারী খুঁজুন',
  placeholder: 'নাম, ইমেইল বা ফোন',
  count: (count, words) => (words ? `“${words}” খুঁজে ${people(count)} পাওয়া গেছে` : people(count)),
  none: 'এখনও কারও অ্যাকাউন্ট নেই।',
  nothing: (words) => `“${words}” খুঁজে কাউকে পাওয়া যায়নি।`,
  loadFailed: 'ব্যবহারকারীদের তালিকা লোড করা যায়নি',
  photo: 'ছবি',
  actions: 'অধিকার, লগ আউট, সরানো',
  notConfirmed: 'নিশ্চিত করা হয়নি',
  needsEmail: 'অ্যাডমিন হতে ইমেইলসহ অ্যাকাউন্ট লাগে।',
  gone: (name) => `${name}-এর অ্যাকাউন্ট আর নেই।`,
  logOut: 'লগ আউট করান',
  logOutQuestion: (name) => `${name}-কে সব ডিভাইস থেকে লগ আউট করাবেন?`,
  logOutText: 'ফোন হারালে বা চুরি হলে। যিনি পাসওয়ার্ড জানেন বা যাঁর কাছে মোবাইল নম্বরটি আছে, তিনি আবার লগ ইন করতে পারবেন।',
  loggedOut: (name) => `${name} সব ডিভাইস থেকে লগ আউট হয়েছেন।`,
  secondFactor: {
    on: 'দ্বিতীয় ধাপ',
    reset: 'দ্বিতীয় ধাপ তুলুন',
    question: (name) => `${name}-এর দ্বিতীয় ধাপ তুলে দেবেন?`,
    text: 'যিনি ফোন ও রিকভারি কোড দুটোই হারিয়েছেন, তাঁর জন্য। আগে তাঁর সঙ্গে কথা বলুন: সব ডিভাইস থেকে তিনি লগ আউট হবেন, আর এরপর লগ ইনে কোনো কোড লাগবে না।',
    done: (name) => `${name} এখন দ্বিতীয় ধাপ ছাড়াই লগ ইন করেন`,
    none: (name) => `${name}-এর কোনো দ্বিতীয় ধাপ নেই।`,
  },
  remove: 'ব্যবহারকারী সরান',
  removeQuestion: (name) => `${name}-কে সরিয়ে দেবেন?`,
  removeText: (email) =>
    `${email}-এর অ্যাকাউন্ট, কার্ট ও রিভিউ মুছে যাবে; তাঁর জন্য রাখা পণ্য স্টকে ফিরে যাবে। অর্ডারগুলো থাকবে, যে নাম ও ঠিকানায় দেওয়া হয়েছিল সেভাবেই। এটি আর ফেরানো যাবে না।`,
  lastAdmin: 'ইনিই শেষ মালিক। দোকানে অন্তত একজন মালিক লাগে, তাই কাউকে সরানো হয়নি।',
}
