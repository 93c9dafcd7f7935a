import type { FragmentType } from '@apollo/client'
import { isInTheShop, isOnItsWay } from '@sunnah-store/schema/order-steps'
import { ChevronDown, CircleAlert, Phone, Printer, StickyNote } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { manageCopy } from '../../../lib/copy/manage-copy.ts'
import { useCopy } from '../../../lib/copy/use-copy.ts'
import { useIsAdmin } from '../../../lib/identity/use-is-admin.ts'
import { paths } from '../../../lib/navigation/paths.ts'
import { ButtonAnchor, ButtonLink } from '../../../ui/basic/button.tsx'
import { Icon } from '../../../ui/basic/icon.tsx'
import { Unbroken } from '../../../ui/basic/unbroken.ts'
import { VisuallyHidden } from '../../../ui/basic/visually-hidden.tsx'
import { EmailText } from '../../../ui/data/email-text.tsx'
import { Pill } from '../../../ui/data/pill.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { ForRider } from '../for-rider.tsx'
import { OrderAddress } from '../order-address.tsx'
import { OrderLines } from '../order-lines.tsx'
import { PlacedAt } from '../placed-at.tsx'
import { CorrectLink } from './by-hand/correct-link.tsx'
import { CustomerFacts } from './facts/customer-facts.tsx'
import { type ManagedOrder_OrderFragment, useManagedOrder_OrderFragment } from './managed-order.generated.ts'
import { Acts, Body, Card, Fold, Rest, RiderNote, Short, Standing, Tel, Top, Who } from './managed-order-card.ts'
import { OrderLink } from './order-link.tsx'
import { RemoveOrder } from './remove-order.tsx'
import { ManagedStatus } from './steps/managed-status.tsx'
import { OpenSending } from './steps/open-sending.tsx'
import { OrderActs } from './steps/order-acts.tsx'
import { OrderEvents } from './steps/order-events.tsx'
import { PartlyDelivered } from './steps/partly-delivered.tsx'

interface ManagedOrderProps {
  order: FragmentType<ManagedOrder_OrderFragment>
  /** It came while the page was open. */
  fresh: boolean
  /** What chooses it among others. */
  chooser: ReactNode
  /** It is the only one that is shown. */
  alone: boolean
  /** Its own page is what shows it. */
  onItsPage?: boolean
}

/**
 * One order as the shop sees it: what, for whom, where to, and what can be done about it. Among others a phone shows what
 * tells it apart and its next step, of one to be called about all that the call needs, and the rest once it is unfolded.
 */
export const ManagedOrder = ({ order, fresh, chooser, alone, onItsPage = false }: ManagedOrderProps) => {
  const { allOrders: copy, checkout, orders, sending, taking, districtName, format, taka } = useCopy(manageCopy)
  const isAdmin = useIsAdmin()
  const { data, complete } = useManagedOrder_OrderFragment(order)
  const [chosen, setChosen] = useState<boolean | null>(null)
  // What the call has led to takes nothing of it away.
  const [toCall] = useState(data.status === 'PLACED')
  if (!complete) return null

  const inTheShop = isInTheShop(data.status)
  const isOpen = data.sendingSince !== null
  const whole = chosen ?? alone
  return (
    <Card
      aria-labelledby={`order-${data.number}`}
      tabIndex={-1}
      data-whole={whole || undefined}
      data-call={toCall || undefined}
    >
      <Top>
        {chooser}
        <h2 id={`order-${data.number}`}>{onItsPage ? data.number : <OrderLink number={data.number} />}</h2>
        <Standing>
          <PlacedAt iso={data.placedAt} when={format.when} />
          <ManagedStatus order={data} />
          {fresh && <Pill $tone="brass">{copy.fresh}</Pill>}
        </Standing>
        <strong>{taka(data.total)}</strong>
      </Top>
      <OrderEvents order={data} />
      <PartlyDelivered order={data} />
      <OpenSending since={data.sendingSince} />
      {data.collectedOtherwise !== null && (
        <Notice tone="brass" icon={CircleAlert}>
          {sending.collectedOtherwise(taka(data.collectedOtherwise), taka(data.total))}
        </Notice>
      )}
      <Body>
        <OrderLines order={data} taka={taka} />
        {data.lines.length > 1 && <Short>{copy.moreProducts(data.lines.length - 1)}</Short>}
        <Who>
          <strong>{data.customerName}</strong>
          <Short>
            {data.area && `${data.area}, `}
            {districtName(data.district)}
          </Short>
          <Rest data-call>
            {data.customerEmail !== null && <EmailText email={data.customerEmail} />}
            {data.customerPhone !== null && data.customerPhone !== data.phone && (
              <Tel href={`tel:${data.customerPhone}`}>
                <VisuallyHidden>{copy.call(data.customerName)} </VisuallyHidden>
                <Unbroken>{format.phone(data.customerPhone)}</Unbroken>
              </Tel>
            )}
            <p>
              <OrderAddress address={data.address} area={data.area} district={districtName(data.district)} />
            </p>
            {data.receiverName !== data.customerName && (
              <p>
                {orders.receiver}: <b>{data.receiverName}</b>
              </p>
            )}
            {(data.riderNote !== null || data.callFirst) && (
              <RiderNote>
                <Icon of={StickyNote} />
                <VisuallyHidden>{checkout.forTheRider}</VisuallyHidden>
                <div>
                  <ForRider {...data} />
                </div>
              </RiderNote>
            )}
            {data.deliveryFee > 0 && <p>{orders.withDelivery(taka(data.deliveryFee))}</p>}
            {data.discount > 0 && <p>{taking.discounted(taka(data.discount), data.discountReason ?? '')}</p>}
            {data.source === 'ADMIN' && <p>{taking.takenBy(data.takenBy)}</p>}
          </Rest>
        </Who>
        <CustomerFacts order={data} isDeciding={inTheShop} />
      </Body>
      <Acts>
        <ButtonAnchor $look="quiet" href={`tel:${data.phone}`}>
          <Icon of={Phone} />
          <span>
            <VisuallyHidden>{copy.call(data.receiverName)} </VisuallyHidden>
            <Unbroken>{format.phone(data.phone)}</Unbroken>
          </span>
        </ButtonAnchor>
        {!onItsPage && (
          <Fold aria-label={`${copy.details}: ${data.number}`} aria-expanded={whole} onClick={() => setChosen(!whole)}>
            {copy.details}
            <Icon of={ChevronDown} />
          </Fold>
        )}
        <OrderActs order={data}>{inTheShop && !isOpen && <CorrectLink order={data} />}</OrderActs>
        <Rest>
          <ButtonLink aria-label={`${copy.slip}: ${data.number}`} to={paths.orderSlip(data.id)} $look="text">
            <Icon of={Printer} />
            {copy.slip}
          </ButtonLink>
          {isAdmin && <RemoveOrder order={data} offered={!isOpen && !isOnItsWay(data.status)} />}
        </Rest>
      </Acts>
    </Card>
  )
}
