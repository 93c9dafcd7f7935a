import { X } from 'lucide-react'
import styled from 'styled-components'
import { manageCopy } from '../../../lib/copy/manage-copy.ts'
import { useCopy } from '../../../lib/copy/use-copy.ts'
import { media } from '../../../theme/tokens.ts'
import { Icon } from '../../../ui/basic/icon.tsx'
import { chip } from './order-filter-chip.tsx'
import type { OrderNarrowing } from './order-params.ts'

interface FiltersOnProps {
  narrowing: OrderNarrowing
  /** What the days are called; undefined where they have no name. */
  daysName: string | undefined
  totalName: (low: number | null, high: number | null) => string
  /** What goes out of the address with it. */
  onTakeAway: (names: readonly string[]) => void
}

/** What narrows the list, where the filters themselves are folded away; each is taken away by a press. */
export const FiltersOn = ({ narrowing, daysName, totalName, onTakeAway }: FiltersOnProps) => {
  const { orderLists: copy, allOrders, districtName, format } = useCopy(manageCopy)
  const { from, to, district, courier, minTotal, maxTotal, cash } = narrowing
  const span = [from && copy.since(format.date(from)), to && copy.until(format.date(to))].filter(Boolean).join(' ')
  const on = [
    { names: ['days', 'from', 'to'], called: (from ?? to) && copy.on(copy.days, daysName ?? span) },
    { names: ['district'], called: district && copy.on(copy.district, districtName(district)) },
    { names: ['courier'], called: courier && copy.on(copy.courier, courier) },
    {
      names: ['minTotal', 'maxTotal'],
      called: (minTotal ?? maxTotal) !== null && copy.on(copy.total, totalName(minTotal, maxTotal)),
    },
    { names: ['cash'], called: cash && allOrders.cash[cash] },
  ].flatMap(({ names, called }) => (called ? [{ names, called }] : []))

  if (on.length === 0) return null
  return (
    <List aria-label={copy.filtersOn}>
      {on.map(({ names, called }) => (
        <li key={called}>
          <TakeAway type="button" aria-label={copy.takeAway(called)} onClick={() => onTakeAway(names)}>
            {called}
            <Icon of={X} />
          </TakeAway>
        </li>
      ))}
    </List>
  )
}

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  flex-basis: 100%;
  order: 1;
  gap: var(--space-2);
  ${media.wide} { display: none; }
`

const TakeAway = styled.button`
  ${chip}
  display: inline-flex;
  align-items: center;
  gap: var(--space-2);
  border-color: var(--primary);
  background: var(--primary-soft);
  color: var(--primary);
  overflow-wrap: anywhere;
`
