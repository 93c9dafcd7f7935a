import { screen } from '@testing-library/react'
import { buildCartItem } from './build-cart.ts'
import { buildUser, serverOf } from './fake-identity.ts'
import { visit } from './visit.tsx'

type Answers = Parameters<typeof serverOf>[1]

export const mat = buildCartItem({ productId: 'p-2', name: 'Prayer Mat', quantity: 1, unitPrice: 855, lineTotal: 855 })

/** The page of such a cart, for a shopper. */
export const openCart = (cart: object, answers: Answers = {}) =>
  visit('/cart', serverOf(buildUser(), { Cart: () => ({ cart }), ...answers }))

/** How many pieces there are, what they cost, what their delivery costs, and what all comes to. */
export const sums = () => {
  const textsOf = (role: string) => screen.getAllByRole(role).map(({ textContent }) => textContent)
  return [textsOf('term')[0], ...textsOf('definition')]
}

/** What the shop answers while it does not. */
export const never = () => new Promise<object>(() => undefined)
