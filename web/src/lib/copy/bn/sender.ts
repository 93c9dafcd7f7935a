import type { sender as english } from '../en/sender.ts'
import { bnFormat } from './format.ts'

/** Who sends the parcels of the shop, as admins set it. */
export const sender: typeof english = {
  loadFailed: 'প্রেরকের তথ্য লোড করা যায়নি',
  about: 'এটি প্রতিটি স্লিপে থাকে: ডেলিভারিম্যান এই নম্বরে ফোন করেন, আর কেউ না নিলে পার্সেল এই ঠিকানায় ফেরে।',
  name: 'নাম',
  nameMissing: 'দোকানের নাম লিখুন',
  address: 'ঠিকানা',
  addressHint: 'পার্সেল যেখানে ফেরত আসবে',
  addressMissing: 'ঠিকানা লিখুন',
  phoneHint: 'বাংলাদেশের একটি নম্বর, যেখানে ডেলিভারিম্যান ফোন করতে পারেন',
  tooLong: (most) => `এখানে সর্বোচ্চ ${bnFormat.number(most)} অক্ষর লেখা যায়`,
  save: 'প্রেরক সেভ করুন',
  saving: 'সেভ হচ্ছে…',
  saved: 'প্রেরকের তথ্য সেভ হয়েছে। এখন থেকে ছাপা স্লিপে এটি থাকবে।',
  problems: {
    failed: 'সেভ হয়নি। ইন্টারনেট সংযোগ দেখে আবার সেভ করুন। যা লিখেছেন তা আছে।',
    changed:
      'এর মধ্যে আরেকজন প্রেরকের তথ্য বদলেছেন। যা লিখেছেন তা আছে: আবার সেভ করলে তাঁরটির জায়গায় আপনারটি বসবে, অথবা পাতাটি আবার লোড করে তাঁরটি দেখুন।',
  },
}
