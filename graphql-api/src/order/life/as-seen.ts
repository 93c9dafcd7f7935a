import { DomainError } from '../../errors.js'
import type { Order } from '../order.entity.js'
import type { OrderStatus } from './order-status.js'

/** What somebody had seen of an order when they decided on a step; what is not given may be any. */
export interface Seen {
  expectedStatus?: OrderStatus | null | undefined
  expectedVersion?: number | null | undefined
}

/** What somebody had seen of several orders. */
export type SeenOrders = readonly (Seen & { id: string })[]

/**
 * Keeps a step from an order that is another one by now. The order must be locked.
 * @throws DomainError STATUS_CHANGED with the status as it is now; ORDER_CHANGED with the version as well when it was corrected meanwhile
 */
export const requireAsSeen = (
  { status, version }: Pick<Order, 'status' | 'version'>,
  { expectedStatus, expectedVersion }: Seen,
): void => {
  if ((expectedStatus ?? status) !== status) throw new DomainError('STATUS_CHANGED', { status })
  if ((expectedVersion ?? version) !== version)
    throw new DomainError('ORDER_CHANGED', { expectedVersion, version, status })
}
