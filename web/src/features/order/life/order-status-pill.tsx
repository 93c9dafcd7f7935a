import type { ComponentProps } from 'react'
import type { OrderStatus } from '../../../generated/types.ts'
import { shoppingCopy } from '../../../lib/copy/shopping-copy.ts'
import { useCopy } from '../../../lib/copy/use-copy.ts'
import { Pill } from '../../../ui/data/pill.tsx'

const tones: Record<OrderStatus, ComponentProps<typeof Pill>['$tone']> = {
  PLACED: 'brass',
  CONFIRMED: 'brass',
  SHIPPED: 'good',
  RETURNING: 'bad',
  DELIVERED: 'good',
  CANCELLED: 'bad',
  RETURNED: 'bad',
}

interface OrderStatusPillProps {
  order: { status: OrderStatus; deliveredAt: string | null }
  /** Whether some of it came back when the rest was delivered. */
  inPart: boolean
}

/** Where an order stands, in two or three words. */
export const OrderStatusPill = ({ order, inPart }: OrderStatusPillProps) => {
  const { orders: copy } = useCopy(shoppingCopy)
  const { status, deliveredAt } = order

  return (
    <Pill $tone={tones[status]}>
      {status === 'DELIVERED' && deliveredAt
        ? (inPart ? copy.deliveredInPart : copy.delivered)(deliveredAt)
        : copy.statuses[status]}
    </Pill>
  )
}
