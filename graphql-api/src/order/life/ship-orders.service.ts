import type { EntityManager } from 'typeorm'
import { DomainError } from '../../errors.js'
import type { Actor } from './change-order.js'
import type { OrderOutcome } from './order-outcome.js'
import { OrderStatus } from './order-status.js'
import type { ShipOrderInput } from './order-step.input.js'
import { takeStep } from './order-step.service.js'

/** Sends orders, each in a transaction of its own; what is refused is told beside the others. */
export const shipOrders = async (
  db: EntityManager,
  actor: Actor,
  shipments: readonly ShipOrderInput[],
): Promise<OrderOutcome[]> => {
  const outcomes: OrderOutcome[] = []
  for (const shipment of shipments) outcomes.push(await ship(db, actor, shipment))
  return outcomes
}

const ship = async (
  db: EntityManager,
  actor: Actor,
  { id, courier, expectedStatus, trackingCode = null, trackingUrl = null }: ShipOrderInput,
): Promise<OrderOutcome> => {
  try {
    const shipment = { courier, trackingCode, trackingUrl }
    return {
      id,
      order: await takeStep(db, id, actor, { to: OrderStatus.SHIPPED, expectedStatus, shipment }),
      code: null,
    }
  } catch (error) {
    if (error instanceof DomainError) return { id, order: null, code: error.code }
    throw error
  }
}
