import { DomainError } from '../errors.js'
import type { Limit } from '../limits/limit.js'
import type { Identity, VerifiedIdentity } from './identity.js'

/**
 * Looks at an ID token, as often as its account may log in. Only tokens that are nobody's count for the caller's address: whoever
 * sends them keeps nobody out who shares it.
 * @throws DomainError UNAUTHENTICATED, RATE_LIMITED, UNAVAILABLE
 */
export const lookAt = async (identity: Identity, limit: Limit, idToken: string): Promise<VerifiedIdentity> => {
  const uid = await identity.holderOf(idToken).catch((error) => {
    if (error instanceof DomainError && error.code === 'UNAUTHENTICATED') limit('signIn')
    throw error
  })
  // A token that was withdrawn is still somebody's: it keeps them out from nowhere but here.
  limit('signIn', 1, { fromHere: uid })
  const verified = await identity.verifyIdToken(idToken)
  limit('signIn', 1, uid)
  return verified
}

/** The identity service for a request whose one ID token was looked at already. */
export const lookedAt = (identity: Identity, verified: VerifiedIdentity): Identity => ({
  ...identity,
  holderOf: async () => verified.uid,
  verifyIdToken: async () => verified,
})
