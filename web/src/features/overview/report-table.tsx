import styled from 'styled-components'
import type { ReportStep } from '../../generated/types.ts'
import { manageCopy } from '../../lib/copy/manage-copy.ts'
import { useCopy } from '../../lib/copy/use-copy.ts'
import { Panel } from '../../ui/basic/panel.tsx'
import type { ReportQuery } from './report.generated.ts'

const amounts = ['takings', 'collected', 'withCouriers', 'paidOut', 'charges', 'givenBack'] as const
const counts = ['orders', 'delivered', 'cancelled', 'returned', 'lost'] as const
type Line = ReportQuery['report'][number]

interface ReportTableProps {
  lines: readonly Line[]
  by: ReportStep
  /** The days that were asked for. */
  from: string
  to: string
}

/** What was ordered, collected, paid out, cancelled, came back and was lost, line by line and together. */
export const ReportTable = ({ lines, by, from, to }: ReportTableProps) => {
  const { overview: copy, format, taka } = useCopy(manageCopy)
  const sum = (of: (typeof amounts | typeof counts)[number]) => lines.reduce((all, line) => all + line[of], 0)
  const heads = [
    ...[copy.ordered, copy.collected, copy.withCouriers, copy.paidOut, copy.charges, copy.givenBack],
    ...[copy.orders, copy.deliveredOrders, copy.cancelled, copy.returned, copy.lost],
  ]
  const nameOf = (date: string) => {
    if (by === 'DAY') return format.date(date)
    const { first, last, isWhole } = daysOf(date, from, to)
    return isWhole ? format.month(date) : copy.partOfMonth(format.month(date), first, last)
  }
  const newestFirst = [...lines].reverse()
  const cells = (figure: (of: (typeof amounts | typeof counts)[number]) => number) => (
    <>
      {amounts.map((of) => (
        <td key={of}>{taka(figure(of))}</td>
      ))}
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
              <th scope="row" data-one-line={by === 'DAY' || undefined}>
                {nameOf(line.date)}
              </th>
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

/** Which days of a month were asked for. */
const daysOf = (month: string, from: string, to: string) => {
  const end = new Date(`${month.slice(0, 7)}-01T00:00:00Z`)
  end.setUTCMonth(end.getUTCMonth() + 1, 0)
  const lastOfMonth = end.getUTCDate()
  const dayIn = (day: string, otherwise: number) =>
    day.slice(0, 7) === month.slice(0, 7) ? Number(day.slice(8)) : otherwise
  const [first, last] = [dayIn(from, 1), dayIn(to, lastOfMonth)]
  return { first, last, isWhole: first === 1 && last === lastOfMonth }
}

const Sheet = styled(Panel)`
  overflow-x: auto;
  /* An edge in the shade, as long as there is more beside it. */
  background:
    linear-gradient(to left, var(--surface) 50%, transparent) right / var(--space-6) 100% no-repeat local,
    linear-gradient(to left, var(--control-line), transparent) right / var(--space-4) 100% no-repeat var(--surface);
  table { width: 100%; border-spacing: 0; font: 400 var(--type-small); font-variant-numeric: tabular-nums; }
  th, td { padding: var(--space-2); border-bottom: 1px solid var(--line); text-align: end; white-space: nowrap; }
  /* The first column stays where the others are moved below it. */
  tr > :first-child {
    position: sticky;
    left: 0;
    border-inline-end: 1px solid var(--line);
    background: var(--surface);
    text-align: start;
    white-space: normal;
  }
  tbody th { font-weight: 400; }
  tr > [data-one-line] { white-space: nowrap; }
  thead th { color: var(--muted); }
  tfoot :is(th, td) { border-bottom: 0; font-weight: 700; }
  /* Paper does not scroll. */
  @media print {
    overflow: visible;
    background: none;
    table { font: 400 var(--type-caption); zoom: 0.88; }
    th, td, tr > [data-one-line] { padding: var(--space-1); white-space: normal; }
  }
`
