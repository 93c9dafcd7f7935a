import type { EntityManager } from 'typeorm'
import type { Identity } from '../identity/identity.js'
import { RemovedIdentity } from '../user/removed-identity.entity.js'

/**
 * Deletes the accounts of removed people at the identity service.
 * @throws DomainError UNAVAILABLE when it does not answer; those not deleted yet are kept for the next time
 */
export const deleteRemovedIdentities = async (db: EntityManager, identity: Identity): Promise<void> => {
  const removed = await db.find(RemovedIdentity, { order: { removedAt: 'ASC' }, take: 100 })
  const outcomes = await Promise.allSettled(
    removed.map(async ({ uid }) => {
      await identity.deleteAccount(uid)
      await db.delete(RemovedIdentity, { uid })
    }),
  )
  const failed = outcomes.find(({ status }) => status === 'rejected')
  if (failed?.status === 'rejected') throw failed.reason
}
