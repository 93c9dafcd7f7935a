import { piecesOf } from '../../lib/cart/pieces-of.ts'
import { shoppingCopy } from '../../lib/copy/shopping-copy.ts'
import { useCopy } from '../../lib/copy/use-copy.ts'
import { Muted } from '../../ui/basic/muted.ts'
import { useCartQuery } from './cart.generated.ts'

/** The number of pieces in the cart that can be had, once it is loaded; nothing when it is empty. */
export const CartCount = () => {
  const { cart: copy } = useCopy(shoppingCopy)
  const { data } = useCartQuery({ fetchPolicy: 'cache-only' })
  const pieces = data ? piecesOf(data.cart.items) : 0

  return pieces > 0 ? <Muted>{copy.count(pieces)}</Muted> : null
}
