import { Truck } from 'lucide-react'
import { useState } from 'react'
import styled from 'styled-components'
import { useCopy } from '../../lib/copy/use-copy.ts'
import { paths } from '../../lib/navigation/paths.ts'
import { ButtonLink } from '../../ui/basic/button.tsx'
import { Icon } from '../../ui/basic/icon.tsx'
import { PaddedPanel, Panel } from '../../ui/basic/panel.tsx'
import { VisuallyHidden } from '../../ui/basic/visually-hidden.tsx'
import { Sum, SumList, TotalSum } from '../../ui/data/sums.ts'
import { StatusPlace } from '../../ui/feedback/live-place.ts'
import { Split } from '../../ui/layout/split.ts'
import type { CartQuery } from './cart.generated.ts'
import { CartLine } from './cart-line.tsx'
import { Table } from './cart-table.ts'
import { piecesOf } from './pieces-of.ts'
import { ProceedButton } from './proceed-button.tsx'
import { TotalBar } from './total-bar.ts'
import { useCartChanges } from './use-cart-changes.ts'

/** What lies in the cart, what it costs, and the way on. */
export const CartView = ({ cart }: { cart: CartQuery['cart'] }) => {
  const { cart: copy } = useCopy()
  const { remove, ...changes } = useCartChanges()
  const [removed, setRemoved] = useState('')

  const handleRemove = async (productId: string, name: string) => {
    setRemoved(copy.removed(name))
    const gone = await remove(productId)
    if (!gone) setRemoved((said) => (said === copy.removed(name) ? copy.notRemoved(name) : said))
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
  const copy = useCopy()
  const [wrong, setWrong] = useState<readonly string[]>([])
  const ready = cart.canCheckOut && wrong.length === 0

  const noteWrong = (productId: string, isWrong: boolean) =>
    setWrong((known) => {
      const others = known.filter((id) => id !== productId)
      return isWrong ? [...others, productId] : others
    })

  return (
    <Split>
      <Panel>
        <Table aria-label={copy.cart.heading}>
          <thead>
            <tr>
              <th>{copy.cart.number}</th>
              <th>
                <VisuallyHidden>{copy.cart.image}</VisuallyHidden>
              </th>
              <th>{copy.cart.product}</th>
              <th>{copy.cart.quantity}</th>
              <th>{copy.cart.total}</th>
              <th>
                <VisuallyHidden>{copy.cart.remove}</VisuallyHidden>
              </th>
            </tr>
          </thead>
          <tbody>
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
          </tbody>
        </Table>
      </Panel>
      <Summary as="aside" aria-labelledby="cart-summary">
        <h2 id="cart-summary">{copy.cart.summary}</h2>
        <SumList>
          <Sum>
            <dt>{copy.cart.items}</dt>
            <dd>{copy.format.number(piecesOf(cart))}</dd>
          </Sum>
        </SumList>
        <TotalBar data-buy-bar>
          <SumList>
            <TotalSum>
              <dt>{copy.cart.grandTotal}</dt>
              <dd>{copy.taka(cart.total)}</dd>
            </TotalSum>
          </SumList>
          <ProceedButton blocked={ready ? null : copy.cart.blockedLines} />
        </TotalBar>
        <Payment>
          <Icon of={Truck} />
          {copy.cart.payment}
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
