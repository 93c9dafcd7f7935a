import type { EntityManager } from 'typeorm'
import { DomainError } from '../errors.js'
import { User } from '../user/user.entity.js'
import type { AccessTokens } from './access-token.js'

/**
 * Who sent this request: nobody without an Authorization header, else the user of its access token as the database knows them now.
 * @throws DomainError UNAUTHENTICATED when a token was sent and is not valid, or its user is gone
 */
export const readCurrentUser = async (
  db: EntityManager,
  accessTokens: AccessTokens,
  authorization: string | undefined,
): Promise<User | null> => {
  const token = bearerToken(authorization)
  if (token === null) return null
  const { userId } = await accessTokens.verify(token)
  const user = await db.findOneBy(User, { id: userId })
  if (!user) throw new DomainError('UNAUTHENTICATED')
  return user
}

/** @returns null when the header is missing */
export const bearerToken = (authorization: string | undefined): string | null => {
  if (authorization === undefined) return null
  const token = /^Bearer +([^\s]+)$/i.exec(authorization)?.[1]
  if (!token) throw new DomainError('UNAUTHENTICATED')
  return token
}
