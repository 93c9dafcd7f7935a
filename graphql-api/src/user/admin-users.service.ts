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
 * Makes this very person an admin, whoever holds their email by now.
 * @param evenUnconfirmed whether the caller means it although nobody has confirmed that they read that email
 * @returns whether that changed anything
 * @throws DomainError NOT_FOUND; EMAIL_NOT_CONFIRMED
 */
export const makeAdmin = (db: EntityManager, id: string, evenUnconfirmed: boolean): Promise<boolean> =>
  db.transaction(async (tx) => {
    const user = await tx.findOne(User, { where: { id }, lock: { mode: 'pessimistic_write' } })
    if (!user) throw new DomainError('NOT_FOUND', { userId: id })
    if (user.isAdmin) return false
    if (!user.emailVerified && !user.phoneVerified && !evenUnconfirmed)
      throw new DomainError('EMAIL_NOT_CONFIRMED', { userId: id })
    await tx.update(User, { id }, { isAdmin: true })
    return true
  })

/**
 * The same for whoever has this email; who names it says whom they mean.
 * @throws DomainError NOT_FOUND
 */
export const makeAdminByEmail = (db: EntityManager, email: string): Promise<boolean> =>
  db.transaction(async (tx) => {
    const user = await tx.findOneBy(User, { email })
    if (!user) throw new DomainError('NOT_FOUND', { email })
    return makeAdmin(tx, user.id, true)
  })

/** Whether the shop has an admin besides this one who can still sign in. */
export const hasOtherAdmin = (db: EntityManager, id: string): Promise<boolean> =>
  db.createQueryBuilder(User, 'user').where(REACHABLE).andWhere('user.isAdmin AND user.id <> :id', { id }).getExists()
