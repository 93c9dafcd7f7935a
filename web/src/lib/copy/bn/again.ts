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
}
