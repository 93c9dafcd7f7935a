import type { EntityManager } from 'typeorm'
import { lockSettings } from '../database/lock-settings.js'
import { PurchaseLimits } from './purchase-limits.entity.js'
import type { PurchaseLimitsInput } from './purchase-limits.input.js'

/** The one row of them, sums in whole taka, with the version to be named when they are changed. */
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
    const { version, ...known } = await lockSettings(tx, PurchaseLimits, expectedVersion, 'LIMITS_CHANGED')
    await tx.update(
      PurchaseLimits,
      { id: 1 },
      { ...limits, firstOrderTotal: firstOrderTotal ?? known.firstOrderTotal, version: version + 1 },
    )
    return readPurchaseLimits(tx)
  })
