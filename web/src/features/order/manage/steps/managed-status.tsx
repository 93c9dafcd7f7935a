import type { ComponentProps } from 'react'
import type { OrderStatus } from '../../../../generated/types.ts'
import { manageCopy } from '../../../../lib/copy/manage-copy.ts'
import { useCopy } from '../../../../lib/copy/use-copy.ts'
import { Pill } from '../../../../ui/data/pill.tsx'

const tones: Record<OrderStatus, ComponentProps<typeof Pill>['$tone']> = {
  PLACED: 'brass',
  CONFIRMED: 'good',
  SHIPPED: 'good',
  RETURNING: 'bad',
  DELIVERED: 'good',
  CANCELLED: 'bad',
  RETURNED: 'bad',
}

/** Where an order stands, for those who manage the shop. */
export const ManagedStatus = ({ order }: { order: { status: OrderStatus; deliveredAt: string | null } }) => {
  const { allOrders: copy } = useCopy(manageCopy)
  const { status, deliveredAt } = order

  return (
    <Pill $tone={tones[status]}>
      {status === 'DELIVERED' && deliveredAt ? copy.delivered(deliveredAt) : copy.statuses[status]}
    </Pill>
  )
}
