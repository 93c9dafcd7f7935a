import { Truck } from 'lucide-react'
import styled from 'styled-components'
import { shoppingCopy } from '../../lib/copy/shopping-copy.ts'
import { useCopy } from '../../lib/copy/use-copy.ts'
import { Icon } from '../../ui/basic/icon.tsx'
import { PaddedPanel } from '../../ui/basic/panel.tsx'

/** The card of the sums of a cart. */
export const CartSummaryPanel = styled(PaddedPanel)`
  justify-items: stretch;
`

/** How a cart is paid for. */
export const CartPayment = () => {
  const { cart: copy } = useCopy(shoppingCopy)

  return (
    <Line>
      <Icon of={Truck} />
      {copy.payment}
    </Line>
  )
}

const Line = styled.p`
  display: flex;
  align-items: center;
  gap: var(--space-3);
  color: var(--muted);
  font: 400 var(--type-small);
  & > span { color: var(--primary); }
`
