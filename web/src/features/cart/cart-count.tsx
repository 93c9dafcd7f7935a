import { shoppingCopy } from '../../lib/copy/shopping-copy.ts'
import { useCopy } from '../../lib/copy/use-copy.ts'
import { Muted } from '../../ui/basic/muted.ts'
import { useCartQuery } from './cart.generated.ts'

/** How much lies in the cart, once somebody has asked for it; nothing for an empty one. */
export const CartCount = () => {
  const { cart: copy } = useCopy(shoppingCopy)
  const { data } = useCartQuery({ fetchPolicy: 'cache-only' })
  const pieces = data ? piecesOf(data.cart) : 0

  return pieces > 0 ? <Muted>{copy.count(pieces)}</Muted> : null
}

/** How many pieces lie in a cart, over all its lines. */
export const piecesOf = ({ items }: { items: readonly { quantity: number }[] }) =>
  items.reduce((sum, { quantity }) => sum + quantity, 0)
