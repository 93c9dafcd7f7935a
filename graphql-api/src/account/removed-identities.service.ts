import { type EntityManager, IsNull, Raw } from 'typeorm'
import type { Identity } from '../identity/identity.js'
import { RemovedIdentity } from '../user/removed-identity.entity.js'

const AT_ONCE = 100

/** Whoever was verified before their account was deleted has long been let in or refused then: an ID token holds for an hour. */
const longGone = Raw((goneAt) => `${goneAt} < now() - interval '1 hour'`)

/**
 * Deletes a removed user's account at the identity service.
 * @throws DomainError UNAVAILABLE when it does not answer; a later run tries again
 */
export const deleteRemovedIdentity = async (db: EntityManager, identity: Identity, uid: string): Promise<void> => {
  await identity.deleteAccount(uid)
  await db.update(RemovedIdentity, { uid }, { goneAt: () => 'clock_timestamp()' })
}

/**
 * Deletes the remaining accounts of removed users, up to a hundred at once, least recently tried first, and forgets those
 * that went long ago.
 * @throws DomainError UNAVAILABLE when one of them could not be deleted; it then comes last
 */
export const deleteRemovedIdentities = async (db: EntityManager, identity: Identity): Promise<void> => {
  await db.delete(RemovedIdentity, { goneAt: longGone })
  const left = await db.find(RemovedIdentity, {
    where: { goneAt: IsNull() },
    order: { triedAt: 'ASC', removedAt: 'ASC' },
    take: AT_ONCE,
  })
  const uids = left.map(({ uid }) => uid)
  // Noted before trying, so that a server that crashes here does not start with the same ones again.
  if (uids.length > 0) await db.update(RemovedIdentity, uids, { triedAt: () => 'clock_timestamp()' })
  const outcomes = await Promise.allSettled(uids.map((uid) => deleteRemovedIdentity(db, identity, uid)))
  const failed = outcomes.find(({ status }) => status === 'rejected')
  if (failed?.status === 'rejected') throw failed.reason
}
