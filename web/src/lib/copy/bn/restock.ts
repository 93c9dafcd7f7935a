import type { restock as english } from '../en/restock.ts'

/** Being told when something sold out is back, and sharing a product, in Bangla. */
export const restock: typeof english = {
  restock: {
    tellMe: 'আবার এলে আমাকে জানান',
    asked: (email) => `আবার এলে আমরা ${email} ঠিকানায় লিখব।`,
    askedKept: 'লিখে রাখা হয়েছে। এই দোকান এখনো ইমেইল পাঠায় না, শুধু জমা রাখে: এখানে আবার দেখুন।',
    takeBack: 'আমাকে জানাতে হবে না',
    notConfirmed: (email) => `আমরা শুধু নিশ্চিত করা ঠিকানায় লিখতে পারি। প্রোফাইলে ${email} নিশ্চিত করুন, আবার লগ ইন করুন, তারপর চান।`,
    toProfile: 'প্রোফাইল',
    noEmail: 'আবার এলে আমরা ইমেইলে জানাই, আর আপনার অ্যাকাউন্টে ইমেইল ঠিকানা নেই। ফোনে বার্তা পাঠানোর ব্যবস্থা এখনো নেই।',
    isBack: 'এটি এর মধ্যেই আবার এসেছে।',
    full: 'আপনি এর মধ্যেই ৫০টি পণ্যের অপেক্ষায় আছেন। আগে একটি ফিরিয়ে নিন।',
    failed: 'আপনাকে জানানো হবে কি না, তা লোড করা যায়নি',
  },

  sharing: {
    share: (name) => `শেয়ার করুন: ${name}`,
    copied: 'লিংক কপি হয়েছে',
    notCopied: 'লিংক কপি করা যায়নি। ব্রাউজারের ঠিকানার ঘরে এটি পাবেন।',
  },
}
