import type { FragmentType } from '@apollo/client'
import { useState } from 'react'
import type { OrderLines_OrderFragment } from '../../order-lines.generated.ts'
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
  const isInTheShop = status === 'PLACED' || status === 'CONFIRMED'
  const isOnItsWay = status === 'SHIPPED' || status === 'RETURNING'
  return (
    <>
      {status === 'PLACED' && <CallOrder order={data} />}
      {isInTheShop && <SendOrder order={data} isNext={status === 'CONFIRMED'} />}
      {(isInTheShop || isOnItsWay) && (
        <DeliverOrder order={data} isNext={status === 'SHIPPED' && !data.shipment?.partlyDelivered} />
      )}
      {isOnItsWay && <DeliverPartly order={data} contents={order} />}
      {(isOnItsWay || status === 'DELIVERED') && <ReturnOrder order={data} contents={order} />}
      {isInTheShop && <CancelOrder order={data} />}
      <Undo key={data.events.length} order={data} />
    </>
  )
}

const Undo = ({ order }: { order: OrderSteps_OrderFragment }) => {
  const [shown] = useState(() => canTakeBack(order, Date.now()))
  return shown && <TakeBack order={order} />
}
