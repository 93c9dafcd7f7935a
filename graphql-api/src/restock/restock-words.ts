import { Language } from '../user/language.js'

/** What the notice says that something is back. */
export const restockWords = {
  [Language.ENGLISH]: {
    lang: 'en',
    subject: (name: string) => `Back in stock: ${name}`,
    greeting: 'As-salamu alaykum,',
    asked: (name: string) => `you wanted to know when this is back: ${name}.`,
    inStock: 'It is in stock now. We do not set a piece aside; whoever orders first has it.',
    look: 'See it in the shop',
    once: 'You asked for this mail on the page of the product. We send it once.',
    shop: 'Sunnah Store',
  },
  [Language.BANGLA]: {
    lang: 'bn',
    subject: (name: string) => `আবার স্টকে এসেছে: ${name}`,
    greeting: 'আসসালামু আলাইকুম,',
    asked: (name: string) => `আপনি জানতে চেয়েছিলেন এটি কবে আবার আসবে: ${name}।`,
    inStock: 'এটি এখন স্টকে আছে। আমরা কারও জন্য আলাদা করে রাখি না; যিনি আগে অর্ডার করবেন তিনিই পাবেন।',
    look: 'দোকানে দেখুন',
    once: 'আপনি পণ্যের পাতায় এই ইমেইল চেয়েছিলেন। আমরা এটি একবারই পাঠাই।',
    shop: 'সুন্নাহ স্টোর',
  },
}

export type RestockWords = (typeof restockWords)[Language]
