import type { FragmentType } from '@apollo/client'
import { isOnItsWay, nextSteps } from '@sunnah-store/schema/order-steps'
import { type ReactNode, useState } from 'react'
import type { OrderStatus } from '../../../../generated/types.ts'
import { useIsAdmin } from '../../../../lib/identity/use-is-admin.ts'
import type { OrderLines_OrderFragment } from '../../order-lines.generated.ts'
import { Rest } from '../managed-order-card.ts'
import { CallOrder } from './call-order.tsx'
import { CancelOrder } from './cancel-order.tsx'
import { DeliverOrder } from './deliver-order.tsx'
import { DeliverPartly } from './deliver-partly.tsx'
import { NoteReturning } from './note-returning.tsx'
import { type OrderSteps_OrderFragment, useOrderSteps_OrderFragment } from './order-steps.generated.ts'
import { ReleaseOrder } from './release-order.tsx'
import { ReturnOrder } from './return-order.tsx'
import { SendOrder } from './send-order.tsx'
import { canTakeBack, TakeBack } from './take-back.tsx'

interface OrderActsProps {
  order: FragmentType<OrderSteps_OrderFragment> & FragmentType<OrderLines_OrderFragment>
  /** What else a call may lead to, before the order is cancelled. */
  children: ReactNode
}

/** What can be done next about an order, from where it stands. */
export const OrderActs = ({ order, children }: OrderActsProps) => {
  const isAdmin = useIsAdmin()
  const { data, complete } = useOrderSteps_OrderFragment(order)
  if (!complete) return null

  const { status } = data
  // The server refuses each while a courier may have it.
  const isFree = data.sendingSince === null
  const may = (to: OrderStatus) => isFree && nextSteps[status].includes(to)
  const isInParts = status === 'SHIPPED' && data.shipment?.partlyDelivered === true
  const isToDeliver = status === 'SHIPPED' && !isInParts
  return (
    <>
      <Act isNext>
        <ReleaseOrder order={data} offered={isAdmin && !isFree} />
      </Act>
      {may('CONFIRMED') && <CallOrder order={data} />}
      <Act isNext={status === 'CONFIRMED'}>
        {may('SHIPPED') && <SendOrder order={data} isNext={status === 'CONFIRMED'} />}
      </Act>
      <Act isNext={isToDeliver}>
        <DeliverOrder order={data} offered={may('DELIVERED')} isNext={isToDeliver} />
      </Act>
      <Act isNext={isInParts}>
        <DeliverPartly order={data} contents={order} offered={isFree && isOnItsWay(status)} />
      </Act>
      <Rest>
        <NoteReturning order={data} offered={may('RETURNING')} />
      </Rest>
      <Act isNext={status === 'RETURNING'}>
        <ReturnOrder order={data} contents={order} offered={may('RETURNED')} />
      </Act>
      <Rest data-call>{children}</Rest>
      <Rest data-call>
        <CancelOrder order={data} offered={may('CANCELLED')} />
      </Rest>
      {isFree && <Undo key={data.events.length} order={data} />}
    </>
  )
}

/** A step; the one that comes next is shown on a folded card too. */
const Act = ({ isNext, children }: { isNext: boolean; children: ReactNode }) => (
  <Rest data-always={isNext || undefined}>{children}</Rest>
)

const Undo = ({ order }: { order: OrderSteps_OrderFragment }) => {
  const [shown] = useState(() => canTakeBack(order, Date.now()))
  return shown && <TakeBack order={order} />
}
