import type { orderNews as english } from '../en/order-news.ts'

/** What those who work in the shop are told of orders, on whichever page they are. */
export const orderNews: typeof english = {
  placed: (order) => `নতুন অর্ডার ${order}`,
  notify: 'এই ডিভাইসে নতুন অর্ডারের নোটিফিকেশন',
  now: {
    on: 'দোকান কোনো ট্যাবে খোলা থাকলে এই ডিভাইস নতুন অর্ডারের কথা জানাবে।',
    off: 'এই ডিভাইস আর নতুন অর্ডারের কথা জানাবে না।',
  },
  refused: 'আপনার ব্রাউজার এটি করতে দিচ্ছে না। ব্রাউজারের সেটিংসে এই দোকানের নোটিফিকেশন চালু করে ঘণ্টাটি আবার চাপুন।',
}
