import type { FragmentType } from '@apollo/client'
import { Check, Copy } from 'lucide-react'
import styled from 'styled-components'
import { shoppingCopy } from '../../../lib/copy/shopping-copy.ts'
import { useCopy } from '../../../lib/copy/use-copy.ts'
import { notify } from '../../../lib/notify/notify.ts'
import { Icon } from '../../../ui/basic/icon.tsx'
import { IconButton } from '../../../ui/basic/icon-button.tsx'
import { PageHeading } from '../../../ui/basic/page-heading.tsx'
import { PaddedPanel, Stack } from '../../../ui/basic/panel.tsx'
import { Unbroken } from '../../../ui/basic/unbroken.ts'
import { DeliveryLine } from '../../../ui/data/delivery-line.tsx'
import { Facts } from '../../../ui/data/facts.tsx'
import { SumList, TotalSum } from '../../../ui/data/sums.tsx'
import { Split } from '../../../ui/layout/page-layout.ts'
import { PrintedAlone } from '../../../ui/layout/printed-alone.ts'
import { ForRider } from '../for-rider.tsx'
import { OrderAddress } from '../order-address.tsx'
import { OrderHelp } from '../order-help.tsx'
import { OrderLines } from '../order-lines.tsx'
import { promisedDays } from '../promised-days.ts'
import { NextSteps } from './next-steps.tsx'
import { type PlacedOrder_OrderFragment, usePlacedOrder_OrderFragment } from './placed-order.generated.ts'
import { WaysOn } from './ways-on.tsx'

/** An order that the shop has: its number, what is to be paid, what happens next, what was ordered and where it goes. */
export const PlacedOrder = ({ order: ref }: { order: FragmentType<PlacedOrder_OrderFragment> }) => {
  const words = useCopy(shoppingCopy)
  const { account, checkout, districtName, format, orders, pageTitle, placed: copy, taka } = words
  const { data: order, complete } = usePlacedOrder_OrderFragment(ref)
  if (!complete) return null

  const days = order.deliveredAt ? null : promisedDays(order, words)
  const other = order.receiverName === order.customerName ? null : order.receiverName
  return (
    <Split>
      <PrintedAlone />
      <Stack>
        <Thanks as="section">
          <Tick>
            <Icon of={Check} />
          </Tick>
          <PageHeading title={pageTitle(copy.heading)}>{copy.heading}</PageHeading>
          <Numbered>
            {copy.number} <Unbroken as="b">{order.number}</Unbroken>
            <CopyNumber number={order.number} />
          </Numbered>
          <Ready>
            <span>{order.deliveredAt ? orders.delivered(order.deliveredAt) : copy.ready(other)}</span>
            <b>{taka(order.total)}</b>
            {days && <span>{days}</span>}
          </Ready>
        </Thanks>
        <NextSteps order={order} other={other} days={days} />
        <WaysOn order={order} />
      </Stack>
      <Stack>
        <Wide as="section" aria-labelledby="ordered">
          <h2 id="ordered">{copy.ordered}</h2>
          <OrderLines order={order} taka={taka} />
          <SumList>
            <DeliveryLine district={order.district} fee={order.deliveryFee} days={promisedDays(order, words)} />
            <TotalSum>
              <dt>{copy.toPay}</dt>
              <dd>{taka(order.total)}</dd>
            </TotalSum>
          </SumList>
        </Wide>
        <Wide as="section" aria-labelledby="where">
          <h2 id="where">{copy.where}</h2>
          <Facts
            facts={[
              { term: copy.receiver, value: order.receiverName },
              { term: account.phone, value: <Unbroken>{format.phone(order.phone)}</Unbroken> },
              {
                term: checkout.address,
                value: (
                  <OrderAddress address={order.address} area={order.area} district={districtName(order.district)} />
                ),
              },
              {
                term: checkout.forTheRider,
                value: (order.riderNote || order.callFirst) && <ForRider {...order} />,
              },
            ]}
          />
          <OrderHelp number={order.number} />
        </Wide>
      </Stack>
    </Split>
  )
}

const CopyNumber = ({ number }: { number: string }) => {
  const { placed: copy } = useCopy(shoppingCopy)
  // Browsers offer it on secure pages only.
  if (!navigator.clipboard) return null

  const handleClick = () =>
    navigator.clipboard.writeText(number).then(
      () => notify.success(copy.copied),
      () => undefined,
    )
  return <IconButton data-screen-only label={copy.copyNumber} icon={Copy} onClick={handleClick} />
}

const Thanks = styled(PaddedPanel)`
  justify-items: center;
  text-align: center;
  font-variant-numeric: tabular-nums;
`

const Tick = styled.span`
  display: grid;
  place-items: center;
  width: var(--bubble);
  height: var(--bubble);
  border-radius: var(--radius-pill);
  background: var(--success-soft);
  color: var(--success);
  --icon: 34px;
`

const Numbered = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: 0 var(--space-2);
  min-height: var(--touch);
  color: var(--muted);
  b { color: var(--text); font: 700 var(--type-lead); }
`

const Ready = styled.p`
  display: grid;
  width: 100%;
  max-width: 400px;
  padding: var(--space-3) var(--space-4);
  border-radius: var(--radius-card);
  background: var(--accent-soft);
  font: 400 var(--type-small);
  b { font: 700 var(--type-display); }
`

const Wide = styled(PaddedPanel)`
  justify-items: stretch;
`
