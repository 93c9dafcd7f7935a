import { buildProduct } from './build-product.ts'
import { serverOf, stayLoggedIn } from './fake-identity.ts'
import { visit } from './visit.tsx'

/** Four attars that anybody may buy. */
export const product = buildProduct({ id: 'p-1', name: 'Oud Attar', quantity: 4, discountedPrice: 722 })

/** The page for buying it, open before somebody who is logged in, and what else the server answers. */
export const openAs = (user: object, answers: Parameters<typeof serverOf>[1] = {}) => {
  stayLoggedIn()
  return visit(
    '/buynow/p-1',
    serverOf(user, {
      Product: () => ({ product }),
      OwnReview: () => ({ ownReview: null }),
      OwnVotes: () => ({ ownVotes: [] }),
      ...answers,
    }),
  )
}
