import type { WishSentences } from '../en/wish.ts'
import { bnFormat } from './format.ts'

const { number } = bnFormat

const products = (count: number) => `${number(count)}টি পণ্য`

/** What the wish list and its hearts say in Bangla. */
export const wish: WishSentences = {
  put: (name) => `পছন্দের তালিকায়: ${name}`,
  holds: (count) => `পছন্দের তালিকা, ${products(count)}`,
  count: products,
  added: 'এটি আপনার পছন্দের তালিকায় আছে',
  full: 'আপনার পছন্দের তালিকায় ২০০টি পণ্য আছে, এর বেশি রাখা যায় না। আগে একটি সরান।',
  gone: 'এই পণ্য আর বিক্রি হয় না।',
  failed: 'আপনার পছন্দের তালিকা লোড করা যায়নি',
  empty: 'আপনার পছন্দের তালিকায় এখনো কিছু নেই। কোনো পণ্যের হৃদয় চিহ্নে চাপ দিলে সেটি এখানে থাকবে।',
  putBack: (name) => `${name} আবার পছন্দের তালিকায় আছে`,
  noLongerSold: 'আর বিক্রি হয় না',
  takeOff: 'সরান',
  takeOffOf: (name) => `সরান: ${name}`,
  addToCart: 'কার্টে নিন',
  addToCartOf: (name) => `কার্টে নিন: ${name}`,
  choose: 'আগে সাইজ বা রং বেছে নিন।',
}
