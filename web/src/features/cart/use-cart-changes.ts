import type { ApolloCache } from '@apollo/client'
import { useApolloClient } from '@apollo/client/react'
import { type ShoppingCopy, shoppingCopy } from '../../lib/copy/shopping-copy.ts'
import { useCopy } from '../../lib/copy/use-copy.ts'
import { refusalOf } from '../../lib/failure/refusal.ts'
import { notify } from '../../lib/notify/notify.ts'
import {
  CartDocument,
  type CartSums_CartFragment,
  CartSums_CartFragmentDoc,
  usePutBackIntoCartMutation,
  useRemoveFromCartMutation,
  useSetCartQuantityMutation,
} from './cart.generated.ts'
import { cartSettled, inTurn, isInCart, showChange } from './cart-changes.ts'
import type { CartLine_ItemFragment } from './cart-line.generated.ts'
import { withoutLine, withQuantity } from './optimistic-cart.ts'

/** What names a line of the cart to the shop. */
interface Line {
  productId: string
  variantId: string
}

type RemovedLine = Line & Pick<CartLine_ItemFragment, 'quantity' | 'unitPriceWhenAdded' | 'addedAt'>

/** Changes the cart with optimistic updates; a refused change is reverted and a message shown. */
export const useCartChanges = () => {
  const copy = useCopy(shoppingCopy)
  const client = useApolloClient()
  const [setCartQuantity] = useSetCartQuantityMutation()
  const [removeFromCart] = useRemoveFromCartMutation()
  const [putBackIntoCart] = usePutBackIntoCartMutation()

  const notifyFailure = (error: unknown) => {
    notify.error(whyNot(error, copy))
    // The cart or the stock was changed elsewhere, so the shown cart is out of date.
    if (refusalOf(error)) client.query({ query: CartDocument, fetchPolicy: 'network-only' }).catch(() => undefined)
  }

  return {
    /** Resolves when every queued change has been answered. */
    settled: () => cartSettled(client),
    /** Null removes the optimistic change. */
    showQuantity: ({ variantId }: Line, quantity: number | null) =>
      showChange(
        client.cache,
        `quantity of ${variantId}`,
        quantity === null ? null : (cart) => withQuantity(cart, variantId, quantity),
      ),
    setQuantity: async ({ productId, variantId }: Line, quantity: number) => {
      if (!isInCart(client.cache, variantId)) return
      await inTurn(client, () => setCartQuantity({ variables: { input: { productId, variantId, quantity } } })).catch(
        notifyFailure,
      )
    },
    /** @returns whether the line is back; if not, a message has been shown */
    putBack: ({ productId, variantId, quantity, unitPriceWhenAdded, addedAt }: RemovedLine): Promise<boolean> =>
      inTurn(client, () =>
        putBackIntoCart({ variables: { input: { productId, variantId, quantity, unitPriceWhenAdded, addedAt } } }),
      )
        .then(() => true)
        .catch((error: unknown) => {
          const isGone = refusalOf(error)?.code === 'NOT_FOUND'
          notify.error(isGone ? copy.cart.noLongerThere : whyNot(error, copy))
          return false
        }),
    /** @returns whether it was removed; if not, a message has been shown */
    remove: ({ productId, variantId }: Line): Promise<boolean> => {
      const without = (cart: CartSums_CartFragment) => withoutLine(cart, variantId)
      const name = `removal of ${variantId}`
      showChange(client.cache, name, without)
      const update = (cache: ApolloCache) => {
        cache.updateFragment(
          { from: { __typename: 'Cart' }, fragment: CartSums_CartFragmentDoc },
          (cart) => cart && without(cart),
        )
      }
      return inTurn(client, () => removeFromCart({ variables: { productId, variantId }, update }))
        .then(() => true)
        .catch((error: unknown) => {
          notifyFailure(error)
          return false
        })
        .finally(() => showChange(client.cache, name, null))
    },
  }
}

const whyNot = (error: unknown, { buying, cart, failure }: ShoppingCopy) => {
  const refusal = refusalOf(error)
  if (refusal?.code === 'NOT_FOUND') return cart.lineGone
  if (refusal?.code === 'RATE_LIMITED') return failure.busy
  if (refusal?.code !== 'OUT_OF_STOCK') return cart.changeFailed
  return buying.left(refusal.lines[0]?.available ?? 0)
}
