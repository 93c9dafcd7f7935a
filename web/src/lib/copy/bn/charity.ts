import { banglaDigits } from '@sunnah-store/schema/digits'
import type { charity as english } from '../en/charity.ts'
import { drawings } from './drawings.ts'
import { oldAgeHome } from './old-age-home.ts'
import { orphanage } from './orphanage.ts'

/** The shop's charity: two homes that are still a plan, and what it says about gifts. */
export const charity: typeof english = {
  donation: {
    text: 'যাঁদের দেখার কেউ নেই, তাঁদের জন্য এই দোকান দুটি আশ্রয় গড়ার পরিকল্পনা করছে। দুটির কথাই পড়ুন, তারপর যেটিতে সাহায্য করতে চান সেটি বেছে নিন।',
    causes: {
      orphanage: {
        text: 'একটি বিছানা, স্কুলে পড়ার সুযোগ, আর এমন বড়রা যাঁরা ছেড়ে যান না। শুরুতে এখানে ২৫ জন এতিম শিশু থাকবে।',
        link: 'এতিমখানার কথা পড়ুন',
      },
      oldAgeHome: {
        text: 'যাঁদের আপন বলতে আর কেউ নেই, তাঁদের জন্য যত্ন, সঙ্গ আর নিরিবিলি একটি ঘর।',
        link: 'প্রবীণ নিবাসের কথা পড়ুন',
      },
    },
  },

  donateNow: 'এখনই দান করুন',
  pictures: 'ছবি',
  picturesText: 'এগুলো আঁকা ছবি, আলোকচিত্র নয়। ঘরগুলো তৈরি হওয়ার আগে আমরা সেগুলোকে যেমন ভাবছি, ছবিতে তা-ই আছে।',
  writeToUs: 'আমাদের লিখুন',

  orphanage,
  oldAgeHome,
  drawings,

  payment: {
    title: 'পেমেন্ট',
    heading: 'বিকাশে দান করুন',
    notOpenHeading: 'অনলাইন পেমেন্ট এখনও চালু হয়নি',
    notOpenText:
      'আপনার বিকাশ নম্বরটি ঠিকভাবে লেখা হয়েছে কি না, এখানে দেখে নিতে পারেন। কোনো টাকা কাটা হবে না; নম্বরটি কোথাও পাঠানো বা রাখা হবে না।',
    phone: 'বিকাশ নম্বর',
    phoneHint: 'বাংলাদেশের একটি মোবাইল নম্বর, যেমন ০১৭১২৩৪৫৬৭৮',
    verify: 'যাচাই করুন',
    verified: (number) => `${banglaDigits(number)} বাংলাদেশের একটি মোবাইল নম্বর।`,
    verifiedText: 'কোনো টাকা কাটা হয়নি: অনলাইন পেমেন্ট এখনও চালু হয়নি।',
    faults: {
      missing: 'আপনার বিকাশ নম্বর লিখুন',
      tooShort: 'নম্বরে সংখ্যা কম আছে: মোবাইল নম্বরে ১১টি সংখ্যা থাকে, যেমন ০১৭১২৩৪৫৬৭৮',
      tooLong: 'নম্বরে সংখ্যা বেশি আছে: মোবাইল নম্বরে ১১টি সংখ্যা থাকে, যেমন ০১৭১২৩৪৫৬৭৮',
      notOne: 'এটি বাংলাদেশের ফোন নম্বর নয়। ১১টি সংখ্যা লিখুন, যেমন ০১৭১২৩৪৫৬৭৮',
      notMobile: 'এটি মোবাইল নম্বর নয়। বিকাশ শুধু মোবাইল নম্বরে চলে, যেমন ০১৭১২৩৪৫৬৭৮',
    },
    help: 'তার আগেই সাহায্য করতে চান?',
  },
}
