// Checks of the second factor of a log-in, and the tests that must fall without them.
import { guard } from './guard.mjs'

export const secondFactors = [
  guard(
    'a code at a log-in to an account with a second factor',
    'user/sign-in.service.ts',
    'if (user.secondFactorSince && !hadCode)',
    'if (false)',
    'user/second-factor/second-factor.api.test',
  ),
  guard(
    'a session with a second factor is renewed by whoever has a token of theirs',
    'user/session.service.ts',
    ' AND "userId" = $1 AND id = $2',
    ' AND "userId" = $1 AND $2::text IS NOT NULL',
    'user/second-factor/second-factor.api.test',
  ),
  guard(
    'a token of somebody else renews no session with a second factor',
    'user/session.service.ts',
    ' AND "userId" = $1 AND id = $2',
    ' AND $1::text IS NOT NULL AND id = $2',
    'user/second-factor/second-factor.api.test',
  ),
  guard(
    'a second factor of an account that is gone at the identity service',
    'user/sign-in.service.ts',
    'holder.id !== lostHolder?.id || holder.secondFactorSince',
    'holder.id !== lostHolder?.id',
    'user/second-factor/second-factor.api.test',
  ),
  guard(
    'a log-in without a code',
    'user/second-factor/second-factor.service.ts',
    "if (!code) throw new CodeRefused('SECOND_FACTOR_REQUIRED', userId)",
    'if (!code) return',
    'user/second-factor/second-factor.api.test',
  ),
  guard(
    'a wrong code',
    'user/second-factor/take-code.ts',
    "if (!change) throw new CodeRefused('SECOND_FACTOR_REFUSED', userId)",
    'if (!change) return',
    'user/second-factor/second-factor.api.test',
  ),
  guard(
    'a code that was used',
    'user/second-factor/take-code.ts',
    'if (lastStep !== null && step <= lastStep) return null',
    '',
    'user/second-factor/second-factor.api.test',
  ),
  guard(
    'how often codes are tried',
    'user/second-factor/take-code.ts',
    "limit('secondFactor', 1, userId)",
    '',
    'user/second-factor/second-factor.api.test',
  ),
  guard(
    'the sessions from before a second factor',
    'user/second-factor/second-factor.service.ts',
    'await endOtherSessions(tx, userId, session.sessionId)',
    '',
    'user/second-factor/second-factor.api.test',
  ),
  guard(
    'a second factor of who could be anybody',
    'user/second-factor/second-factor.service.ts',
    "if (!isKnown) throw new DomainError('EMAIL_NOT_CONFIRMED', { userId: id })",
    '',
    'user/second-factor/second-factor.api.test',
  ),
  guard(
    'an own second factor is not reset without a code',
    'user/second-factor/second-factor.service.ts',
    "if (caller.id === userId) throw new DomainError('FORBIDDEN')",
    '',
    'user/second-factor/second-factor.api.test',
  ),
  guard(
    'rights that rest without a second factor',
    'identity/current-user.ts',
    'restRights(Object.assign(new User(), user), rightsNeedSecondFactor)',
    'Object.assign(new User(), user)',
    'user/second-factor/second-factor.api.test',
  ),
]
