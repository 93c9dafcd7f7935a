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
    <Line>
      <dt>
        {promise.sum(districtName(district))}
        {days && <Days>{days}</Days>}
        {children}
      </dt>
      <dd>{fee === 0 ? promise.free : taka(fee)}</dd>
    </Line>
  )
}

// What is pressed begins where the words do.
const Line = styled(Sum)`
  dt > button { margin-inline-start: calc(-1 * var(--space-4)); }
`

const Days = styled.span`
  display: block;
  color: var(--muted);
  font: 400 var(--type-small);
`
