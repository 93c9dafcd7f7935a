import type { ComponentProps } from 'react'
import type { OrderStatus } from '../../../generated/types.ts'
import { shoppingCopy } from '../../../lib/copy/shopping-copy.ts'
import { useCopy } from '../../../lib/copy/use-copy.ts'
import { Pill } from '../../../ui/data/pill.tsx'

/** Of all others it is bad news. */
const tones: Partial<Record<OrderStatus, ComponentProps<typeof Pill>['$tone']>> = {
  PLACED: 'brass',
  CONFIRMED: 'brass',
  SHIPPED: 'good',
  DELIVERED: 'good',
}

interface OrderStatusPillProps {
  order: { status: OrderStatus; deliveredAt: string | null; lost: boolean }
  /** Whether some of it came back when the rest was delivered. */
  inPart: boolean
}

/** Where an order stands, in two or three words. */
export const OrderStatusPill = ({ order, inPart }: OrderStatusPillProps) => {
  const { orders: copy } = useCopy(shoppingCopy)
  const { status, deliveredAt, lost } = order
  const word = lost ? copy.reasons.LOST : copy.statuses[status]

  return (
    <Pill $tone={tones[status] ?? 'bad'}>
      {status === 'DELIVERED' && deliveredAt ? (inPart ? copy.deliveredInPart : copy.delivered)(deliveredAt) : word}
    </Pill>
  )
}
