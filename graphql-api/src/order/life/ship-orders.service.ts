import { latinDigits } from '@sunnah-store/schema/digits'
import type { EntityManager } from 'typeorm'
import type { Actor } from './change-order.js'
import type { OrderOutcome } from './order-outcome.js'
import { OrderStatus } from './order-status.js'
import type { ShipOrderInput } from './order-step.input.js'
import { takeStep } from './order-step.service.js'
import { toldByItself } from './told-by-itself.js'

/** Sends orders by hand, each in a transaction of its own; what is refused is told beside the others. */
export const shipOrders = (
  db: EntityManager,
  actor: Actor,
  shipments: readonly ShipOrderInput[],
): Promise<OrderOutcome[]> =>
  toldByItself(shipments, ({ id, courier, expectedStatus, expectedVersion, trackingCode = null, trackingUrl = null }) =>
    takeStep(db, id, actor, {
      to: OrderStatus.SHIPPED,
      expectedStatus,
      expectedVersion,
      shipment: { courier, trackingCode: trackingCode && latinDigits(trackingCode), trackingUrl },
    }),
  )
