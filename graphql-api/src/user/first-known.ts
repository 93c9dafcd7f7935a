import type { EntityManager } from 'typeorm'
import type { VerifiedIdentity } from '../identity/identity.js'
import { Role } from './role.js'
import { User } from './user.entity.js'

/**
 * Whether the shop makes this person an owner. Who comes by a code shows whose number it is, not whose address: whoever opened
 * the account may have added it before the address was confirmed.
 * @param adminEmails in lower case
 */
export const isAppointed = ({ email, emailVerified, loggedInBy }: VerifiedIdentity, adminEmails: readonly string[]) =>
  email !== null && emailVerified && loggedInBy !== 'phone' && adminEmails.includes(email.toLowerCase())

/**
 * Whether an account is shown for the first time to be whose address or number it names, or comes to rights by it. Anybody
 * may have opened it with somebody else's address before.
 */
export const isFirstKnown = (old: User, verified: VerifiedIdentity, adminEmails: readonly string[]): boolean =>
  (verified.emailVerified && !old.emailVerified) ||
  (verified.phone !== null && !old.phoneVerified && !old.emailVerified) ||
  (isAppointed(verified, adminEmails) && old.role !== Role.OWNER)

/**
 * Whether somebody comes by a code to an account with rights and an address: whoever opened it may have added their number
 * before it was shown whose address that is.
 */
export const comesByCodeToRights = (old: User, { loggedInBy }: VerifiedIdentity): boolean =>
  loggedInBy === 'phone' && old.email !== null && old.role !== Role.SHOPPER

/** Whether it is a log-in from before the account was known to be theirs, or from before all log-ins were ended. */
export const isFromBefore = ({ knownSince }: User, { loggedInAt }: VerifiedIdentity): boolean =>
  knownSince !== null && loggedInAt < knownSince

const ownCredentials = new Set(['password', 'phone'])

/**
 * Whether whoever comes is known by another service, and the account was opened with a password and an address that nobody
 * has confirmed. Who confirms by a link in a mail or by a code goes on with the same account.
 */
export const isTakenOver = (old: User, { email, emailVerified, loggedInBy }: VerifiedIdentity): boolean =>
  emailVerified &&
  !old.emailVerified &&
  // Whoever set it up was known; an address may have been added since.
  old.secondFactorSince === null &&
  !ownCredentials.has(loggedInBy) &&
  // Else it is an account without an address, to which somebody has added one.
  old.email?.toLowerCase() === email?.toLowerCase()

/** Forgets where orders go to, and how the person is called, by whoever opened the account. @returns what is left of it */
export const forget = async (tx: EntityManager, old: User): Promise<User> => {
  await tx.query('DELETE FROM address WHERE "userId" = $1', [old.id])
  const left = { phone: null, phoneVerified: false, nameChosen: false }
  await tx.update(User, { id: old.id }, left)
  return Object.assign(old, left)
}
