import type { EntityManager } from 'typeorm'
import { DomainError } from '../errors.js'
import { REACHABLE, User } from './user.entity.js'

/**
 * Whether this email is an admin's; asked by that person or by an admin.
 * @throws DomainError FORBIDDEN for another email than the caller's, whether or not it exists
 */
export const isAdmin = async (db: EntityManager, caller: User, email: string): Promise<boolean> => {
  if (caller.email?.toLowerCase() === email.toLowerCase()) return caller.isAdmin
  if (!caller.isAdmin) throw new DomainError('FORBIDDEN')
  return db.existsBy(User, { email, isAdmin: true })
}

/**
 * Makes somebody an admin.
 * @returns whether that changed anything
 * @throws DomainError NOT_FOUND
 */
export const makeAdmin = async (db: EntityManager, email: string): Promise<boolean> => {
  const { affected } = await db.update(User, { email, isAdmin: false }, { isAdmin: true })
  if (!affected && !(await db.existsBy(User, { email }))) throw new DomainError('NOT_FOUND', { email })
  return affected === 1
}

/** Whether the shop has an admin besides this one who can still sign in. */
export const hasOtherAdmin = (db: EntityManager, id: string): Promise<boolean> =>
  db.createQueryBuilder(User, 'user').where(REACHABLE).andWhere('user.isAdmin AND user.id <> :id', { id }).getExists()
