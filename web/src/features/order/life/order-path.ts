import type { OrderEventKind, OrderPart, OrderStatus } from '../../../generated/types.ts'

/** A step on the way of an order. */
export interface PathStep {
  status: OrderStatus
  /** Null: it is still to come. */
  at: string | null
  /** Why, of an order that ended. */
  reason: string | null
  /** While it stood there. */
  corrections: Correction[]
}

interface Correction {
  at: string
  parts: readonly OrderPart[]
}

/** What is told of the way of an order. */
export interface Life {
  status: OrderStatus
  placedAt: string
  events: readonly {
    at: string
    kind: OrderEventKind
    to: OrderStatus | null
    reason?: string | null
    changed?: readonly OrderPart[] | null
  }[]
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
  const path: PathStep[] = [{ status: 'PLACED', at: placedAt, reason: null, corrections: [] }]
  for (const { at, kind, to, reason = null, changed } of events) {
    if (kind === 'TAKEN_BACK') path.pop()
    else if (kind === 'CORRECTED') path.at(-1)?.corrections.push({ at, parts: changed ?? [] })
    else if (to) path.push({ status: to, at, reason, corrections: [] })
  }
  return [...path, ...toCome[status].map((next) => ({ status: next, at: null, reason: null, corrections: [] }))]
}
