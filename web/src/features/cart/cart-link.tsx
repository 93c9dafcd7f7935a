import { ShoppingCart } from 'lucide-react'
import styled from 'styled-components'
import { piecesOf } from '../../lib/cart/pieces-of.ts'
import { useCopy } from '../../lib/copy/use-copy.ts'
import { paths } from '../../lib/navigation/paths.ts'
import { IconLink } from '../../ui/basic/icon-button.tsx'
import { useCartPiecesQuery } from './cart-link.generated.ts'

const mostShown = 99

/** The way to a shopper's cart, with the number of pieces in it. */
export const CartLink = () => {
  const { menu: copy, format } = useCopy()
  const { data } = useCartPiecesQuery({ fetchPolicy: 'cache-and-network' })
  const pieces = data ? piecesOf(data.cart.items) : 0

  return (
    <Place>
      <IconLink label={pieces > 0 ? copy.cartHolds(pieces) : copy.cart} icon={ShoppingCart} to={paths.cart()} />
      {pieces > 0 && (
        <Count aria-hidden>
          {format.number(Math.min(pieces, mostShown))}
          {pieces > mostShown && '+'}
        </Count>
      )}
    </Place>
  )
}

const Place = styled.div`
  position: relative;
`

const Count = styled.span`
  position: absolute;
  inset: 2px 0 auto auto;
  min-width: 20px;
  padding-inline: 5px;
  border-radius: var(--radius-pill);
  box-shadow: 0 0 0 2px var(--surface);
  background: var(--accent-fill);
  color: var(--on-accent);
  font: 700 12px/20px var(--font);
  text-align: center;
  pointer-events: none;
`
