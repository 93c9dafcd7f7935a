import type { ReactNode } from 'react'
import styled from 'styled-components'
import { shoppingCopy } from '../../lib/copy/shopping-copy.ts'
import { useCopy } from '../../lib/copy/use-copy.ts'
import { Sum } from './sums.tsx'

interface DeliveryLineProps {
  district: string
  /** In whole taka. */
  fee: number
  /** When it comes. */
  days: string | null
  children?: ReactNode
}

/** What the delivery adds to the total of an order, and when it comes. */
export const DeliveryLine = ({ district, fee, days, children }: DeliveryLineProps) => {
  const { promise, districtName, taka } = useCopy(shoppingCopy)

  return (
    <Sum>
      <dt>
        {promise.sum(districtName(district))}
        {days && <Days>{days}</Days>}
        {children}
      </dt>
      <dd>{fee === 0 ? promise.free : taka(fee)}</dd>
    </Sum>
  )
}

const Days = styled.span`
  display: block;
  color: var(--muted);
  font: 400 var(--type-small);
`
