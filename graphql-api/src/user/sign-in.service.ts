import { type EntityManager, Not } from 'typeorm'
import { noteNames } from '../database/name-words.js'
import { DomainError } from '../errors.js'
import type { AccessTokens, SessionClaims } from '../identity/access-token.js'
import type { Identity, VerifiedIdentity } from '../identity/identity.js'
import { lookAt } from '../identity/look-at.js'
import type { Limit } from '../limits/limit.js'
import { deviceOf } from './device.js'
import { comesByCodeToRights, forget, isAppointed, isFirstKnown, isFromBefore, isTakenOver } from './first-known.js'
import { lockAdmins } from './lock-user.js'
import { RemovedIdentity } from './removed-identity.entity.js'
import { Role } from './role.js'
import { restRights } from './second-factor/rest-rights.js'
import type { Sealing } from './second-factor/sealing.js'
import { confirmSecondFactor } from './second-factor/second-factor.service.js'
import { endOtherSessions, goesOn, openSession } from './session.service.js'
import { type Session, User } from './user.entity.js'
import type { SignInInput } from './user.input.js'

const GOOGLE_PICTURES = /^lh\d\.googleusercontent\.com$/

/** A session that was opened, and not renewed. */
export interface LogIn {
  userId: string
  /** As the identity service names it: `password`, `google.com`, `phone`. */
  loggedInBy: string
  requestId: string | null
}

interface SignInServices {
  identity: Identity
  accessTokens: AccessTokens
  /** In lower case. */
  adminEmails: readonly string[]
  /** Of the caller, when they are signed in already. */
  session: SessionClaims | null
  limit: Limit
  sealing: Sealing
  rightsNeedSecondFactor: boolean
  noteLogIn: (logIn: LogIn) => void
  requestId: string | null
  userAgent: string | null
}

/**
 * Makes or refreshes the user of a verified identity and opens or renews the session of their log-in. Roles never come
 * from the call, and a name only until one was chosen in the shop.
 * @throws DomainError UNAUTHENTICATED for a bad ID token, for a log-in that has ended and for one by a code to an account
 * with rights and an email, SECOND_FACTOR_REQUIRED or SECOND_FACTOR_REFUSED for a new one without the right code to an account
 * that needs it, ID_TOKEN_USED, FORBIDDEN when it is of another email than the one named, EMAIL_IN_USE when a
 * living identity with another uid holds the email
 */
export const signIn = async (
  db: EntityManager,
  services: SignInServices,
  { idToken, email, name, photoUrl, formerToken, secondFactor }: SignInInput,
): Promise<Session> => {
  const { identity, accessTokens, adminEmails, session, limit, sealing, noteLogIn, requestId, userAgent } = services
  const verified = await lookAt(identity, limit, idToken)
  if (email && email.toLowerCase() !== verified.email?.toLowerCase()) throw new DomainError('FORBIDDEN')
  const former = formerToken ? await accessTokens.sessionOf(formerToken) : session
  const lostHolder = await findLostHolder(db, identity, verified)

  const { user, isNew, opened } = await db.transaction(async (tx) => {
    await takeTurns(tx, verified)
    const { uid } = verified
    await freeEmail(tx, verified, lostHolder)
    await freePhone(tx, verified)
    const old = await tx.findOne(User, { where: { uid }, lock: { mode: 'pessimistic_write' } })
    // Only now: the lock may have waited for their removal.
    if (await tx.existsBy(RemovedIdentity, { uid })) throw new DomainError('UNAUTHENTICATED')
    if (old && isFromBefore(old, verified)) throw new DomainError('UNAUTHENTICATED')
    if (old && comesByCodeToRights(old, verified)) throw new DomainError('UNAUTHENTICATED')
    const becomesKnown = old !== null && isFirstKnown(old, verified, adminEmails)
    const before = old && isTakenOver(old, verified) ? await forget(tx, old) : old
    const known = {
      ...knownOf(verified, before),
      ...(becomesKnown && { knownSince: verified.loggedInAt }),
      name: before?.nameChosen ? before.name : name,
      photoUrl: allowedPhotoUrl(photoUrl),
    }
    await tx.upsert(User, isAppointed(verified, adminEmails) ? { ...known, role: Role.OWNER } : known, ['uid'])
    await noteNames(tx, [known.name])
    const user = await tx.findOneByOrFail(User, { uid })
    const hadCode = user.secondFactorSince !== null && former !== null && (await goesOn(tx, user.id, former))
    const opened = await openSession(
      tx,
      user,
      { ...verified, ...deviceOf(userAgent), idToken },
      session ?? (hadCode ? former : null),
    )
    if (user.secondFactorSince && !hadCode) await confirmSecondFactor(tx, { sealing, limit }, user.id, secondFactor)
    if (becomesKnown) await endOtherSessions(tx, user.id, opened.id)
    return { user, isNew: old === null, opened }
  })
  const { loggedInAt, loggedInBy } = verified
  if (opened.isNew) noteLogIn({ userId: user.id, loggedInBy, requestId })
  restRights(user, services.rightsNeedSecondFactor)
  return { user, isNew, ...(await accessTokens.issue({ userId: user.id, sessionId: opened.id, loggedInAt })) }
}

/** What the identity service vouches for. A number that it no longer does stays, as one that the person told. */
const knownOf = ({ uid, email, emailVerified, phone }: VerifiedIdentity, before: User | null) => ({
  uid,
  email,
  emailVerified,
  phone: phone ?? before?.phone ?? null,
  phoneVerified: phone !== null,
})

// Two sign-ins of one address or number at once must not both find it free. In one order, so that neither waits for the other.
const takeTurns = async (tx: EntityManager, { email, phone }: VerifiedIdentity) => {
  for (const way of [email?.toLowerCase(), phone])
    if (way) await tx.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [`sign-in ${way}`])
}

/** Another user who holds this email and whom the identity service no longer knows. Asked before anything is locked. */
const findLostHolder = async (db: EntityManager, identity: Identity, { uid, email }: VerifiedIdentity) => {
  const holder = email && (await db.findOneBy(User, { email }))
  if (!holder || holder.uid === uid) return null
  if (await identity.knows(holder.uid)) throw new DomainError('EMAIL_IN_USE')
  return holder
}

/** Such a user gives the email up, and their rights, which nobody could use; the row stays, and with it the orders. */
const freeEmail = async (tx: EntityManager, { uid, email }: VerifiedIdentity, lostHolder: User | null) => {
  const holder = email && (await tx.findOneBy(User, { email }))
  if (!holder || holder.uid === uid) return
  // Whoever has a password can delete its account at the identity service; they would come around the second factor.
  if (holder.id !== lostHolder?.id || holder.secondFactorSince) throw new DomainError('EMAIL_IN_USE')
  await lockAdmins(tx)
  await tx.update(User, { id: holder.id }, { email: null, phone: null, phoneVerified: false, role: Role.SHOPPER })
}

/** The identity service gives a number to one account only, and takes it from the one before. */
const freePhone = async (tx: EntityManager, { uid, phone }: VerifiedIdentity) => {
  if (phone === null) return
  await tx.update(User, { phone, phoneVerified: true, uid: Not(uid) }, { phone: null, phoneVerified: false })
}

/** The address when its picture may be shown to others, else null: a strange host would learn who reads a review. */
const allowedPhotoUrl = (given: string | null | undefined): string | null => {
  if (!given) return null
  if (/^\/images\/[\w-][\w.-]*$/.test(given)) return given
  if (!URL.canParse(given)) return null
  const { protocol, hostname, port, username, href } = new URL(given)
  return protocol === 'https:' && GOOGLE_PICTURES.test(hostname) && port === '' && username === '' ? href : null
}
