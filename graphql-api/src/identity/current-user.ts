import type { EntityManager } from 'typeorm'
import { readPrepared } from '../database/read-prepared.js'
import { DomainError } from '../errors.js'
import { restRights } from '../user/second-factor/rest-rights.js'
import { User } from '../user/user.entity.js'
import type { AccessTokens, SessionClaims } from './access-token.js'

/** Who asks, and in which session. */
export interface Caller {
  user: User
  session: SessionClaims
}

/**
 * The user of this request's access token, read from the database; null without an Authorization header.
 * @throws DomainError UNAUTHENTICATED when the token is invalid, its session has ended or its user was removed
 */
export const readCaller = async (
  db: EntityManager,
  { accessTokens, rightsNeedSecondFactor }: { accessTokens: AccessTokens; rightsNeedSecondFactor: boolean },
  authorization: string | undefined,
): Promise<Caller | null> => {
  const token = bearerToken(authorization)
  if (token === null) return null
  const session = await accessTokens.verify(token)
  const [user] = await readPrepared<Partial<User>>(db, userOfSession, [session.userId, session.sessionId])
  if (!user) throw new DomainError('UNAUTHENTICATED', undefined, { cause: new SessionOver() })
  return { user: restRights(Object.assign(new User(), user), rightsNeedSecondFactor), session }
}

/** The token is the shop's own, but its session has ended, or its user was removed. */
export class SessionOver extends Error {}

// What requests are about. Uid and day of joining are asked for by nobody, and every request of somebody signed in pays for them.
// That the session has not ended is looked up in the same statement, in an index of the few that have: no server can miss it.
const userOfSession = `
  SELECT id, email, "emailVerified", phone, "phoneVerified", name, "photoUrl", role, language, "secondFactorSince" FROM "user"
  WHERE id = $1 AND NOT EXISTS (SELECT FROM user_session WHERE id = $2 AND "endedAt" IS NOT NULL)`

/** @returns null when the header is missing. @throws DomainError UNAUTHENTICATED for a header that holds no bearer token */
export const bearerToken = (authorization: string | undefined): string | null => {
  if (authorization === undefined) return null
  const token = /^Bearer +([^\s]+)$/i.exec(authorization)?.[1]
  if (!token) throw new DomainError('UNAUTHENTICATED')
  return token
}

/** @throws DomainError UNAUTHENTICATED when there is none */
export const requiredToken = (authorization: string | undefined): string => {
  const token = bearerToken(authorization)
  if (token === null) throw new DomainError('UNAUTHENTICATED')
  return token
}
