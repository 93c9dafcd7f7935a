import type { EntityManager } from 'typeorm'
import { queryRows } from '../../database/query-rows.js'
import { DomainError } from '../../errors.js'

/**
 * Keeps an order as it is while a courier may have been told of it: what it would collect, and where, must not change.
 * The order must be locked. @throws DomainError BEING_SENT
 */
export const refuseWhileSending = async (tx: EntityManager, orderId: string): Promise<void> => {
  const open = await queryRows<object>(tx, 'SELECT FROM courier_sending WHERE "orderId" = $1', [orderId])
  if (open.length > 0) throw new DomainError('BEING_SENT')
}
