import { categories } from '@sunnah-store/schema/categories'
import { limits } from '@sunnah-store/schema/limits'
import type { ImportProblemSentences } from '../import-sentences.ts'
import { bnFormat } from './format.ts'

const { number } = bnFormat

/** What is wrong with a file of products, for those who keep it. */
export const importProblems: ImportProblemSentences = {
  FILE_EMPTY: () => 'ফাইলটি খালি।',
  FILE_IS_WORKBOOK: () => 'এটি এক্সেলের ওয়ার্কবুক। স্প্রেডশিটে “CSV UTF-8” হিসেবে সেভ করে সেই ফাইলটি বেছে নিন।',
  FILE_NOT_UTF8: () => 'দোকান এই ফাইলের অক্ষর পড়তে পারছে না। স্প্রেডশিটে “CSV UTF-8” হিসেবে সেভ করে আবার বেছে নিন।',
  QUOTE_NOT_CLOSED: () => 'এখানে একটি উদ্ধৃতিচিহ্ন (") শুরু হয়েছে, শেষ হয়নি। মুছে দিন, অথবা শেষেও দিন।',
  QUOTE_MISPLACED: () => 'একটি ঘরের মাঝখানে উদ্ধৃতিচিহ্ন (") আছে। মুছে দিন।',
  TOO_MANY_ROWS: ({ most }) => `এক ফাইলে সর্বোচ্চ ${number(most)}টি পণ্য থাকতে পারে। কয়েকটি ছোট ফাইলে ভাগ করুন।`,
  FILE_TOO_WIDE: ({ most }) => `এক ফাইলে সর্বোচ্চ ${number(most)}টি ঘর থাকতে পারে। পণ্যের ডান পাশের খালি কলামগুলো মুছে দিন।`,
  TOO_MANY_COLUMNS: ({ columns, most }) =>
    `এখানে ${number(columns)}টি কলাম আছে, পণ্যের ফাইলে থাকে সর্বোচ্চ ${number(most)}টি।`,
  NO_HEADER: () => 'প্রথম সারিতে কলামের নাম থাকতে হবে, যেমন নামানো ফাইলে থাকে।',
  NO_PRODUCTS: () => 'প্রথম সারির নিচে কোনো পণ্য নেই।',
  COLUMN_UNKNOWN: (_, { column }) => `পণ্যের ফাইলে “${column}” নামে কোনো কলাম নেই। নামটি ঠিক করুন, অথবা কলামটি মুছে দিন।`,
  COLUMN_TWICE: (_, { column }) => `“${column}” কলামটি দুবার আছে। একটি মুছে দিন।`,
  COLUMN_MISSING: (_, { column }) => `নতুন পণ্যের জন্য “${column}” কলামটি লাগবে। ফাইলে যোগ করুন।`,
  TOO_MANY_CELLS: ({ cells, columns }) =>
    `এই সারিতে ${number(cells)}টি ঘর, প্রথম সারিতে ${number(columns)}টি। হয়তো কমাওয়ালা কোনো লেখা উদ্ধৃতিচিহ্নের ভেতরে নেই।`,
  ID_MALFORMED: () => 'দোকান এমন id দেয়নি। নামানো ফাইলে যেমন ছিল তেমন রাখুন; নতুন পণ্য হলে খালি রাখুন।',
  NO_SUCH_PRODUCT: () => 'পণ্যটি দোকানে আর নেই। সারিটি মুছে দিন, অথবা নতুন পণ্য হিসেবে আনতে id খালি করুন।',
  NO_SUCH_VARIANT: () => 'পণ্যটির এই সাইজ বা রং আর নেই। পণ্যের ফাইল আবার নামান।',
  VARIANT_MISSING: () => 'পণ্যটির কয়েকটি সাইজ বা রং আছে। পণ্যের ফাইল আবার নামান: প্রতিটির আলাদা সারি আছে।',
  VARIANTS_UNFIT: () =>
    `একটি পণ্যের সাইজ ও রং সব আলাদা হতে হবে, সর্বোচ্চ ${number(limits.variants.each)}টি; সাইজ থাকলে সবগুলোর থাকবে, রং থাকলেও তাই।`,
  SKU_TAKEN: () => 'এই নম্বর অন্য একটি সাইজ বা রঙের আছে।',
  ROWS_DISAGREE: ({ earlierRow }, { label }) =>
    `${number(earlierRow)} নম্বর সারিতে এই পণ্যের ${label} অন্য রকম। দুটিতে একই লিখুন।`,
  PRODUCT_TWICE: ({ earlierRow }) => `পণ্যটি ${number(earlierRow)} নম্বর সারিতে আগেই আছে। দুটির একটি মুছে দিন।`,
  VALUE_MISSING: (_, { label }) => `${label} দেওয়া হয়নি।`,
  NOT_WHOLE_NUMBER: (_, { label, example }) => `${label} পূর্ণ সংখ্যায় লিখুন, যেমন ${number(example)}।`,
  OUT_OF_RANGE: ({ most }, { label }) => `${label} ${number(0)} থেকে ${number(most)} পর্যন্ত হতে পারে।`,
  TOO_LONG: ({ most }, { label }) => `${label} সর্বোচ্চ ${number(most)} অক্ষরের হতে পারে।`,
  CATEGORY_UNKNOWN: (_, { label }) => `${label} এগুলোর একটি হতে হবে: ${categories.map(({ code }) => code).join(', ')}।`,
  PICTURE_ADDRESS: (_, { label }) => `${label} https:// দিয়ে শুরু হতে হবে।`,
  NOT_STORABLE: (_, { label }) => `${label}: এখানে এমন একটি অক্ষর আছে যা দোকান রাখতে পারে না। আবার লিখুন।`,
  LETTERS_LOST: () => 'ফাইল সেভ করার সময় অক্ষরগুলো প্রশ্নবোধক চিহ্ন হয়ে গেছে। পণ্যের ফাইল আবার নামিয়ে “CSV UTF-8” হিসেবে সেভ করুন।',
  EXPORTED_QUANTITY_MISSING: (_, { column }) =>
    `স্টক বদলাতে “${column}” নামানো ফাইলে যেমন ছিল তেমন থাকতে হবে। পণ্যের ফাইল আবার নামান।`,
  STOCK_CHANGED: ({ expectedQuantity, quantity }) =>
    `ফাইল নামানোর সময় স্টক ছিল ${number(expectedQuantity)}, এখন ${number(quantity)}। পণ্যের ফাইল আবার নামান।`,
}
