import { Banknote, ChevronRight, CircleAlert, CircleHelp, Phone, TriangleAlert, Truck, Undo2 } from 'lucide-react'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { manageCopy } from '../../lib/copy/manage-copy.ts'
import { useCopy } from '../../lib/copy/use-copy.ts'
import { paths } from '../../lib/navigation/paths.ts'
import { useToday } from '../../lib/time/use-today.ts'
import { Icon } from '../../ui/basic/icon.tsx'
import { FigureCard } from './figure-list.ts'
import type { OverviewQuery } from './overview.generated.ts'

/** What waits for the owner, each with the way to it. */
export const ToDo = ({ overview: { openWork, lowStockCount } }: { overview: OverviewQuery['overview'] }) => {
  const { overview: copy, format, taka } = useCopy(manageCopy)
  const today = useToday()
  const { toConfirm, toCallAgain, toSend, returning, longOwed, noticesOfCouriers, openSendings } = openWork
  const tasks = [
    {
      count: toConfirm.orders,
      icon: Phone,
      tone: 'danger',
      to: paths.ordersIn('confirm'),
      task: copy.callOrders(toConfirm.orders),
      more: [
        toConfirm.oldest !== null && copy.oldestSince(format.when(toConfirm.oldest, today)),
        toCallAgain > 0 && copy.toCallAgain(toCallAgain),
      ]
        .filter(Boolean)
        .join('; '),
    },
    {
      count: toSend.orders,
      icon: Truck,
      tone: 'success',
      to: paths.ordersIn('send'),
      task: copy.sendOrders(toSend.orders),
      more: copy.toCollect(taka(toSend.total)),
    },
    {
      count: returning.orders,
      icon: Undo2,
      tone: 'accent',
      to: paths.ordersIn('sent'),
      task: copy.sortReturned(returning.orders),
      more: copy.stockOrWrittenOff,
    },
    ...longOwed.map(({ courier, orders, total }) => ({
      count: orders,
      icon: Banknote,
      tone: 'accent',
      to: paths.ordersOwed(courier),
      task: copy.askCourier(courier, taka(total)),
      more: copy.olderThanAWeek(orders),
    })),
    {
      count: openSendings,
      icon: CircleHelp,
      tone: 'accent',
      to: paths.cash(),
      task: copy.openSendings(openSendings),
      more: copy.keepsAsking,
    },
    {
      count: noticesOfCouriers,
      icon: CircleAlert,
      tone: 'accent',
      to: paths.cash(),
      task: copy.lookAtNotices(noticesOfCouriers),
      more: '',
    },
    {
      count: lowStockCount,
      icon: TriangleAlert,
      tone: 'accent',
      to: paths.lowStock(),
      task: copy.goodsLow(lowStockCount),
      more: '',
    },
  ].filter(({ count }) => count > 0)

  return (
    <FigureCard as="section" aria-labelledby="to-do">
      <h2 id="to-do">{copy.toDo}</h2>
      {tasks.length === 0 && <p>{copy.nothingToDo}</p>}
      <Tasks>
        {tasks.map(({ task, icon, tone, to, more }) => (
          <li key={to + task}>
            <Sign data-tone={tone}>
              <Icon of={icon} />
            </Sign>
            <div>
              <Link to={to}>{task}</Link>
              {more && <small>{more}</small>}
            </div>
            <Icon of={ChevronRight} />
          </li>
        ))}
      </Tasks>
    </FigureCard>
  )
}

const Tasks = styled.ul`
  display: grid;
  li { position: relative; display: flex; align-items: center; gap: var(--space-3); min-height: var(--touch); padding-block: var(--space-2); }
  li > div { flex: 1; min-width: 0; }
  li > :last-child { color: var(--muted); }
  li + li { border-top: 1px solid var(--line); }
  a { display: block; font-weight: 600; }
  a::after { content: ''; position: absolute; inset: 0; }
  li:hover a { text-decoration: underline; text-underline-offset: var(--space-1); }
  small { color: var(--muted); font: 400 var(--type-small); }
`

const Sign = styled.span`
  display: inline-grid;
  flex: none;
  place-items: center;
  width: var(--touch);
  height: var(--touch);
  border-radius: var(--radius-control);
  &[data-tone='danger'] { background: var(--danger-soft); color: var(--danger); }
  &[data-tone='success'] { background: var(--success-soft); color: var(--success); }
  &[data-tone='accent'] { background: var(--accent-soft); color: var(--accent-text); }
`
