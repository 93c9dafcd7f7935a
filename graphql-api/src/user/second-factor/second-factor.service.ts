import { Secret } from 'otpauth'
import { type EntityManager, IsNull, Not } from 'typeorm'
import { DomainError } from '../../errors.js'
import type { SessionClaims } from '../../identity/access-token.js'
import { lockUser } from '../lock-user.js'
import { endOtherSessions, endSessionsHere } from '../session.service.js'
import { User } from '../user.entity.js'
import { makeRecoveryCodes } from './recovery-codes.js'
import { SecondFactor, type SecondFactorSetUp } from './second-factor.entity.js'
import { CodeRefused, type CodeServices, takeCode, totpOf } from './take-code.js'

/**
 * Makes a secret for an authenticator app; nothing is asked for at a log-in before `enableSecondFactor`. One that was made
 * before and not enabled is of no use any more.
 * @throws DomainError EMAIL_NOT_CONFIRMED for who could be anybody, SECOND_FACTOR_ON
 */
export const beginSecondFactor = (
  db: EntityManager,
  { sealing }: CodeServices,
  { id: userId }: User,
): Promise<SecondFactorSetUp> =>
  inTurn(db, userId, async (tx) => {
    const user = await tx.findOneByOrFail(User, { id: userId })
    requireKnown(user)
    if (user.secondFactorSince) throw new DomainError('SECOND_FACTOR_ON')
    const secret = new Secret({ size: 20 })
    await tx.delete(SecondFactor, { userId })
    await tx.insert(SecondFactor, { userId, secret: sealing.seal(secret.base32, userId) })
    return { secret: secret.base32, uri: totpOf(secret, user.email ?? user.phone ?? user.name).toString() }
  })

/**
 * From now on each new log-in needs a code. All other sessions end: none of them was opened with one.
 * @returns ten recovery codes, which nobody can read again
 * @throws DomainError NOT_FOUND when none was begun, EMAIL_NOT_CONFIRMED, SECOND_FACTOR_ON, SECOND_FACTOR_REFUSED
 */
export const enableSecondFactor = (
  db: EntityManager,
  services: CodeServices,
  { user: { id: userId }, session }: { user: User; session: SessionClaims },
  code: string,
): Promise<string[]> =>
  inTurn(db, userId, async (tx) => {
    const user = await tx.findOneByOrFail(User, { id: userId })
    if (user.secondFactorSince) throw new DomainError('SECOND_FACTOR_ON')
    // An address may have been added since it was begun.
    requireKnown(user)
    await takeCode(tx, services, userId, code)
    await tx.update(User, { id: userId }, { secondFactorSince: new Date() })
    await endOtherSessions(tx, userId, session.sessionId)
    return renewCodes(tx, userId)
  })

/**
 * Takes one of somebody's codes, of the app or for recovery, which is used up then; on whatever lock the caller holds of
 * the user.
 * @throws DomainError RATE_LIMITED, SECOND_FACTOR_REQUIRED without a code, SECOND_FACTOR_REFUSED for a wrong one
 */
export const confirmSecondFactor = async (
  tx: EntityManager,
  services: CodeServices,
  userId: string,
  code: string | null | undefined,
): Promise<void> => {
  if (!code) throw new CodeRefused('SECOND_FACTOR_REQUIRED', userId)
  await takeCode(tx, services, userId, code)
}

/** @throws DomainError NOT_FOUND without a second factor, RATE_LIMITED, SECOND_FACTOR_REFUSED */
export const disableSecondFactor = (
  db: EntityManager,
  services: CodeServices,
  user: User,
  code: string,
): Promise<void> =>
  inTurn(db, user.id, async (tx) => {
    await confirmOwn(tx, services, user.id, code)
    await dropSecondFactor(tx, user.id)
  })

/**
 * Ten new codes in place of those that are left.
 * @throws DomainError NOT_FOUND without a second factor, RATE_LIMITED, SECOND_FACTOR_REFUSED
 */
export const renewRecoveryCodes = (
  db: EntityManager,
  services: CodeServices,
  user: User,
  code: string,
): Promise<string[]> =>
  inTurn(db, user.id, async (tx) => {
    await confirmOwn(tx, services, user.id, code)
    return renewCodes(tx, user.id)
  })

/** How many recovery codes somebody has not used. */
export const countRecoveryCodes = async (db: EntityManager, { id: userId }: User): Promise<number> => {
  const factor = await db.findOneBy(SecondFactor, { userId })
  return factor?.recoveryHashes.length ?? 0
}

/**
 * Takes it away from somebody else, who has lost the phone and the recovery codes, and ends all sessions of theirs.
 * @returns whether there was one
 * @throws DomainError FORBIDDEN for the caller's own, which needs a code
 */
export const resetSecondFactor = (db: EntityManager, caller: User, userId: string): Promise<boolean> => {
  if (caller.id === userId) throw new DomainError('FORBIDDEN')
  return takeSecondFactor(db, userId)
}

/** From now on no log-in of this person needs a code; all sessions of theirs end. @returns whether a log-in needed one */
export const takeSecondFactor = (db: EntityManager, userId: string): Promise<boolean> =>
  db.transaction(async (tx) => {
    const user = await tx.findOne(User, { where: { id: userId }, lock: { mode: 'pessimistic_write' } })
    if (!user?.secondFactorSince) return false
    await dropSecondFactor(tx, userId)
    await endSessionsHere(tx, userId)
    return true
  })

/** On whatever lock the caller holds of the user. */
const dropSecondFactor = async (tx: EntityManager, userId: string): Promise<void> => {
  await tx.update(User, { id: userId }, { secondFactorSince: null })
  await tx.delete(SecondFactor, { userId })
}

/** Else whoever opened the account with somebody's address or number would lock its holder out. */
const requireKnown = ({ id, email, emailVerified, phoneVerified }: User): void => {
  const isKnown = email === null ? phoneVerified : emailVerified
  if (!isKnown) throw new DomainError('EMAIL_NOT_CONFIRMED', { userId: id })
}

/** What somebody does with their second factor happens one after the other. */
const inTurn = <T>(db: EntityManager, userId: string, work: (tx: EntityManager) => Promise<T>): Promise<T> =>
  db.transaction(async (tx) => {
    await lockUser(tx, userId)
    return work(tx)
  })

const isOn = (tx: EntityManager, id: string) => tx.existsBy(User, { id, secondFactorSince: Not(IsNull()) })

const confirmOwn = async (tx: EntityManager, services: CodeServices, userId: string, code: string) => {
  if (!(await isOn(tx, userId))) throw new DomainError('NOT_FOUND')
  await takeCode(tx, services, userId, code)
}

const renewCodes = async (tx: EntityManager, userId: string): Promise<string[]> => {
  const { codes, kept } = await makeRecoveryCodes()
  await tx.update(SecondFactor, { userId }, { recoverySalt: kept.salt, recoveryHashes: kept.hashes })
  return codes
}
