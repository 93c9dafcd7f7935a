import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { manageCopy } from '../../lib/copy/manage-copy.ts'
import { useCopy } from '../../lib/copy/use-copy.ts'
import { paths } from '../../lib/navigation/paths.ts'
import { media } from '../../theme/tokens.ts'
import { Panel } from '../../ui/basic/panel.tsx'
import type { OverviewQuery } from './overview.generated.ts'

/** Where the money is: what an owner asks first. */
export const OverviewFigures = ({
  overview: { today, openWork, returned },
}: {
  overview: OverviewQuery['overview']
}) => {
  const { overview: copy, taka } = useCopy(manageCopy)
  const share = returned.of === 0 ? 0 : Math.round((100 * returned.orders) / returned.of)

  return (
    <Figures>
      <Figure>
        <dt>{copy.orderedToday}</dt>
        <dd>{taka(today.takings)}</dd>
        <dd>{copy.orderCount(today.orders)}</dd>
      </Figure>
      <Figure>
        <dt>{copy.collectedToday}</dt>
        <dd>{taka(today.collected)}</dd>
        <dd>{copy.delivered(today.delivered)}</dd>
        {openWork.collectedWithCouriers > 0 && <dd>{copy.ofItWithCouriers(taka(openWork.collectedWithCouriers))}</dd>}
      </Figure>
      <Figure>
        <dt>
          <Link to={paths.cash()}>{copy.cashOut}</Link>
        </dt>
        <dd>{taka(openWork.onTheWay.total + openWork.notPaidOut.total + openWork.stillOwed)}</dd>
        <dd>
          <Link to={paths.ordersWithCash('collect')}>{copy.onTheWay(openWork.onTheWay.orders)}</Link>{' '}
          {taka(openWork.onTheWay.total)}
        </dd>
        <dd>
          <Link to={paths.ordersWithCash('courier')}>{copy.notPaidOut(openWork.notPaidOut.orders)}</Link>{' '}
          {taka(openWork.notPaidOut.total)}
        </dd>
        {openWork.older > 0 && <dd>{copy.older(taka(openWork.older))}</dd>}
        {openWork.stillOwed > 0 && <dd>{copy.stillOwed(taka(openWork.stillOwed))}</dd>}
      </Figure>
      <Figure>
        <dt>{copy.returned}</dt>
        <dd>{copy.percent(share)}</dd>
        <dd>{copy.returnedOf(returned.orders, returned.of)}</dd>
        {returned.lost > 0 && <dd>{copy.lostParcels(returned.lost)}</dd>}
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

// The whole card leads where its name leads, but for what leads elsewhere by itself.
export const Figure = styled(Panel)`
  position: relative;
  padding: var(--space-4);
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;
  dt { color: var(--muted); font: 400 var(--type-small); }
  dd { font: 700 var(--type-title); }
  ${media.narrow} { dd { font: 700 var(--type-subtitle); } }
  dd + dd { color: var(--muted); font: 400 var(--type-small); }
  a { color: var(--primary); text-decoration: underline; text-underline-offset: var(--space-1); }
  dt a::after { content: ''; position: absolute; inset: 0; border-radius: var(--radius-card); }
  dd a { display: inline-block; position: relative; z-index: 1; padding-block: 2px; }
  &:has(a):hover { border-color: var(--primary); }
`
