import { randomUUID } from 'node:crypto'
import type { SessionClaims } from '../identity/access-token.js'
import type { User } from '../user/user.entity.js'

/** As if this user had logged in just now. */
export const sessionOf = ({ id }: User): SessionClaims => ({
  userId: id,
  sessionId: randomUUID(),
  loggedInAt: new Date(),
})
