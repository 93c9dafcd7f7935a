import { enFormat } from './format.ts'

const { number } = enFormat

const products = (count: number) => (count === 1 ? '1 product' : `${number(count)} products`)

/** What the wish list and its hearts say. */
export const wish = {
  put: (name: string) => `On the wish list: ${name}`,
  holds: (count: number) => `Wish list, ${products(count)}`,
  count: products,
  added: 'It is on your wish list',
  full: 'Your wish list holds 200 products, which is all it can. Take one off first.',
  gone: 'This product is no longer sold.',
  failed: 'Your wish list could not be loaded',
  empty: 'Nothing is on your wish list yet. Tap the heart on a product to keep it here.',
  putBack: (name: string) => `${name} is back on the wish list`,
  noLongerSold: 'No longer sold',
  takeOff: 'Take off',
  takeOffOf: (name: string) => `Take off: ${name}`,
  addToCart: 'Add to cart',
  addToCartOf: (name: string) => `Add to cart: ${name}`,
  choose: 'Please choose a size or colour first.',
}

export type WishSentences = typeof wish
