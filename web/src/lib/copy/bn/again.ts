import type { again as english } from '../en/again.ts'
import { bnFormat } from './format.ts'

const { number } = bnFormat

/** Ordering the same once more. */
export const again: typeof english = {
  button: 'আবার অর্ডার করুন',
  question: 'সব আগের মতো নেই',
  yes: 'যা আছে কার্টে রাখুন',
  gone: (name) => `${name} শেষ হয়ে গেছে।`,
  fewer: (name, left) => `${name} আর মাত্র ${number(left)}টি আছে।`,
  dearer: (name, now, before) => `${name}-এর দাম এখন ${now}; আগে ছিল ${before}।`,
  nothingLeft: 'সবগুলোই শেষ হয়ে গেছে, তাই আবার অর্ডার করা যাবে না।',
  added: 'কার্টে রাখা হয়েছে।',
  there: 'এগুলো আগে থেকেই কার্টে আছে।',
  notAll: 'সব কার্টে রাখা যায়নি',
  wentIn: (names) => `কার্টে আছে: ${names.join('; ')}।`,
  didNot: 'রাখা যায়নি:',
  full: (name) => `${name}: কার্টে আর কোনো পণ্যের জায়গা নেই।`,
  unanswered: (name) => `${name}: দোকান উত্তর দেয়নি। আবার “আবার অর্ডার করুন” চাপুন; কার্টে যা আছে তা দুবার রাখা হবে না।`,
  toCart: 'কার্টে যান',
  stay: 'এখানে থাকুন',
}
