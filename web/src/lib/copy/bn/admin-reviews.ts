import type { reviews as english } from '../en/admin-reviews.ts'
import { bnFormat } from './format.ts'

const { number } = bnFormat

/** Reviews, as admins see them. */
export const reviews: typeof english = {
  hiding: {
    button: 'লুকান',
    label: (name) => `${name}-এর রিভিউ লুকান`,
    question: (name) => `${name}-এর রিভিউ লুকাবেন?`,
    text: 'এটি আর রেটিংয়ে গোনা হবে না, শুধু অ্যাডমিন আর যিনি লিখেছেন তিনি দেখবেন। পরে আবার দেখাতে পারবেন।',
    done: (name) => `${name}-এর রিভিউ লুকানো হয়েছে`,
  },
  showing: {
    button: 'আবার দেখান',
    label: (name) => `${name}-এর রিভিউ আবার দেখান`,
    question: (name) => `${name}-এর রিভিউ আবার দেখাবেন?`,
    text: 'সবাই এটি দেখবে, রেটিংয়েও গোনা হবে।',
    done: (name) => `${name}-এর রিভিউ দেখানো হচ্ছে`,
  },
  hidden: (count) => `${number(count)}টি লুকানো রিভিউ`,
  gone: 'এই রিভিউটি আর নেই।',
  loadFailed: 'লুকানো রিভিউ লোড করা যায়নি',
}
