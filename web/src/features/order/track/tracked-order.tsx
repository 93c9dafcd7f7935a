import styled from 'styled-components'
import { shoppingCopy } from '../../../lib/copy/shopping-copy.ts'
import { trackingCopy } from '../../../lib/copy/tracking-copy.ts'
import { useCopy } from '../../../lib/copy/use-copy.ts'
import { Muted } from '../../../ui/basic/muted.ts'
import { PaddedPanel, Row } from '../../../ui/basic/panel.tsx'
import { pathOf } from '../life/order-path.ts'
import { OrderStatusPill } from '../life/order-status-pill.tsx'
import { Timeline } from '../life/order-timeline.tsx'
import { promisedDays } from '../promised-days.ts'
import type { TrackOrderQuery } from './track-order.generated.ts'

/** Where an order is and what to have ready: nothing of people or goods. */
export const TrackedOrder = ({ order }: { order: TrackOrderQuery['trackOrder'] }) => {
  const words = useCopy(shoppingCopy)
  const { tracking: copy } = useCopy(trackingCopy)
  const { orders, taka } = words
  const { number, courier, toPay } = order
  const path = pathOf(order)
  const lost = path.at(-1)?.reason === 'LOST'
  const days = toPay > 0 ? promisedDays(order, words) : null

  return (
    <Found as="section" aria-labelledby="tracked">
      <Top>
        <h2 id="tracked">{number}</h2>
        <OrderStatusPill order={{ ...order, lost }} inPart={path.some(({ cameBack }) => cameBack !== null)} />
      </Top>
      {toPay > 0 && (
        <Ready>
          {copy.ready}
          <strong>{taka(toPay)}</strong>
        </Ready>
      )}
      <Timeline {...order} shipment={courier === null ? null : { courier, trackingCode: null, trackingUrl: null }} />
      {days && (
        <p>
          {orders.comes} {days}
        </p>
      )}
      <Muted>{copy.hidden}</Muted>
    </Found>
  )
}

const Found = styled(PaddedPanel)`
  justify-items: stretch;
  font-variant-numeric: tabular-nums;
  h2 { font: 700 var(--type-lead); }
`

const Top = styled(Row)`
  justify-content: space-between;
`

const Ready = styled.p`
  display: grid;
  justify-items: center;
  padding: var(--space-4);
  border-radius: var(--radius-card);
  background: var(--accent-soft);
  strong { font: 700 var(--type-title); }
`
