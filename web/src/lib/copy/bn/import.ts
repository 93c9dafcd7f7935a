import type { importing as english } from '../en/import.ts'
import { bnFormat } from './format.ts'
import { importProblems } from './import-problems.ts'

const { number } = bnFormat

/** What the shop says of a file of products before it is imported. */
export const importing: typeof english = {
  problems: importProblems,
  changes: (count) => `${number(count)}টি পণ্যে যা বদলাবে`,
  row: (row) => `সারি ${number(row)}`,
  becomes: 'বদলে হবে',
  nothing: 'কিছু নেই',
  more: (count) => `এবং আরও ${number(count)}টি পণ্য`,
  alike: (count) => `${number(count)}টি নতুন পণ্য আগে থেকে থাকা পণ্যের মতো`,
  alikeText: 'নাম ও বিভাগ একই। কোনো পণ্য বদলাতে চাইলে তার id-সহ সারি আনুন।',
  inShop: 'দোকানে আগেই আছে',
  inRow: (row) => `${number(row)} নম্বর সারিতেও আছে`,
  question: 'তবুও যোগ করবেন?',
  questionText: (count) => `এই ফাইলের ${number(count)}টি নতুন পণ্য আগে থেকে থাকা পণ্যের মতো। দোকানে দুটিই দেখা যাবে।`,
  yes: 'সব আনুন',
}
