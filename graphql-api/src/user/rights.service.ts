import { type EntityManager, In } from 'typeorm'
import { DomainError } from '../errors.js'
import { lockAdmins } from './lock-user.js'
import { Role } from './role.js'
import { REACHABLE, User } from './user.entity.js'

/**
 * Whether this email is an admin's; asked by that person or by an admin.
 * @throws DomainError FORBIDDEN for another email than the caller's, whether or not it exists
 */
export const isAdmin = async (db: EntityManager, caller: User, email: string): Promise<boolean> => {
  if (caller.email?.toLowerCase() === email.toLowerCase()) return caller.isAdmin
  if (!caller.isAdmin) throw new DomainError('FORBIDDEN')
  return db.existsBy(User, { email, role: In([Role.OWNER, Role.ADMIN]) })
}

interface Wanted {
  role: Role
  /** Whether the caller means it although nobody has confirmed that they read their email. */
  evenUnconfirmed: boolean
}

/**
 * Gives this very person a role, whoever holds their email by now; another time it changes nothing.
 * @throws DomainError NOT_FOUND; EMAIL_NOT_CONFIRMED for who would get rights; LAST_ADMIN for the last owner; FORBIDDEN
 * when the caller has lost that right meanwhile
 */
export const setRole = async (db: EntityManager, caller: User, id: string, wanted: Wanted): Promise<User> => {
  const { user } = await giveRole(db, caller, id, wanted)
  return user
}

/**
 * Makes this very person an admin.
 * @returns whether that changed anything; owners and admins stay what they are
 * @throws DomainError as setRole
 */
export const makeAdmin = async (
  db: EntityManager,
  caller: User,
  id: string,
  evenUnconfirmed: boolean,
): Promise<boolean> => {
  const { isNew } = await giveRole(db, caller, id, { role: Role.ADMIN, evenUnconfirmed }, ({ isAdmin }) => !isAdmin)
  return isNew
}

/**
 * The same for whoever has this email; who names it says whom they mean.
 * @throws DomainError NOT_FOUND
 */
export const makeAdminByEmail = async (db: EntityManager, caller: User, email: string): Promise<boolean> => {
  const user = await db.findOneBy(User, { email })
  if (!user) throw new DomainError('NOT_FOUND', { email })
  return makeAdmin(db, caller, user.id, true)
}

/** @param isFor whom it is given at all; others stay what they are */
const giveRole = (
  db: EntityManager,
  caller: User,
  id: string,
  wanted: Wanted,
  isFor: (user: User) => boolean = () => true,
): Promise<{ user: User; isNew: boolean }> =>
  db.transaction(async (tx) => {
    await lockAdmins(tx)
    await requireOwner(tx, caller)
    const user = await tx.findOne(User, { where: { id }, lock: { mode: 'pessimistic_write' } })
    if (!user) throw new DomainError('NOT_FOUND', { userId: id })
    if (user.role === wanted.role || !isFor(user)) return { user, isNew: false }
    return { user: await changeRole(tx, user, wanted), isNew: true }
  })

/** Behind the lock of admins. @throws DomainError FORBIDDEN when this person is no owner any more */
export const requireOwner = async (tx: EntityManager, { id }: User): Promise<void> => {
  if (!(await tx.existsBy(User, { id, role: Role.OWNER }))) throw new DomainError('FORBIDDEN')
}

/** Behind the lock of admins. @throws DomainError LAST_ADMIN when the shop has no other owner who can still sign in */
export const requireOtherOwner = async (tx: EntityManager, { id, role }: User): Promise<void> => {
  if (role !== Role.OWNER) return
  const others = tx.createQueryBuilder(User, 'user').where(REACHABLE).andWhere('user.id <> :id', { id })
  if (!(await others.andWhere('user.role = :role', { role }).getExists())) throw new DomainError('LAST_ADMIN')
}

const mostFirst = Object.values(Role)

const mayMore = (role: Role, than: Role) => mostFirst.indexOf(role) < mostFirst.indexOf(than)

const changeRole = async (tx: EntityManager, user: User, { role, evenUnconfirmed }: Wanted) => {
  await requireOtherOwner(tx, user)
  const isKnown = user.emailVerified || user.phoneVerified || evenUnconfirmed
  if (mayMore(role, user.role) && !isKnown) throw new DomainError('EMAIL_NOT_CONFIRMED', { userId: user.id })
  await tx.update(User, { id: user.id }, { role })
  return Object.assign(user, { role })
}
