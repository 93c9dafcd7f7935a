import type { FragmentType } from '@apollo/client'
import { isOnItsWay, nextSteps } from '@sunnah-store/schema/order-steps'
import { type ReactNode, useState } from 'react'
import type { OrderStatus } from '../../../../generated/types.ts'
import type { OrderLines_OrderFragment } from '../../order-lines.generated.ts'
import { Rest } from '../managed-order-card.ts'
import { CallOrder } from './call-order.tsx'
import { CancelOrder } from './cancel-order.tsx'
import { DeliverOrder } from './deliver-order.tsx'
import { DeliverPartly } from './deliver-partly.tsx'
import { type OrderSteps_OrderFragment, useOrderSteps_OrderFragment } from './order-steps.generated.ts'
import { ReturnOrder } from './return-order.tsx'
import { SendOrder } from './send-order.tsx'
import { canTakeBack, TakeBack } from './take-back.tsx'

interface OrderActsProps {
  order: FragmentType<OrderSteps_OrderFragment> & FragmentType<OrderLines_OrderFragment>
}

/** What can be done next about an order, from where it stands. */
export const OrderActs = ({ order }: OrderActsProps) => {
  const { data, complete } = useOrderSteps_OrderFragment(order)
  if (!complete) return null

  const { status } = data
  const may = (to: OrderStatus) => nextSteps[status].includes(to)
  const isInParts = status === 'SHIPPED' && data.shipment?.partlyDelivered === true
  const isToDeliver = status === 'SHIPPED' && !isInParts
  return (
    <>
      {may('CONFIRMED') && <CallOrder order={data} />}
      <Act isNext={status === 'CONFIRMED'}>
        {may('SHIPPED') && <SendOrder order={data} isNext={status === 'CONFIRMED'} />}
      </Act>
      <Act isNext={isToDeliver}>{may('DELIVERED') && <DeliverOrder order={data} isNext={isToDeliver} />}</Act>
      <Act isNext={isInParts}>
        <DeliverPartly order={data} contents={order} offered={isOnItsWay(status)} />
      </Act>
      <Act isNext={status === 'RETURNING'}>
        <ReturnOrder order={data} contents={order} offered={may('RETURNED')} />
      </Act>
      <Act isNext={false}>
        <CancelOrder order={data} offered={may('CANCELLED')} />
      </Act>
      <Undo key={data.events.length} order={data} />
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
