import { DomainError } from '../errors.js'
import type { Identity } from './identity.js'

/**
 * The identity service with one ID token looked at already: it is not asked about that again.
 * @param email of the address that is asked
 * @throws DomainError UNAUTHENTICATED for a bad token, FORBIDDEN when it is of another email
 */
export const lookedAt = async (identity: Identity, idToken: string, email: string): Promise<Identity> => {
  const verified = await identity.verifyIdToken(idToken)
  // What is no email is for the rules of the address to say.
  if (email.includes('@') && email.toLowerCase() !== verified.email?.toLowerCase()) throw new DomainError('FORBIDDEN')
  return {
    ...identity,
    verifyIdToken: async (token) => (token === idToken ? verified : identity.verifyIdToken(token)),
  }
}
