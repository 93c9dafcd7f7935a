import type { EntityManager } from 'typeorm'
import { DomainError } from '../errors.js'
import { Product } from '../product/product.entity.js'
import { User } from '../user/user.entity.js'

// Whoever changes what belongs to a user and the stock of products locks the user first and then the products in the
// order of their ids, and rows that hang on them, such as orders, last: so nobody waits for somebody who waits for them.

/**
 * Makes everything that one user does to cart, holds and orders happen one after the other.
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

/** Holds these products fast until the transaction ends. Those that are no longer sold are among them. */
export const lockProducts = async (tx: EntityManager, ids: readonly string[]): Promise<void> => {
  await tx
    .createQueryBuilder(Product, 'product')
    .select('product.id')
    .withDeleted()
    .whereInIds(ids)
    .orderBy('product.id')
    .setLock('for_no_key_update')
    .getMany()
}

/** Lets only one at a time take an admin's rights away, so that two of them cannot each take the other's. */
export const lockAdmins = (tx: EntityManager): Promise<unknown> =>
  tx.query("SELECT pg_advisory_xact_lock(hashtextextended('admins', 0))")
