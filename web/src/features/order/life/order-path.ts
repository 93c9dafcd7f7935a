import type { OrderActor, OrderEventKind, OrderPart, OrderStatus } from '../../../generated/types.ts'

/** A step on the way of an order. */
export interface PathStep {
  status: OrderStatus
  /** Null: it is still to come. */
  at: string | null
  /** Why, of an order that ended. */
  reason: string | null
  /** Who took it; null where that is not told. */
  by: OrderActor | null
  /** How many pieces came back when the rest was delivered. */
  cameBack: number | null
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
    by?: OrderActor
    to: OrderStatus | null
    reason?: string | null
    changed?: readonly OrderPart[] | null
    cameBack?: number | null
  }[]
}

const toCome: Partial<Record<OrderStatus, readonly OrderStatus[]>> = {
  PLACED: ['CONFIRMED', 'SHIPPED', 'DELIVERED'],
  CONFIRMED: ['SHIPPED', 'DELIVERED'],
  SHIPPED: ['DELIVERED'],
}

/** The way of an order: what it has come by, without steps that were taken back, and what is still to come. */
export const pathOf = ({ status, placedAt, events }: Life): PathStep[] => {
  const path: PathStep[] = [{ ...blank, status: 'PLACED', at: placedAt, corrections: [] }]
  for (const { at, kind, by = null, to, reason = null, changed, cameBack = null } of events) {
    if (kind === 'TAKEN_BACK') path.pop()
    else if (kind === 'CORRECTED') path.at(-1)?.corrections.push({ at, parts: changed ?? [] })
    else if (to) path.push({ status: to, at, reason, by, cameBack, corrections: [] })
  }
  return [...path, ...(toCome[status] ?? []).map((next) => ({ ...blank, status: next, corrections: [] }))]
}

const blank = { at: null, reason: null, by: null, cameBack: null }
