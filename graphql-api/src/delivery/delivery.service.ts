import { type EntityManager, In, Not } from 'typeorm'
import { lockSettings } from '../database/lock-settings.js'
import type { DeliveryPlanInput } from './delivery.input.js'
import { DeliveryException } from './delivery-exception.entity.js'
import { DeliveryPlan } from './delivery-plan.entity.js'

/** What delivery costs, in whole taka, and how many days it takes; with the districts that are exceptions, from A to Z. */
export const readDelivery = async (db: EntityManager): Promise<DeliveryPlan> => {
  const plan = await db.findOneByOrFail(DeliveryPlan, { id: 1 })
  plan.exceptions = await db.find(DeliveryException, { order: { district: 'ASC' } })
  return plan
}

/**
 * Sets what delivery costs from now on; orders keep what was agreed.
 * @throws DomainError DELIVERY_CHANGED when the rules are not as the admin saw them
 */
export const setDelivery = (
  db: EntityManager,
  { exceptions, expectedVersion, freeFrom = null, fee, minDays, maxDays }: DeliveryPlanInput,
): Promise<DeliveryPlan> =>
  db.transaction(async (tx) => {
    const { version } = await lockSettings(tx, DeliveryPlan, expectedVersion, 'DELIVERY_CHANGED')
    await tx.update(DeliveryPlan, { id: 1 }, { fee, minDays, maxDays, freeFrom, version: version + 1 })
    await tx.delete(DeliveryException, { district: Not(In(exceptions.map(({ district }) => district))) })
    await tx.upsert(DeliveryException, exceptions, ['district'])
    return readDelivery(tx)
  })
