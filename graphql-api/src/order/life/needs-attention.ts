import type { EntityManager } from 'typeorm'
import { DomainError } from '../../errors.js'
import type { Order } from '../order.entity.js'
import { OrderStatus } from './order-status.js'
import { Shipment } from './shipment.entity.js'

/**
 * Keeps a step of many orders from one that has to be looked at by itself: what comes back may be in the shop, and of what
 * was kept in part the whole total would be owed. The order must be locked, so that no courier says it meanwhile.
 * @throws DomainError NEEDS_ATTENTION
 */
export const requireNoAttention = async (tx: EntityManager, { id: orderId, status }: Order): Promise<void> => {
  if (status === OrderStatus.RETURNING || (await tx.existsBy(Shipment, { orderId, partlyDelivered: true })))
    throw new DomainError('NEEDS_ATTENTION', { status })
}
