import { createHash } from 'node:crypto'
import type { EntityManager } from 'typeorm'
import { recordAct } from '../audit/audit.service.js'
import { AuditNoun } from '../audit/audit-entry.entity.js'
import { queryRows } from '../database/query-rows.js'
import { DomainError } from '../errors.js'
import type { SessionClaims } from '../identity/access-token.js'
import type { Identity, VerifiedIdentity } from '../identity/identity.js'
import type { Device } from './device.js'
import { Role } from './role.js'
import { User } from './user.entity.js'
import { UserSession } from './user-session.entity.js'

/** However often it is renewed, a log-in is good for so long; and for so long without being renewed. */
const LONGEST_DAYS = 30
const LONGEST_IDLE_DAYS = 7

const DAY = 86_400_000

export interface OpenedSession {
  id: string
  /** Not one that was renewed. */
  isNew: boolean
}

/**
 * The session of a log-in at the identity service: a new one, or the one that this log-in has already.
 * @param before the session in which the same person logged in once more; it ends
 * @throws DomainError ID_TOKEN_USED, UNAUTHENTICATED when it has ended, was idle for too long or is too old
 */
export const openSession = async (
  tx: EntityManager,
  { id: userId }: Pick<User, 'id'>,
  { idToken, loggedInAt, expiresAt, browser, system }: VerifiedIdentity & Device & { idToken: string },
  before: SessionClaims | null,
): Promise<OpenedSession> => {
  if (Date.now() - loggedInAt.getTime() > LONGEST_DAYS * DAY) throw new DomainError('UNAUTHENTICATED')
  const hash = createHash('sha256').update(signedPart(idToken)).digest()
  const [fresh] = await queryRows(tx, noteToken, [hash, expiresAt])
  if (!fresh) throw new DomainError('ID_TOKEN_USED')
  const [session] = await queryRows<OpenedSession>(tx, renewOrOpen, [userId, loggedInAt, browser, system])
  if (!session) throw new DomainError('UNAUTHENTICATED')
  if (before?.userId === userId && before.sessionId !== session.id) await endSession(tx, before)
  return session
}

// The last character of a signature can be written in several ways.
const signedPart = (token: string) => token.slice(0, token.lastIndexOf('.'))

const noteToken = 'INSERT INTO used_id_token (hash, "expiresAt") VALUES ($1, $2) ON CONFLICT DO NOTHING RETURNING hash'

const renewOrOpen = `
  INSERT INTO user_session AS session ("userId", "loggedInAt", browser, system) VALUES ($1, $2, $3, $4)
  ON CONFLICT ("userId", "loggedInAt") DO UPDATE SET "renewedAt" = now()
    WHERE session."endedAt" IS NULL AND session."renewedAt" > now() - interval '${LONGEST_IDLE_DAYS} days'
  RETURNING id, xmax = 0 AS "isNew"`

/** From now on no server takes its tokens, and its log-in at the identity service opens nothing any more. */
export const endSession = async (db: EntityManager, { sessionId }: SessionClaims): Promise<void> => {
  await db.query('UPDATE user_session SET "endedAt" = now() WHERE id = $1 AND "endedAt" IS NULL', [sessionId])
}

/** Whether a session is this person's, has not ended and could still be renewed. */
export const goesOn = async (db: EntityManager, userId: string, { sessionId }: SessionClaims): Promise<boolean> => {
  const found = await queryRows(
    db,
    `SELECT FROM user_session AS session WHERE ${goingOn} AND "userId" = $1 AND id = $2`,
    [userId, sessionId],
  )
  return found.length > 0
}

const goingOn = `session."renewedAt" > now() - interval '${LONGEST_IDLE_DAYS} days'
  AND session."loggedInAt" > now() - interval '${LONGEST_DAYS} days' AND session."endedAt" IS NULL`

const MOST_LISTED = 50

/** The sessions of somebody that go on, the one that was renewed last first. */
export const listSessions = (db: EntityManager, userId: string): Promise<UserSession[]> =>
  db
    .createQueryBuilder(UserSession, 'session')
    .where(goingOn)
    .andWhere('session."userId" = :userId', { userId })
    .orderBy('session.renewedAt', 'DESC')
    .limit(MOST_LISTED)
    .getMany()

/** Ends this session of somebody. @returns whether they had it */
export const endSessionOf = async (db: EntityManager, userId: string, id: string): Promise<boolean> => {
  const ended = await queryRows(
    db,
    'UPDATE user_session SET "endedAt" = now() WHERE id = $1 AND "userId" = $2 AND "endedAt" IS NULL RETURNING id',
    [id, userId],
  )
  return ended.length > 0
}

/** Ends every session of somebody at the shop; at the identity service their log-ins go on. */
export const endSessionsHere = async (tx: EntityManager, userId: string): Promise<void> => {
  await tx.query('UPDATE user_session SET "endedAt" = now() WHERE "userId" = $1 AND "endedAt" IS NULL', [userId])
}

/** Ends every session of somebody but this one. */
export const endOtherSessions = async (tx: EntityManager, userId: string, sessionId: string): Promise<void> => {
  await tx.query('UPDATE user_session SET "endedAt" = now() WHERE "userId" = $1 AND id <> $2 AND "endedAt" IS NULL', [
    userId,
    sessionId,
  ])
}

/**
 * Ends every session of somebody, and every log-in that the identity service has of them.
 * @param also is done in the same transaction
 * @throws DomainError UNAVAILABLE when it does not answer; then nothing has ended
 */
export const endAllSessions = async (
  db: EntityManager,
  identity: Identity,
  userId: string,
  also: (tx: EntityManager) => Promise<unknown> = async () => {},
): Promise<void> => {
  const [user] = await queryRows<{ uid: string }>(db, 'SELECT uid FROM "user" WHERE id = $1', [userId])
  if (user) await identity.endLogIns(user.uid)
  await db.transaction(async (tx) => {
    // A log-in that holds the user already opens its session first, and that one ends too; one that comes later opens none.
    await tx.query(startAnew, [userId])
    await endSessionsHere(tx, userId)
    await also(tx)
  })
}

// In whole seconds, as log-ins are told: whoever comes in again at once is not from before.
const startAnew = `UPDATE "user" SET "knownSince" = greatest("knownSince", date_trunc('second', now())) WHERE id = $1`

/**
 * Ends every session of somebody else.
 * @returns whether there is such a user
 * @throws DomainError FORBIDDEN when the caller is no owner and it is somebody who works in the shop; UNAVAILABLE when the
 * identity service does not answer; then nothing has ended
 */
export const logOutUser = async (db: EntityManager, identity: Identity, caller: User, id: string): Promise<boolean> => {
  const user = await db.findOneBy(User, { id })
  if (!user) return false
  if (user.isStaff && user.id !== caller.id && caller.role !== Role.OWNER) throw new DomainError('FORBIDDEN')
  const note = (tx: EntityManager) => recordAct(tx, caller, 'logOutUser', { noun: AuditNoun.USER, thingId: id })
  await endAllSessions(db, identity, id, note)
  return true
}

/** Deletes what is of no use any more: ID tokens that have ended, and log-ins that are too old to be renewed. */
export const deleteOldSessions = async (db: EntityManager): Promise<void> => {
  await db.query('DELETE FROM used_id_token WHERE "expiresAt" < now()')
  await db.query(`DELETE FROM user_session WHERE "loggedInAt" < now() - interval '${LONGEST_DAYS + 1} days'`)
}
