import { usePageCopy } from '../../lib/copy/use-page-copy.ts'
import { notify } from '../../lib/notify.ts'
import { CartSums_CartFragmentDoc, useRemoveFromCartMutation, useSetCartQuantityMutation } from './cart.generated.ts'
import { withoutLine } from './without-line.ts'

/** Changes what the cart holds; what the shop refuses is said and stays as it was. */
export const useCartChanges = () => {
  const { cart: copy } = usePageCopy()
  const [setCartQuantity] = useSetCartQuantityMutation()
  const [removeFromCart] = useRemoveFromCartMutation()
  const sayFailed = () => notify.error(copy.changeFailed)

  return {
    setQuantity: (productId: string, quantity: number) =>
      setCartQuantity({ variables: { input: { productId, quantity } } }).catch(sayFailed),
    // Out of sight at once; the cache brings it back when the shop refuses.
    remove: (productId: string) =>
      removeFromCart({
        variables: { productId },
        optimisticResponse: { removeFromCart: true },
        update: (cache) => {
          const from = { __typename: 'Cart' }
          cache.updateFragment(
            { from, fragment: CartSums_CartFragmentDoc },
            (cart) => cart && withoutLine(cart, productId),
          )
        },
      }).catch(sayFailed),
  }
}
