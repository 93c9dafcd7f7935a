import type { EntityManager } from 'typeorm'
import { DomainError } from '../errors.js'
import { User } from './user.entity.js'

/**
 * Makes everything that one user does to cart, holds and orders happen one after the other. Comes before the locks of products.
 * @throws DomainError UNAUTHENTICATED when the account was removed meanwhile
 */
export const lockUser = async (tx: EntityManager, userId: string): Promise<void> => {
  const user = await tx.findOne(User, {
    where: { id: userId },
    select: { id: true },
    lock: { mode: 'for_no_key_update' },
  })
  if (!user) throw new DomainError('UNAUTHENTICATED')
}

/** Lets only one at a time take an admin's rights away, so that two of them cannot each take the other's. */
export const lockAdmins = (tx: EntityManager): Promise<unknown> =>
  tx.query("SELECT pg_advisory_xact_lock(hashtextextended('admins', 0))")
