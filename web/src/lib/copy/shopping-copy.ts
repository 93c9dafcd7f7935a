import { copyArea } from './copy-area.ts'
import type { Copy } from './en/en.ts'
import { type ShoppingSentences, shopping } from './en/shopping.ts'

/** For the page of a product, the cart, the checkout, orders, signing in, the profile and letters to the shop. */
export const shoppingCopy = copyArea(shopping, async () => (await import('./bn/shopping.ts')).shopping)

export type ShoppingCopy = Copy & ShoppingSentences
