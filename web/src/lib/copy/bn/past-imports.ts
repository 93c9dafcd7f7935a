import type { pastImports as english } from '../en/past-imports.ts'
import { bnFormat } from './format.ts'

const { number } = bnFormat

/** The imports of the last days, and how they are undone. */
export const pastImports: typeof english = {
  heading: (days) => `গত ${number(days)} দিনে ফাইল থেকে আনা পণ্য`,
  summary: (added, updated) => `${number(added)}টি নতুন, ${number(updated)}টি বদলানো`,
  undo: 'এই আনা বাতিল করুন',
  undoOf: (when) => `এই আনা বাতিল করুন: ${when}`,
  undone: 'বাতিল হয়েছে:',
  inTheWay: 'পুরোটা আর বাতিল করা যাবে না, কারণ:',
  undoRest: 'যতটা যায় বাতিল করুন',
  undoRestOf: (when) => `যতটা যায় বাতিল করুন: ${when}`,
  undoSome: (some, all) => `যতটা যায় বাতিল করুন: ${number(all)}টির ${number(some)}টি`,
  restText: (left, mayBeMore) =>
    `এর মধ্যে অর্ডার হওয়া বা বদলানো ${mayBeMore ? 'অন্তত ' : ''}${number(left)}টি পণ্য যেমন আছে তেমনই থাকবে। বাকিগুলো স্টকসহ আগের মতো হয়ে যাবে, আর নতুন আসা বাকি পণ্য দোকান থেকে চলে যাবে।`,
  stayed: 'এগুলো বাতিল হয়নি, যেমন ছিল তেমনই আছে:',
  showMore: 'আরও দেখান',
  moreFailed: 'বাকিগুলো আনা যায়নি। ইন্টারনেট সংযোগ দেখে আবার চেষ্টা করুন।',
  why: {
    ORDERED: '– এর মধ্যে অর্ডার হয়েছে।',
    HELD: '– এখন একজন ক্রেতার জন্য রাখা আছে।',
    STOCK_MOVED: '– এর মধ্যে স্টক বদলেছে।',
    DELETED: '– এর মধ্যে মুছে ফেলা হয়েছে।',
    CHANGED: '– এর মধ্যে বদলানো হয়েছে।',
  },
  heldThen: '– তখন একজন ক্রেতার জন্য রাখা ছিল।',
  question: 'এই আনা বাতিল করবেন?',
  questionText: (added, updated) =>
    [
      added > 0 ? `নতুন আসা ${number(added)}টি পণ্য দোকান থেকে চলে যাবে।` : '',
      updated > 0 ? `${number(updated)}টি পণ্য স্টকসহ আগের মতো হয়ে যাবে।` : '',
    ]
      .filter(Boolean)
      .join(' '),
  yes: 'বাতিল করুন',
  done: 'ফাইল থেকে আনা বাতিল হয়েছে',
  touched: 'এর মধ্যে কিছু অর্ডার হয়েছে বা বদলেছে, তাই কিছুই বাতিল হয়নি।',
}
