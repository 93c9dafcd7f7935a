import { limits } from '@sunnah-store/schema/limits'
import type { contact as english } from '../en/contact.ts'
import { bnFormat } from './format.ts'

const { number } = bnFormat

/** How somebody writes to the shop. */
export const contact: typeof english = {
  heading: 'আমাদের লিখুন',
  text: 'অর্ডার, পণ্য বা আমাদের কোনো উদ্যোগ নিয়ে কিছু জানতে চান? এখানে লিখুন।',
  emailHint: 'যে ঠিকানায় আমরা উত্তর পাঠাব',
  message: 'বার্তা',
  messageHint: 'অর্ডার নিয়ে হলে অর্ডার নম্বরটি লিখে দিন, আমাদের খুঁজতে সুবিধা হবে।',
  messageMissing: 'আপনার কথা লিখুন',
  messageTooLong: (length) =>
    `আপনার বার্তায় ${number(length)}টি অক্ষর আছে। সর্বোচ্চ ${number(limits.contact.message)}টি হতে পারে`,
  send: 'পাঠান',
  sentHeading: 'আপনার বার্তা পাঠানো হয়েছে',
  sent: (name, email) => `ধন্যবাদ, ${name}। আমাদের উত্তর যাবে ${email} ঠিকানায়।`,
  kept: {
    text: 'দোকানটি এখন পরীক্ষামূলকভাবে চলছে। যা লিখবেন তা শুধু দোকানের নিজের ডিস্কে রাখা হবে: কোনো ইমেইল যাবে না, কেউ উত্তরও দেবেন না।',
    emailHint: 'বার্তার সঙ্গে এটিও রাখা হবে',
    sentHeading: 'আপনার বার্তা রাখা হয়েছে',
    sent: (name) => `ধন্যবাদ, ${name}। দোকান আপনার বার্তা নিজের ডিস্কে রেখেছে। কোনো ইমেইল যায়নি, কেউ উত্তরও দেবেন না।`,
  },
  another: 'আরেকটি বার্তা লিখুন',
  failedHeading: 'আপনার বার্তা পাঠানো যায়নি',
  failedText: 'যা লিখেছেন তা এখানেই আছে।',
  notSetUpHeading: 'এই ফরম এখনও চালু হয়নি',
  notSetUpText:
    'এই মুহূর্তে ফরমের মাধ্যমে দোকান কোনো বার্তা নিতে পারছে না। এখানে কিছু লিখলে তা আমাদের কাছে পৌঁছাত না, তাই লেখার জায়গাও রাখা হয়নি।',
}
