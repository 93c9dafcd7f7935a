import type { EntityManager } from 'typeorm'
import type { User } from '../../user/user.entity.js'
import type { Order } from '../order.entity.js'
import { findOrderOf } from '../order.service.js'
import type { ShopperWhy } from './cancel-my-order.args.js'
import { OrderActor } from './order-event.entity.js'
import { CancelReason, OrderStatus } from './order-status.js'
import { takeStep } from './order-step.service.js'

/**
 * Cancels an order of this shopper that has not left the shop.
 * @throws DomainError NOT_FOUND, also for somebody else's order; STATUS_CHANGED with the status as it is now
 */
export const cancelMyOrder = async (
  db: EntityManager,
  shopper: User,
  number: string,
  { reason, note }: ShopperWhy = {},
): Promise<Order> => {
  const { id } = await findOrderOf(db, shopper.id, number)
  const actor = { id: shopper.id, by: OrderActor.SHOPPER }
  const why = reason ?? CancelReason.SHOPPER_CHANGED_MIND
  return takeStep(db, id, actor, { to: OrderStatus.CANCELLED, reason: why, note })
}
