import { DomainError } from '../errors.js'
import type { SessionClaims } from './access-token.js'

const MAX_AGE_SECONDS = 600

/**
 * For what must not be done by whoever finds an open browser.
 * @throws DomainError REAUTHENTICATE when the caller has not shown for ten minutes who they are
 */
export const requireRecentLogIn = ({ loggedInAt }: SessionClaims): void => {
  if (Date.now() - loggedInAt.getTime() > MAX_AGE_SECONDS * 1000)
    throw new DomainError('REAUTHENTICATE', { maxAge: MAX_AGE_SECONDS })
}
