import type { ComponentProps } from 'react'
import type { OrderStatus } from '../../../../generated/types.ts'
import { manageCopy } from '../../../../lib/copy/manage-copy.ts'
import { useCopy } from '../../../../lib/copy/use-copy.ts'
import { useToday } from '../../../../lib/time/use-today.ts'
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

interface Standing {
  status: OrderStatus
  deliveredAt: string | null
  lost: boolean
}

/** Where an order stands, for those who manage the shop. */
export const ManagedStatus = ({ order }: { order: Standing }) => {
  const { allOrders: copy, format } = useCopy(manageCopy)
  const today = useToday()
  const { status, deliveredAt, lost } = order
  const word = lost ? copy.lost : copy.statuses[status]

  return (
    <Pill $tone={tones[status]}>
      {status === 'DELIVERED' && deliveredAt ? copy.delivered(format.when(deliveredAt, today)) : word}
    </Pill>
  )
}
