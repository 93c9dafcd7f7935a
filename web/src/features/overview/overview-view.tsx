import { useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import styled from 'styled-components'
import { manageCopy } from '../../lib/copy/manage-copy.ts'
import { useCopy } from '../../lib/copy/use-copy.ts'
import { media } from '../../theme/tokens.ts'
import { Loaded } from '../../ui/feedback/loaded.tsx'
import { Tab, Tabs } from '../../ui/list/tabs.tsx'
import { BestSellers } from './best-sellers.tsx'
import { DayChart } from './day-chart.tsx'
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
  const days = periods.find((offered) => String(offered) === search.get('days')) ?? usualPeriod
  const query = useOverviewQuery({ variables: { days }, fetchPolicy: 'cache-and-network' })

  useLiveOverview(query.refetch)

  return (
    <>
      <Tabs aria-label={copy.period}>
        {periods.map((period) => (
          <Tab
            key={period}
            to={period === usualPeriod ? '?' : `?days=${period}`}
            aria-current={period === days ? 'page' : undefined}
          >
            {copy.days(period)}
          </Tab>
        ))}
      </Tabs>
      <Loaded query={query} failed={copy.loadFailed} skeleton={<OverviewSkeleton />}>
        {({ overview }) => <LoadedOverview overview={overview} />}
      </Loaded>
    </>
  )
}

const LoadedOverview = ({ overview }: { overview: OverviewQuery['overview'] }) => {
  const { overview: copy, format, taka } = useCopy(manageCopy)
  const moneyNames = useMemo(() => [copy.ordered, copy.collected], [copy])
  const orderNames = useMemo(() => [copy.orders], [copy])

  return (
    <>
      <OverviewFigures overview={overview} />
      <Halves>
        <ToDo overview={overview} />
        <DayChart title={copy.moneyADay} columns={moneyNames} days={overview.days} of={money} format={taka} />
        <DayChart
          title={copy.ordersADay}
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

const Halves = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: var(--space-4);
  ${media.wide} { grid-template-columns: repeat(2, minmax(0, 1fr)); gap: var(--space-5); }
`
