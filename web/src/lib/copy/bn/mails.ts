import type { mails as english } from '../en/mails.ts'
import { bnFormat } from './format.ts'

const { number } = bnFormat

/** The shop's own mails, as admins see them. */
export const mails: typeof english = {
  heading: 'যেসব ইমেইল যায়নি',
  about: 'মেইল সার্ভার বা এসএমএস গেটওয়ে এক দিনেও এগুলো নেয়নি। এখানে ৩০ দিন থাকবে।',
  count: (count) => `${number(count)}টি ইমেইল যায়নি`,
  loadFailed: 'ইমেইলগুলো লোড করা যায়নি',
  none: 'দোকানের সব ইমেইল গেছে।',
  to: (address) => `প্রাপক: ${address}`,
  givenUp: (when) => `চেষ্টা শেষ: ${when}`,
  retry: 'আবার চেষ্টা করুন',
  retried: 'এখন আবার চেষ্টা করা হচ্ছে',
  gone: 'এই ইমেইল আর অপেক্ষায় নেই।',
}
