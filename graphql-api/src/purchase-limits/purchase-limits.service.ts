import type { EntityManager } from 'typeorm'
import { DomainError } from '../errors.js'
import { PurchaseLimits } from './purchase-limits.entity.js'
import type { PurchaseLimitsInput } from './purchase-limits.input.js'

export const readPurchaseLimits = (db: EntityManager): Promise<PurchaseLimits> =>
  db.findOneByOrFail(PurchaseLimits, { id: 1 })

/**
 * Sets how much customers may order and set aside from now on.
 * @throws DomainError LIMITS_CHANGED when they are not as the admin saw them
 */
export const setPurchaseLimits = (
  db: EntityManager,
  { expectedVersion, firstOrderTotal, ...limits }: PurchaseLimitsInput,
): Promise<PurchaseLimits> =>
  db.transaction(async (tx) => {
    const known = await tx.findOneOrFail(PurchaseLimits, {
      where: { id: 1 },
      lock: { mode: 'pessimistic_write' },
    })
    const { version } = known
    if (expectedVersion != null && expectedVersion !== version)
      throw new DomainError('LIMITS_CHANGED', { expectedVersion, version })
    await tx.update(
      PurchaseLimits,
      { id: 1 },
      { ...limits, firstOrderTotal: firstOrderTotal ?? known.firstOrderTotal, version: version + 1 },
    )
    return readPurchaseLimits(tx)
  })
