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
}
