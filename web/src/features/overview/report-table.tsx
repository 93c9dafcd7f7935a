import styled from 'styled-components'
import type { ReportStep } from '../../generated/types.ts'
import { manageCopy } from '../../lib/copy/manage-copy.ts'
import { useCopy } from '../../lib/copy/use-copy.ts'
import { media } from '../../theme/tokens.ts'
import { Panel } from '../../ui/basic/panel.tsx'
import type { ReportQuery } from './report.generated.ts'

const counts = ['orders', 'delivered', 'cancelled', 'returned'] as const
type Line = ReportQuery['report'][number]

interface ReportTableProps {
  lines: readonly Line[]
  by: ReportStep
}

/** What was ordered, collected, cancelled and came back, line by line and together. */
export const ReportTable = ({ lines, by }: ReportTableProps) => {
  const { overview: copy, format, taka } = useCopy(manageCopy)
  const sum = (of: keyof Omit<Line, '__typename' | 'date'>) => lines.reduce((all, line) => all + line[of], 0)
  const heads = [copy.ordered, copy.collected, copy.orders, copy.deliveredOrders, copy.cancelled, copy.returned]
  const newestFirst = [...lines].reverse()
  const cells = (figure: (of: (typeof counts)[number] | 'takings' | 'collected') => number) => (
    <>
      <td>{taka(figure('takings'))}</td>
      <td>{taka(figure('collected'))}</td>
      {counts.map((of) => (
        <td key={of}>{format.number(figure(of))}</td>
      ))}
    </>
  )

  return (
    <Sheet tabIndex={0} role="region" aria-label={copy.report}>
      <table>
        <thead>
          <tr>
            {[copy.steps[by], ...heads].map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {newestFirst.map((line) => (
            <tr key={line.date}>
              <th scope="row">{by === 'MONTH' ? format.month(line.date) : format.date(line.date)}</th>
              {cells((of) => line[of])}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{copy.sum}</th>
            {cells(sum)}
          </tr>
        </tfoot>
      </table>
    </Sheet>
  )
}

const Sheet = styled(Panel)`
  overflow-x: auto;
  table { width: 100%; border-collapse: collapse; font: 400 var(--type-small); font-variant-numeric: tabular-nums; }
  th, td { padding: var(--space-2) var(--space-3); border-bottom: 1px solid var(--line); text-align: end; white-space: nowrap; }
  tr > :first-child { text-align: start; }
  tbody th { font-weight: 400; }
  ${media.narrow} { th, td { padding-inline: var(--space-2); } }
  thead th { color: var(--muted); }
  tfoot :is(th, td) { border-bottom: 0; font-weight: 700; }
`
