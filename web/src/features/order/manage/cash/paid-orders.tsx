import { useState } from 'react'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { manageCopy } from '../../../../lib/copy/manage-copy.ts'
import { useCopy } from '../../../../lib/copy/use-copy.ts'
import { paths } from '../../../../lib/navigation/paths.ts'
import { Muted } from '../../../../ui/basic/muted.ts'
import { touchLink } from '../../../../ui/basic/touch-link.ts'
import { Unbroken } from '../../../../ui/basic/unbroken.ts'
import { Loaded } from '../../../../ui/feedback/loaded.tsx'
import { usePayoutOrdersQuery } from './cash.generated.ts'

interface PaidOrdersProps {
  payout: { id: string; courier: string; orderCount: number }
}

/** How many orders a payout is for; unfolded, which. */
export const PaidOrders = ({ payout: { id, courier, orderCount } }: PaidOrdersProps) => {
  const { cash: copy, format } = useCopy(manageCopy)
  const [open, setOpen] = useState(false)
  if (orderCount === 0) return <>{format.number(orderCount)}</>

  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <Summary aria-label={`${copy.orders(orderCount)}: ${courier}`}>{format.number(orderCount)}</Summary>
      {open && <OrdersOf id={id} />}
    </details>
  )
}

const OrdersOf = ({ id }: { id: string }) => {
  const { cash: copy, allOrders, taka } = useCopy(manageCopy)
  const query = usePayoutOrdersQuery({ variables: { id }, fetchPolicy: 'cache-and-network' })

  return (
    <Loaded query={query} failed={copy.loadFailed} skeleton={null}>
      {({ payoutOrders }) => (
        <ul>
          {payoutOrders.map(({ id: orderId, number, customerName, cameBack, removed, total }) => (
            <li key={orderId}>
              {removed ? (
                <Unbroken>{number}</Unbroken>
              ) : (
                <OrderLink to={paths.orderNumbered(number)}>
                  <Unbroken>{number}</Unbroken>
                </OrderLink>
              )}{' '}
              <Unbroken>{taka(total)}</Unbroken>
              <Muted $small>
                {customerName}
                {cameBack && ` · ${allOrders.statuses.RETURNED}`}
                {removed && ` · ${copy.removed}`}
              </Muted>
            </li>
          ))}
        </ul>
      )}
    </Loaded>
  )
}

const Summary = styled.summary`
  min-height: var(--touch);
  align-content: center;
  cursor: pointer;
`

const OrderLink = styled(Link)`
  ${touchLink}
`
