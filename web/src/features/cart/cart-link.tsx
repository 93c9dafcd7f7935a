import { ShoppingCart } from 'lucide-react'
import { piecesOf } from '../../lib/cart/pieces-of.ts'
import { useCopy } from '../../lib/copy/use-copy.ts'
import { paths } from '../../lib/navigation/paths.ts'
import { CountedLink } from '../../ui/basic/counted-link.tsx'
import { useCartPiecesQuery } from './cart-link.generated.ts'

/** The way to a shopper's cart, with the number of pieces in it. */
export const CartLink = () => {
  const { menu: copy } = useCopy()
  const { data } = useCartPiecesQuery({ fetchPolicy: 'cache-and-network' })
  const pieces = data ? piecesOf(data.cart.items) : 0

  return (
    <CountedLink
      label={pieces > 0 ? copy.cartHolds(pieces) : copy.cart}
      icon={ShoppingCart}
      to={paths.cart()}
      count={pieces}
    />
  )
}
