import type { tracked as english } from '../en/tracked.ts'

/** A tracking number that somebody types. */
export const tracked: typeof english = {
  enter: 'ট্র্যাকিং নম্বর লিখুন',
  correct: 'নম্বর ঠিক করুন',
  hint: (courier) => `${courier} ফোনে বা নিজেদের পাতায় যেমন জানায়`,
  missing: 'নম্বরটি লিখুন',
  keep: 'নম্বরটি রাখুন',
  done: (order) => `${order}-এর ট্র্যাকিং নম্বর রাখা হয়েছে`,
  known: 'এর মধ্যে কুরিয়ার নিজেই এই পার্সেলের নম্বর জানিয়েছে।',
}
