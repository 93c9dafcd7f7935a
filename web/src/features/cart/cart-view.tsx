import { Truck } from 'lucide-react'
import { useState } from 'react'
import styled from 'styled-components'
import { shoppingCopy } from '../../lib/copy/shopping-copy.ts'
import { useCopy } from '../../lib/copy/use-copy.ts'
import { paths } from '../../lib/navigation/paths.ts'
import { ButtonLink } from '../../ui/basic/button.tsx'
import { Icon } from '../../ui/basic/icon.tsx'
import { PaddedPanel } from '../../ui/basic/panel.tsx'
import { VisuallyHidden } from '../../ui/basic/visually-hidden.tsx'
import { Sum, SumList, TotalSum } from '../../ui/data/sums.tsx'
import { StatusPlace } from '../../ui/feedback/live-place.ts'
import { Split } from '../../ui/layout/page-layout.ts'
import type { CartQuery } from './cart.generated.ts'
import { piecesOf } from './cart-count.tsx'
import { CartLine } from './cart-line.tsx'
import { CartTable } from './cart-table.ts'
import { ProceedButton } from './proceed-button.tsx'
import { TotalBar } from './total-bar.ts'
import { useCartChanges } from './use-cart-changes.ts'

/** What lies in the cart, what it costs, and the way on. */
export const CartView = ({ cart }: { cart: CartQuery['cart'] }) => {
  const { cart: copy } = useCopy(shoppingCopy)
  const { remove, ...changes } = useCartChanges()
  const [removed, setRemoved] = useState('')

  const handleRemove = async (productId: string, name: string) => {
    setRemoved(copy.removed(name))
    const gone = await remove(productId)
    if (!gone) setRemoved((current) => (current === copy.removed(name) ? copy.notRemoved(name) : current))
  }

  return (
    <>
      <StatusPlace as={VisuallyHidden}>{removed}</StatusPlace>
      {cart.items.length > 0 ? (
        <FilledCart cart={cart} changes={changes} onRemove={handleRemove} />
      ) : (
        <PaddedPanel>
          <p>{copy.empty}</p>
          <ButtonLink to={paths.home()}>{copy.browse}</ButtonLink>
          <ProceedButton blocked={copy.blockedEmpty} />
        </PaddedPanel>
      )}
    </>
  )
}

interface FilledCartProps {
  cart: CartQuery['cart']
  changes: Omit<ReturnType<typeof useCartChanges>, 'remove'>
  onRemove: (productId: string, name: string) => void
}

const FilledCart = ({ cart, changes, onRemove }: FilledCartProps) => {
  const { cart: words, buying, format, menu, taka } = useCopy(shoppingCopy)
  const { number, image, product, total, remove } = words
  const heads = [number, { hidden: image }, product, buying.quantity, total, { hidden: remove }]
  const [wrong, setWrong] = useState<readonly string[]>([])
  const ready = cart.canCheckOut && wrong.length === 0

  const noteWrong = (productId: string, isWrong: boolean) =>
    setWrong((known) => {
      const others = known.filter((id) => id !== productId)
      return isWrong ? [...others, productId] : others
    })

  return (
    <Split>
      <CartTable name={menu.cart} heads={heads}>
        {cart.items.map((item, index) => (
          <CartLine
            key={item.productId}
            item={item}
            number={index + 1}
            onShow={changes.showQuantity}
            onQuantity={changes.setQuantity}
            onWrong={noteWrong}
            onRemove={onRemove}
          />
        ))}
      </CartTable>
      <Summary as="aside" aria-labelledby="cart-summary">
        <h2 id="cart-summary">{words.summary}</h2>
        <SumList>
          <Sum>
            <dt>{words.items}</dt>
            <dd>{format.number(piecesOf(cart))}</dd>
          </Sum>
        </SumList>
        <TotalBar data-buy-bar>
          <SumList>
            <TotalSum>
              <dt>{words.grandTotal}</dt>
              <dd>{taka(cart.total)}</dd>
            </TotalSum>
          </SumList>
          <ProceedButton blocked={ready ? null : words.blockedLines} />
        </TotalBar>
        <Payment>
          <Icon of={Truck} />
          {words.payment}
        </Payment>
      </Summary>
    </Split>
  )
}

const Summary = styled(PaddedPanel)`
  justify-items: stretch;
`

const Payment = styled.p`
  display: flex;
  align-items: center;
  gap: var(--space-3);
  color: var(--muted);
  font: 400 var(--type-small);
  & > span { color: var(--primary); }
`
