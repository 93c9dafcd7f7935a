import type { EntityManager } from 'typeorm'
import type { Identity } from '../identity/identity.js'
import { RemovedIdentity } from '../user/removed-identity.entity.js'

const AT_ONCE = 100

/**
 * Deletes the account of a removed person at the identity service.
 * @throws DomainError UNAVAILABLE when it does not answer; the account is kept for the next time
 */
export const deleteRemovedIdentity = async (db: EntityManager, identity: Identity, uid: string): Promise<void> => {
  await identity.deleteAccount(uid)
  await db.delete(RemovedIdentity, { uid })
}

/**
 * Deletes the accounts of removed people that are left, a hundred at once, those first that were tried longest ago.
 * @throws DomainError UNAVAILABLE when one of them could not be deleted; it stands behind the others then
 */
export const deleteRemovedIdentities = async (db: EntityManager, identity: Identity): Promise<void> => {
  const left = await db.find(RemovedIdentity, { order: { triedAt: 'ASC', removedAt: 'ASC' }, take: AT_ONCE })
  const uids = left.map(({ uid }) => uid)
  // Before they are tried, so that no server that stops meanwhile begins with the same ones again.
  if (uids.length > 0) await db.update(RemovedIdentity, uids, { triedAt: () => 'clock_timestamp()' })
  const outcomes = await Promise.allSettled(uids.map((uid) => deleteRemovedIdentity(db, identity, uid)))
  const failed = outcomes.find(({ status }) => status === 'rejected')
  if (failed?.status === 'rejected') throw failed.reason
}
