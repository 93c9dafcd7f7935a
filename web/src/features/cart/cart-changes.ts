import type { ApolloCache, ApolloClient } from '@apollo/client'
import { type CartSums_CartFragment, CartSums_CartFragmentDoc } from './cart.generated.ts'

const from = { __typename: 'Cart' }
const tails = new WeakMap<ApolloClient, Promise<unknown>>()

/** Sends a change of the cart when those before it are answered: the last one asked for is the one that stays. */
export const inTurn = <Answer>(client: ApolloClient, change: () => Promise<Answer>): Promise<Answer> => {
  const answer = cartSettled(client).then(change)
  tails.set(
    client,
    answer.catch(() => undefined),
  )
  return answer
}

/** Until the shop has answered every change that was asked for. */
export const cartSettled = (client: ApolloClient): Promise<unknown> => tails.get(client) ?? Promise.resolve()

/** Shows a change before the shop has answered it, under a name of its own; null shows again what the shop has said. */
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

/** Whether there is still such a line to change, as far as is known here. */
export const isInCart = (cache: ApolloCache, productId: string) => {
  const cart = cache.readFragment({ from, fragment: CartSums_CartFragmentDoc }, true)
  return !cart || cart.items.some((item) => item.productId === productId)
}
