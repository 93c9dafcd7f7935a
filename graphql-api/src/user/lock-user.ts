import type { EntityManager } from 'typeorm'
import { readPrepared } from '../database/read-prepared.js'
import type { Statement } from '../database/statement.js'
import { DomainError } from '../errors.js'

/** Locks a user until the transaction ends. No row: the account was removed. */
export const userLock = (userId: string): Statement => ({
  text: 'SELECT id FROM "user" WHERE id = $1 FOR NO KEY UPDATE',
  values: [userId],
})

/**
 * Makes everything that one user does to cart, holds and orders happen one after the other. Comes before the locks of products.
 * @throws DomainError UNAUTHENTICATED when the account was removed meanwhile
 */
export const lockUser = async (tx: EntityManager, userId: string): Promise<void> => {
  const { text, values } = userLock(userId)
  const [user] = await readPrepared(tx, text, values)
  if (!user) throw new DomainError('UNAUTHENTICATED')
}

/** Lets only one at a time give rights or take them away, so that two owners cannot each take the other's. */
export const lockAdmins = (tx: EntityManager): Promise<unknown> =>
  tx.query("SELECT pg_advisory_xact_lock(hashtextextended('admins', 0))")
