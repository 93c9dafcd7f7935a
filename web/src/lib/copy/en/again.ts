import { enFormat } from './format.ts'

const { number } = enFormat

/** Ordering the same once more. */
export const again = {
  button: 'Order again',
  question: 'Not everything is as it was',
  yes: 'Put the rest in the cart',
  gone: (name: string) => `${name} is sold out.`,
  fewer: (name: string, left: number) => `Only ${number(left)} left of ${name}.`,
  dearer: (name: string, now: string, before: string) => `${name} is now ${now}; it was ${before}.`,
  nothingLeft: 'All of it is sold out now, so it cannot be ordered again.',
  added: 'It is in your cart.',
  there: 'It is in your cart already.',
  notAll: 'Not all of it is in your cart',
  wentIn: (names: readonly string[]) => `In your cart: ${names.join('; ')}.`,
  didNot: 'Not put in:',
  full: (name: string) => `${name}: your cart has no room for another product.`,
  unanswered: (name: string) =>
    `${name}: the shop did not answer. Press “Order again” once more; what is in your cart is not put in twice.`,
  toCart: 'Go to the cart',
  stay: 'Stay here',
}
