import { dayAfter } from '@sunnah-store/schema/local-day'
import { SlidersHorizontal } from 'lucide-react'
import { type ChangeEvent, useId, useRef, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import styled from 'styled-components'
import { manageCopy } from '../../../lib/copy/manage-copy.ts'
import { useCopy } from '../../../lib/copy/use-copy.ts'
import { goOnFrom } from '../../../lib/navigation/focus.ts'
import { useToday } from '../../../lib/time/use-today.ts'
import { media } from '../../../theme/tokens.ts'
import { Icon } from '../../../ui/basic/icon.tsx'
import { useCouriersUsedQuery } from './many-orders.generated.ts'
import { chip, DistrictChip, FilterChip } from './order-filter-chip.tsx'
import { FiltersOn } from './order-filters-on.tsx'
import { cashStates, cashWords, narrowedBy, type OrderParams, sortOf } from './order-params.ts'

/** Where one total ends and the next begins, in taka. */
const steps = [1000, 3000, 5000]

/** What narrows the orders, and their order; all of it stands in the address. */
export const OrderFilter = ({ params }: { params: OrderParams }) => {
  const { narrowing, oldestFirst, state } = params
  const { orderLists: copy, allOrders, taka } = useCopy(manageCopy)
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const today = useToday()
  const id = useId()
  const [open, setOpen] = useState(false)
  const fold = useRef<HTMLButtonElement>(null)
  const { data } = useCouriersUsedQuery({ fetchPolicy: 'cache-and-network' })

  const change = (values: Record<string, string | number | null>) => {
    const next = new URLSearchParams(search)
    next.delete('page')
    for (const [name, value] of Object.entries(values)) {
      next.delete(name)
      if (value !== null && value !== '') next.set(name, String(value))
    }
    // The next arrow key goes on from this choice, however soon it comes.
    navigate(`?${next}`, { flushSync: true })
  }
  const handleChoice = ({ target }: ChangeEvent<HTMLSelectElement | HTMLInputElement>) =>
    change({ [target.name]: target.value })

  const { from, to, minTotal, maxTotal } = narrowing
  const spans: Record<string, [string | null, string | null]> = {
    '': [null, null],
    today: [today, today],
    yesterday: [dayAfter(today, -1), dayAfter(today, -1)],
    week: [dayAfter(today, -6), today],
    month: [dayAfter(today, -29), today],
  }
  const spanNames: Record<string, string> = {
    '': copy.allDays,
    today: copy.today,
    yesterday: copy.yesterday,
    week: copy.week,
    month: copy.month,
    own: copy.ownDays,
  }
  const known = Object.entries(spans).find(([, span]) => span[0] === from && span[1] === to)?.[0]
  const days = search.get('days') === 'own' || known === undefined ? 'own' : known
  const totals = [null, ...steps].map((low, i) => ({ low, high: steps[i] ?? null }))
  const totalName = (low: number | null, high: number | null) => {
    if (low === null) return copy.upTo(taka(high ?? 0))
    return high === null ? copy.above(taka(low)) : copy.between(taka(low), taka(high))
  }

  return (
    <Filters>
      <Fold ref={fold} type="button" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
        <Icon of={SlidersHorizontal} />
        {copy.fold(narrowedBy(params))}
      </Fold>
      <Chips id={id} role="group" aria-label={copy.filters} data-open={open || undefined}>
        <FilterChip
          label={copy.days}
          value={days}
          onChange={({ target: { value } }) => {
            const [first = from, last = to] = spans[value] ?? [from ?? today, to ?? today]
            change({ days: value === 'own' ? 'own' : null, from: first, to: last })
          }}
        >
          {Object.entries(spanNames).map(([value, name]) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </FilterChip>
        {days === 'own' && (
          <>
            <Day type="date" name="from" aria-label={copy.from} value={from ?? ''} onChange={handleChoice} />
            <Day type="date" name="to" aria-label={copy.to} value={to ?? ''} onChange={handleChoice} />
          </>
        )}
        <DistrictChip
          label={copy.district}
          name="district"
          value={narrowing.district ?? ''}
          all={copy.allDistricts}
          onChange={handleChoice}
        />
        <FilterChip label={copy.courier} name="courier" value={narrowing.courier ?? ''} onChange={handleChoice}>
          <option value="">{copy.allCouriers}</option>
          {[...new Set([...(data?.couriersUsed ?? []), ...(narrowing.courier ? [narrowing.courier] : [])])].map(
            (courier) => (
              <option key={courier}>{courier}</option>
            ),
          )}
        </FilterChip>
        <FilterChip
          label={copy.total}
          value={totals.findIndex(({ low, high }) => low === minTotal && high === maxTotal)}
          onChange={({ target: { value } }) => {
            const { low = null, high = null } = totals[Number(value)] ?? {}
            change({ minTotal: low, maxTotal: high })
          }}
        >
          <option value={-1}>{copy.anyTotal}</option>
          {totals.map(({ low, high }, i) => (
            <option key={low} value={i}>
              {totalName(low, high)}
            </option>
          ))}
        </FilterChip>
        <FilterChip
          label={copy.cash}
          name="cash"
          value={narrowing.cash === null ? '' : cashWords[narrowing.cash]}
          onChange={handleChoice}
        >
          <option value="">{copy.anyCash}</option>
          {cashStates.map((cash) => (
            <option key={cash} value={cashWords[cash]}>
              {allOrders.cash[cash]}
            </option>
          ))}
        </FilterChip>
      </Chips>
      <FilterChip
        label={copy.sort}
        value={oldestFirst ? 'oldest' : 'newest'}
        onChange={({ target: { value } }) => change({ sort: value === sortOf(state) ? null : value })}
      >
        <option value="newest">{copy.newest}</option>
        <option value="oldest">{copy.oldest}</option>
      </FilterChip>
      <FiltersOn
        narrowing={narrowing}
        daysName={known && spanNames[known]}
        totalName={totalName}
        onTakeAway={(names) => {
          change(Object.fromEntries(names.map((name) => [name, null])))
          goOnFrom(fold.current)
        }}
      />
    </Filters>
  )
}

const Filters = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
`

const Fold = styled.button`
  ${chip}
  display: inline-flex;
  align-items: center;
  gap: var(--space-2);
  ${media.wide} { display: none; }
`

const Chips = styled.div`
  display: contents;
  ${media.narrow} { &:not([data-open]) { display: none; } }
`

const Day = styled.input`
  ${chip}
  cursor: auto;
`
