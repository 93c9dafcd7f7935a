import type { ApolloCache, ApolloClient } from '@apollo/client'
import { type CartSums_CartFragment, CartSums_CartFragmentDoc } from './cart.generated.ts'

const from = { __typename: 'Cart' }
const tails = new WeakMap<ApolloClient, Promise<unknown>>()

/** Queues a change of the cart behind earlier ones, so that the last change wins. */
export const inTurn = <Answer>(client: ApolloClient, change: () => Promise<Answer>): Promise<Answer> => {
  const answer = cartSettled(client).then(change)
  tails.set(
    client,
    answer.catch(() => undefined),
  )
  return answer
}

/** Resolves when every queued change has been answered. */
export const cartSettled = (client: ApolloClient): Promise<unknown> => tails.get(client) ?? Promise.resolve()

/** Applies a named optimistic change to the cart; null removes it. */
export const showChange = (
  cache: ApolloCache,
  name: string,
  change: ((cart: CartSums_CartFragment) => CartSums_CartFragment) | null,
) => {
  cache.removeOptimistic(name)
  if (change)
    cache.recordOptimisticTransaction((shown) => {
      shown.updateFragment({ from, fragment: CartSums_CartFragmentDoc }, (cart) => cart && change(cart))
    }, name)
}

/** Whether the cached cart still has this line. */
export const isInCart = (cache: ApolloCache, variantId: string) => {
  const cart = cache.readFragment({ from, fragment: CartSums_CartFragmentDoc }, true)
  return !cart || cart.items.some((item) => item.variantId === variantId)
}
