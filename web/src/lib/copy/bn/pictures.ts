import { limits } from '@sunnah-store/schema/limits'
import type { pictures as english } from '../en/pictures.ts'
import { bnFormat } from './format.ts'

const { number } = bnFormat
const pixels = limits.pictureMegapixels
const megabytes = number(limits.pictureBytes / 1024 / 1024)

export const pictures: typeof english = {
  waiting: 'পালার অপেক্ষায়…',
  uploading: 'আপলোড হচ্ছে…',
  preparing: 'দোকান ছবিটি তৈরি করছে…',
  cancel: 'আপলোড বাতিল করুন',
  cancelOf: (file) => `${file}-এর`,
  cancelled: 'আপলোড বাতিল করা হয়েছে।',
  done: 'ছবি আপলোড হয়েছে।',
  dismiss: (file) => `${file} বাদ দিন`,
  faults: {
    wrongType: 'JPEG, PNG বা WebP ছবি বেছে নিন',
    tooLarge: `ছবিটি ${megabytes} MB-এর চেয়ে বড়। ছোট একটি বেছে নিন`,
    tooManyPixels: `ছবিটিতে মেগাপিক্সেল বেশি: সর্বোচ্চ ${number(pixels.other)}, ফোনে যেমন তোলা তেমন হলে ${number(pixels.photo)}। ছোট একটি বেছে নিন`,
    tooLong: `ছবিটি বেশি লম্বা: এক পাশে সর্বোচ্চ ${number(limits.pictureSide)} পিক্সেল। ছোট একটি বেছে নিন`,
    tooMany: 'যত ছবি রাখা যায় তত আছে। আগে একটি সরান',
    tooOften: 'আপনি অনেক ছবি আপলোড করেছেন। এক ঘণ্টা পরে আবার চেষ্টা করুন',
    unreadable: 'দোকান ছবিটি পড়তে পারছে না। অন্য একটি বেছে নিন',
    failed: 'ছবি আপলোড হয়নি। সংযোগ দেখে আবার চেষ্টা করুন',
  },
}
