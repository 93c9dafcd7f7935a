import { lazy, Suspense, useMemo } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import styled from 'styled-components'
import { manageCopy } from '../../lib/copy/manage-copy.ts'
import { useCopy } from '../../lib/copy/use-copy.ts'
import { PaddedPanel } from '../../ui/basic/panel.tsx'
import { touchLink } from '../../ui/basic/touch-link.ts'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import type { OverviewQuery } from './overview.generated.ts'

// Lazy: the figures are shown before the chart library is loaded.
const BarChart = lazy(async () => ({ default: (await import('../../ui/data/bar-chart.tsx')).BarChart }))

interface DayChartProps {
  title: string
  /** What the figures are. */
  column: string
  days: OverviewQuery['overview']['days']
  of: 'takings' | 'orders'
  format: (value: number) => string
}

/** A figure a day, as bars and as a table. */
export const DayChart = ({ title, column, days, of, format }: DayChartProps) => {
  const { overview: copy, format: formats } = useCopy(manageCopy)
  const bars = useMemo(
    () => days.map((day) => ({ label: formats.shortDate(day.date), value: day[of] })),
    [days, of, formats],
  )

  return (
    <Card as="section" aria-label={title}>
      <h2>{title}</h2>
      <ErrorBoundary fallback={<p>{copy.chartFailed}</p>}>
        <Suspense fallback={<Skeleton $height="var(--chart)" />}>
          <BarChart name={copy.chartOf(title, days.length)} bars={bars} format={format} formatEdge={formats.short} />
        </Suspense>
      </ErrorBoundary>
      <details>
        <Summary>{copy.asTable}</Summary>
        <Table aria-label={title}>
          <thead>
            <tr>
              <th>{copy.day}</th>
              <th>{column}</th>
            </tr>
          </thead>
          <tbody>
            {days.map((day) => (
              <tr key={day.date}>
                <th scope="row">{formats.date(day.date)}</th>
                <td>{format(day[of])}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      </details>
    </Card>
  )
}

const Card = styled(PaddedPanel)`
  grid-template-columns: minmax(0, 1fr);
  justify-items: stretch;
`

const Summary = styled.summary`
  ${touchLink}
  color: var(--primary);
  cursor: pointer;
`

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font: 400 var(--type-small);
  font-variant-numeric: tabular-nums;
  th, td { padding: var(--space-2) 0; border-bottom: 1px solid var(--line); font-weight: 400; text-align: start; }
  thead th { color: var(--muted); font-weight: 600; }
  td, th:last-child { text-align: end; }
`
