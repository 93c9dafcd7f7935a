import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { manageCopy } from '../../lib/copy/manage-copy.ts'
import { useCopy } from '../../lib/copy/use-copy.ts'
import { paths } from '../../lib/navigation/paths.ts'
import { media } from '../../theme/tokens.ts'
import { Panel } from '../../ui/basic/panel.tsx'
import type { OverviewQuery } from './overview.generated.ts'

/** What an owner asks first. */
export const OverviewFigures = ({ overview }: { overview: OverviewQuery['overview'] }) => {
  const { overview: copy, format, taka } = useCopy(manageCopy)

  return (
    <Figures>
      <Figure>
        <dt>{copy.ordersToday}</dt>
        <dd>{format.number(overview.today.orders)}</dd>
      </Figure>
      <Figure>
        <dt>{copy.takingsToday}</dt>
        <dd>{taka(overview.today.takings)}</dd>
      </Figure>
      <Figure>
        <dt>
          <Link to={paths.allOrders()}>{copy.toDeliver}</Link>
        </dt>
        <dd>{format.number(overview.toDeliver)}</dd>
      </Figure>
      <Figure>
        <dt>
          <Link to={paths.lowStock()}>{copy.lowInStock}</Link>
        </dt>
        <dd>{format.number(overview.lowStockCount)}</dd>
      </Figure>
    </Figures>
  )
}

export const Figures = styled.dl`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--space-3);
  ${media.wide} { grid-template-columns: repeat(4, minmax(0, 1fr)); gap: var(--space-4); }
`

// The whole card leads where its name leads.
export const Figure = styled(Panel)`
  position: relative;
  padding: var(--space-4);
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;
  dt { color: var(--muted); font: 400 var(--type-small); }
  dd { font: 700 var(--type-title); }
  a { color: var(--primary); text-decoration: underline; text-underline-offset: var(--space-1); }
  a::after { content: ''; position: absolute; inset: 0; border-radius: var(--radius-card); }
  &:has(a):hover { border-color: var(--primary); }
`
