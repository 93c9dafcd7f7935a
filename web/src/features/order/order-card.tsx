import type { FragmentType } from '@apollo/client'
import { isAwaited, isInTheShop } from '@sunnah-store/schema/order-steps'
import { Image } from 'lucide-react'
import styled from 'styled-components'
import { shoppingCopy } from '../../lib/copy/shopping-copy.ts'
import { useCopy } from '../../lib/copy/use-copy.ts'
import { paths } from '../../lib/navigation/paths.ts'
import { callTime } from '../../lib/time/call-time.ts'
import { media } from '../../theme/tokens.ts'
import { ButtonLink } from '../../ui/basic/button.tsx'
import { Icon } from '../../ui/basic/icon.tsx'
import { Panel, Row } from '../../ui/basic/panel.tsx'
import { Unbroken } from '../../ui/basic/unbroken.ts'
import { OrderAgain } from './again/order-again.tsx'
import { ForRider } from './for-rider.tsx'
import { CancelMyOrder } from './life/cancel-my-order.tsx'
import { OrderStatusPill } from './life/order-status-pill.tsx'
import { OrderTimeline } from './life/order-timeline.tsx'
import { OrderAddress } from './order-address.tsx'
import { type OrderCard_OrderFragment, useOrderCard_OrderFragment } from './order-card.generated.ts'
import { OrderHelp } from './order-help.tsx'
import { OrderLines } from './order-lines.tsx'
import { PlacedAt } from './placed-at.tsx'
import { promisedDays } from './promised-days.ts'
import { ReviewLink } from './review-link.tsx'
import { ToPay } from './to-pay.tsx'

/** One order: what, when, where to, how much, and whether it has arrived. */
export const OrderCard = ({ order }: { order: FragmentType<OrderCard_OrderFragment> }) => {
  const words = useCopy(shoppingCopy)
  const { orders: copy, checkout, placed, districtName, format, taka } = words
  const { data, complete } = useOrderCard_OrderFragment(order)
  if (!complete) return null

  const days = promisedDays(data, words)
  const inTheShop = isInTheShop(data.status)
  const isUnderWay = isAwaited(data.status)
  const call = data.status === 'PLACED' ? callTime(data.placedAt, new Date()) : null

  return (
    <Card aria-labelledby={`order-${data.number}`}>
      <Top>
        <div>
          <h2 id={`order-${data.number}`}>{data.number}</h2>
          <PlacedAt iso={data.placedAt} when={format.when} />
        </div>
        <OrderStatusPill order={data} inPart={data.lines.some(({ cameBack }) => cameBack > 0)} />
      </Top>
      <OrderTimeline order={data} call={call && copy.weCall(format.phone(data.phone), placed.callTimes[call])} />
      <OrderLines order={data} taka={taka}>
        {(variantId) => <ReviewLink order={data} variantId={variantId} />}
      </OrderLines>
      <Where>
        <div>
          <dt>{copy.deliverTo}</dt>
          <dd>
            <OrderAddress address={data.address} area={data.area} district={districtName(data.district)} />
          </dd>
        </div>
        <div>
          <dt>{copy.receiver}</dt>
          <dd>
            {data.receiverName}
            <p>
              <Unbroken>{format.phone(data.phone)}</Unbroken>
            </p>
          </dd>
        </div>
        {(data.riderNote || data.callFirst) && (
          <div>
            <dt>{checkout.forTheRider}</dt>
            <dd>
              <ForRider {...data} />
            </dd>
          </div>
        )}
        {isUnderWay && days && (
          <div>
            <dt>{copy.comes}</dt>
            <dd>{days}</dd>
          </div>
        )}
        <ToPay order={data} />
      </Where>
      <Below>
        <ButtonLink aria-label={`${copy.keep}: ${data.number}`} to={paths.placed(data.number)} $look="text">
          <Icon of={Image} />
          {copy.keep}
        </ButtonLink>
        {!isUnderWay && data.status !== 'RETURNING' && <OrderAgain number={data.number} />}
        {inTheShop && <CancelMyOrder order={data} />}
        {(isUnderWay || data.status === 'RETURNING') && <OrderHelp number={data.number} />}
      </Below>
    </Card>
  )
}

const Card = styled(Panel).attrs({ as: 'article' })`
  display: grid;
  gap: var(--space-4);
  padding: var(--space-4);
  font-variant-numeric: tabular-nums;
  ${media.wide} {
    grid-template-columns: minmax(0, 1fr) var(--menu);
    gap: var(--space-4) var(--space-6);
    padding: var(--space-5);
  }
`

const Top = styled(Row)`
  justify-content: space-between;
  grid-column: 1 / -1;
  h2 { font: 700 var(--type-lead); }
  time { color: var(--muted); font: 400 var(--type-small); }
`

const Below = styled(Row)`
  grid-column: 1 / -1;
  & > div { flex-basis: 100%; }
  ${media.narrow} {
    gap: var(--space-2);
    & > :not(dialog, div) { padding-inline: var(--space-2); }
  }
`

const Where = styled.dl`
  display: grid;
  align-content: start;
  gap: var(--space-2);
  font: 400 var(--type-small);
  overflow-wrap: anywhere;
  dt { color: var(--muted); }
`
