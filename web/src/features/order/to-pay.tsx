import { isAwaited } from '@sunnah-store/schema/order-steps'
import styled from 'styled-components'
import type { OrderStatus } from '../../generated/types.ts'
import { shoppingCopy } from '../../lib/copy/shopping-copy.ts'
import { useCopy } from '../../lib/copy/use-copy.ts'

interface ToPayProps {
  order: { status: OrderStatus; total: number; deliveryFee: number }
}

/** What to have ready in cash for an order, or what was paid for it. */
export const ToPay = ({ order: { status, total, deliveryFee } }: ToPayProps) => {
  const { orders: copy, taka } = useCopy(shoppingCopy)
  const isPaid = status === 'DELIVERED'
  const fee = deliveryFee > 0 && copy.withDelivery(taka(deliveryFee))

  return (
    <Sum>
      <dt>{isPaid ? copy.paid : copy.toPay}</dt>
      <dd>
        {isPaid || isAwaited(status) ? taka(total) : copy.nothingToPay}
        {isPaid && <small>{copy.inCash}</small>}
        {isAwaited(status) && <small>{[copy.haveReady, fee].filter(Boolean).join(', ')}</small>}
      </dd>
    </Sum>
  )
}

const Sum = styled.div`
  display: flex;
  justify-content: space-between;
  gap: var(--space-4);
  & > dt { flex: none; color: var(--text); font: 400 var(--type-body); }
  & > dd { font: 700 var(--type-lead); text-align: end; }
  small { display: block; color: var(--muted); font: 400 var(--type-small); }
`
