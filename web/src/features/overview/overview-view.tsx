import { limits } from '@sunnah-store/schema/limits'
import { useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import styled from 'styled-components'
import { manageCopy } from '../../lib/copy/manage-copy.ts'
import { useCopy } from '../../lib/copy/use-copy.ts'
import { useToday } from '../../lib/time/use-today.ts'
import { media } from '../../theme/tokens.ts'
import { touchLink } from '../../ui/basic/touch-link.ts'
import { Loaded } from '../../ui/feedback/loaded.tsx'
import { Tab, Tabs } from '../../ui/list/tabs.tsx'
import { AsOf } from './as-of.tsx'
import { BestSellers } from './best-sellers.tsx'
import { DayChart } from './day-chart.tsx'
import { DaysForm, isSpan } from './days-form.tsx'
import { LowStock } from './low-stock.tsx'
import { LowVariants } from './low-variants.tsx'
import { type OverviewQuery, useOverviewQuery } from './overview.generated.ts'
import { OverviewFigures } from './overview-figures.tsx'
import { OverviewSkeleton } from './overview-skeleton.tsx'
import { ToDo } from './to-do.tsx'
import { useLiveOverview } from './use-live-overview.ts'

const periods = [7, 14, 30]
const usualPeriod = 14
const money = ['takings', 'collected'] as const
const orders = ['orders'] as const

/** The overview, for the number of days in the address. */
export const OverviewView = () => {
  const { overview: copy } = useCopy(manageCopy)
  const [search] = useSearchParams()
  const today = useToday()
  const [from, to] = [search.get('from'), search.get('to')]
  const asked = from === null && to === null ? null : { from: from ?? '', to: to ?? '' }
  const span = asked && isSpan(asked, limits.overviewDays) ? asked : null
  const days = periods.find((offered) => String(offered) === search.get('days')) ?? usualPeriod
  const variables = span ?? { days }
  const query = useOverviewQuery({ variables, fetchPolicy: 'cache-and-network' })
  const month = { from: `${today.slice(0, 7)}-01`, to: today }
  const isMonth = span?.from === month.from && span.to === month.to

  const liveness = useLiveOverview(query.refetch)

  return (
    <>
      <AsOf liveness={liveness} at={query.data?.overview.asOf} />
      <Tabs aria-label={copy.period}>
        {periods.map((period) => (
          <Tab
            key={period}
            to={period === usualPeriod ? '?' : `?days=${period}`}
            aria-current={period === days && asked === null ? 'page' : undefined}
          >
            {copy.days(period)}
          </Tab>
        ))}
        <Tab to={`?${new URLSearchParams(month)}`} aria-current={isMonth ? 'page' : undefined}>
          {copy.presets.month}
        </Tab>
      </Tabs>
      <details open={asked !== null && !isMonth}>
        <Summary>{copy.otherDays}</Summary>
        <DaysForm key={search.toString()} from={from ?? ''} to={to ?? today} />
      </details>
      {asked && !span && <p role="alert">{copy.badDays(limits.overviewDays)}</p>}
      <Loaded query={query} failed={copy.loadFailed} skeleton={<OverviewSkeleton />}>
        {({ overview }) => <LoadedOverview overview={overview} isSpan={span !== null} />}
      </Loaded>
    </>
  )
}

interface LoadedOverviewProps {
  overview: OverviewQuery['overview']
  /** Whether its days were chosen, and may end before today. */
  isSpan: boolean
}

const LoadedOverview = ({ overview, isSpan: isChosen }: LoadedOverviewProps) => {
  const { overview: copy, format, taka } = useCopy(manageCopy)
  const [first, last] = [overview.days[0]?.date, overview.days.at(-1)?.date]
  const reach =
    isChosen && first && last
      ? copy.reportOf(format.date(first), format.date(last))
      : copy.lastDays(overview.days.length)
  const moneyNames = useMemo(() => [copy.ordered, copy.collected], [copy])
  const orderNames = useMemo(() => [copy.orders], [copy])

  return (
    <>
      <OverviewFigures overview={overview} />
      <Halves>
        <ToDo overview={overview} />
        <DayChart
          title={copy.moneyADay}
          reach={reach}
          columns={moneyNames}
          days={overview.days}
          of={money}
          format={taka}
        />
        <DayChart
          title={copy.ordersADay}
          reach={reach}
          columns={orderNames}
          days={overview.days}
          of={orders}
          format={format.number}
        />
        <BestSellers sellers={overview.bestSellers} />
        <LowStock products={overview.lowStock} count={overview.lowStockCount} />
        <LowVariants variants={overview.lowVariants} />
      </Halves>
    </>
  )
}

const Summary = styled.summary`
  ${touchLink}
  cursor: pointer;
`

// In columns, since beside a long list a short one would leave a hole.
const Halves = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
  ${media.wide} {
    display: block;
    columns: 2;
    column-gap: var(--space-5);
    & > * { margin-bottom: var(--space-5); break-inside: avoid; }
  }
`
