import type { FragmentType } from '@apollo/client'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { manageCopy } from '../../../../lib/copy/manage-copy.ts'
import { useCopy } from '../../../../lib/copy/use-copy.ts'
import { paths } from '../../../../lib/navigation/paths.ts'
import { media } from '../../../../theme/tokens.ts'
import { Card, Rest } from '../managed-order-card.ts'
import { type CustomerFacts_OrderFragment, useCustomerFacts_OrderFragment } from './customer-facts.generated.ts'

interface CustomerFactsProps {
  order: FragmentType<CustomerFacts_OrderFragment>
  /** It is still to be decided whether it is sent. */
  isDeciding: boolean
}

/** What the shop itself knows of the phone and the account of an order: plain facts, for whoever calls. */
export const CustomerFacts = ({ order, isDeciding }: CustomerFactsProps) => {
  const { facts: copy, allOrders, taka } = useCopy(manageCopy)
  const { data, complete } = useCustomerFacts_OrderFragment(order)
  if (!complete || !data.customerFacts) return null
  const { orders, delivered, returned, cancelled, firstOrderAbove, open } = data.customerFacts
  const isWarning = isDeciding && (open.length + returned + cancelled > 0 || firstOrderAbove !== null)
  const counts = [
    copy.orders(orders),
    delivered > 0 && copy.delivered(delivered),
    returned > 0 && copy.returned(returned),
    cancelled > 0 && copy.cancelled(cancelled),
  ]

  // What says nothing against an order is not needed before it is looked at.
  return (
    <Rest data-always={isWarning || undefined} data-call>
      <Known aria-label={copy.heading} role="group">
        <b>{copy.heading}</b>
        <ul>
          <li>{copy.together(counts.filter((said) => said !== false).join(', '))}</li>
          {open.map(({ number, status, isToPhone }) => (
            <li key={number}>
              {isToPhone ? copy.toPhone : copy.ofAccount} <Link to={paths.orderNumbered(number)}>{number}</Link>,{' '}
              {allOrders.statuses[status]}
            </li>
          ))}
          {firstOrderAbove !== null && <li>{copy.first(taka(firstOrderAbove))}</li>}
        </ul>
      </Known>
    </Rest>
  )
}

const Known = styled.div`
  display: grid;
  gap: var(--space-1);
  padding: var(--space-3);
  border-radius: var(--radius-control);
  background: var(--sunken);
  font: 400 var(--type-small);
  b { font-weight: 600; }
  ul { display: grid; gap: var(--space-1); }
  ${media.narrow} { ${Card}:not([data-whole], [data-call]) & li:nth-child(n + 3) { display: none; } }
  a { color: var(--primary); text-decoration: underline; white-space: nowrap; }
`
