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
  /** Of which days the figures are. */
  reach: string
  /** What the figures are. */
  columns: readonly string[]
  days: OverviewQuery['overview']['days']
  of: readonly ('takings' | 'collected' | 'orders')[]
  format: (value: number) => string
}

/** A figure a day, as bars and as a table. */
export const DayChart = ({ title, reach, columns, days, of, format }: DayChartProps) => {
  const { overview: copy, format: formats } = useCopy(manageCopy)
  const bars = useMemo(
    () => days.map((day) => ({ label: formats.shortDate(day.date), values: of.map((name) => day[name]) })),
    [days, of, formats],
  )

  return (
    <Card as="section" aria-label={title}>
      <h2>{title}</h2>
      {columns.length > 1 && (
        <Legend aria-hidden>
          {columns.map((column) => (
            <li key={column}>{column}</li>
          ))}
        </Legend>
      )}
      <ErrorBoundary fallback={<p>{copy.chartFailed}</p>}>
        <Suspense fallback={<Skeleton $height="var(--chart)" />}>
          <BarChart
            name={copy.chartOf(title, reach)}
            bars={bars}
            series={columns}
            format={format}
            formatEdge={formats.short}
          />
        </Suspense>
      </ErrorBoundary>
      <details>
        <Summary>{copy.asTable}</Summary>
        <Table aria-label={title}>
          <thead>
            <tr>
              <th>{copy.day}</th>
              {columns.map((column) => (
                <th key={column}>{column}</th>
              ))}
            </tr>
          </thead>
          <tbody>
            {days.map((day) => (
              <tr key={day.date}>
                <th scope="row">{formats.date(day.date)}</th>
                {of.map((name) => (
                  <td key={name}>{format(day[name])}</td>
                ))}
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

const Legend = styled.ul`
  display: flex;
  gap: var(--space-4);
  color: var(--muted);
  font: 400 var(--type-small);
  li::before {
    content: '';
    display: inline-block;
    width: var(--space-3);
    height: var(--space-3);
    margin-inline-end: var(--space-2);
    border-radius: 3px;
    background: var(--primary);
  }
  li + li::before { background: var(--accent-fill); }
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
  td, th:not(:first-child) { text-align: end; }
`
