import type { OrderEventKind, OrderStatus } from '../../../generated/types.ts'

/** A step on the way of an order. */
export interface PathStep {
  status: OrderStatus
  /** Null: it is still to come. */
  at: string | null
  /** Why, of an order that ended. */
  reason: string | null
}

interface Life {
  status: OrderStatus
  placedAt: string
  events: readonly { at: string; kind: OrderEventKind; to: OrderStatus | null; reason: string | null }[]
}

const toCome: Record<OrderStatus, readonly OrderStatus[]> = {
  PLACED: ['CONFIRMED', 'SHIPPED', 'DELIVERED'],
  CONFIRMED: ['SHIPPED', 'DELIVERED'],
  SHIPPED: ['DELIVERED'],
  RETURNING: [],
  DELIVERED: [],
  CANCELLED: [],
  RETURNED: [],
}

/** The way of an order: what it has come by, without steps that were taken back, and what is still to come. */
export const pathOf = ({ status, placedAt, events }: Life): PathStep[] => {
  const path: PathStep[] = [{ status: 'PLACED', at: placedAt, reason: null }]
  for (const { at, kind, to, reason } of events) {
    if (kind === 'TAKEN_BACK') path.pop()
    else if (to) path.push({ status: to, at, reason })
  }
  return [...path, ...toCome[status].map((next) => ({ status: next, at: null, reason: null }))]
}
