import type { release as english } from '../en/release.ts'

/** Releasing an order from a courier that does not answer. */
export const release: typeof english = {
  act: (courier) => `${courier ?? 'কুরিয়ার'} থেকে ছাড়ান`,
  question: (order, courier) => `${courier ?? 'কুরিয়ার'} থেকে ${order} ছাড়াবেন?`,
  mayHave: (courier) =>
    `${courier ?? 'কুরিয়ার'}-কে এই অর্ডারের কথা জানানো হয়েছিল; পার্সেলটি তাদের কাছে থাকতে পারে, ক্রেতার কাছে পৌঁছেও দিতে পারে। অন্য কারও সঙ্গে পাঠালে দুটি পার্সেল চলে যেতে পারে।`,
  askFirst: (courier) => `আগে ${courier ?? 'কুরিয়ার'}-কে ফোন করে জেনে নিন। সেখানে এর ইনভয়েস নম্বর:`,
  means: (courier) =>
    `এরপর এটি আবার বদলানো, পাঠানো বা বাতিল করা যাবে। ${courier ?? 'কুরিয়ার'} পরে এটি নিয়ে কিছু জানালে তা “দেখতে হবে”-তে থাকবে, নিজে থেকে কিছুই বদলাবে না।`,
  said: 'কুরিয়ার কী বলেছে (না দিলেও চলে)',
  yes: 'ছাড়িয়ে নিন',
  done: (order) => `${order} ছাড়ানো হয়েছে`,
  happened: 'উত্তর না দেওয়া কুরিয়ার থেকে ছাড়ানো হয়েছে',
}
