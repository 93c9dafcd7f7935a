import { randomUUID } from 'node:crypto'
import type { EntityManager } from 'typeorm'
import { OrderActor } from '../order/life/order-event.entity.js'
import { OrderStatus } from '../order/life/order-status.js'
import { takeStep } from '../order/life/order-step.service.js'
import type { Order } from '../order/order.entity.js'

/** As an admin does. */
export const markDelivered = (db: EntityManager, id: string): Promise<Order> =>
  takeStep(db, id, { id: randomUUID(), by: OrderActor.ADMIN }, { to: OrderStatus.DELIVERED })
