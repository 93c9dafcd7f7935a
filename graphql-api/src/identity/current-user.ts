import type { EntityManager } from 'typeorm'
import { readPrepared } from '../database/read-prepared.js'
import { DomainError } from '../errors.js'
import { User } from '../user/user.entity.js'
import type { AccessTokens } from './access-token.js'

/**
 * The user of this request's access token, read from the database; null without an Authorization header.
 * @throws DomainError UNAUTHENTICATED when the token is invalid or its user was removed
 */
export const readCurrentUser = async (
  db: EntityManager,
  accessTokens: AccessTokens,
  authorization: string | undefined,
): Promise<User | null> => {
  const token = bearerToken(authorization)
  if (token === null) return null
  const { userId } = await accessTokens.verify(token)
  const [user] = await readPrepared<Partial<User>>(db, userById, [userId])
  if (!user) throw new DomainError('UNAUTHENTICATED')
  return Object.assign(new User(), user)
}

// What requests are about. Uid and day of joining are asked for by nobody, and every request of somebody signed in pays for them.
const userById =
  'SELECT id, email, "emailVerified", phone, "phoneVerified", name, "photoUrl", "isAdmin", language FROM "user" WHERE id = $1'

/** @returns null when the header is missing */
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
