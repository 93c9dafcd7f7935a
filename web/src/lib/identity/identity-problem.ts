import { errorCode } from '../failure/error-code.ts'
import { failureKind } from '../failure/failure.ts'

/** Why a log-in failed, as far as it helps the user. */
export type IdentityProblem =
  | 'incorrect'
  | 'inUse'
  | 'weakPassword'
  | 'disabled'
  | 'tooMany'
  | 'network'
  | 'busy'
  | 'popupBlocked'
  | 'popupClosed'
  | 'otherWay'
  | 'notHere'
  | 'noStorage'
  | 'secondFactor'
  | 'again'
  | 'name'
  | 'numberWrong'
  | 'codeWrong'
  | 'codeExpired'
  | 'robot'
  | 'unexpected'

const problems: Record<string, IdentityProblem> = {
  'auth/wrong-password': 'incorrect',
  'auth/user-not-found': 'incorrect',
  'auth/invalid-credential': 'incorrect',
  'auth/invalid-email': 'incorrect',
  'auth/email-already-in-use': 'inUse',
  'auth/weak-password': 'weakPassword',
  'auth/password-does-not-meet-requirements': 'weakPassword',
  'auth/user-disabled': 'disabled',
  'auth/too-many-requests': 'tooMany',
  'auth/network-request-failed': 'network',
  'auth/timeout': 'network',
  'auth/popup-blocked': 'popupBlocked',
  'auth/popup-closed-by-user': 'popupClosed',
  'auth/cancelled-popup-request': 'popupClosed',
  'auth/account-exists-with-different-credential': 'otherWay',
  'auth/unauthorized-domain': 'notHere',
  'auth/operation-not-allowed': 'notHere',
  'auth/invalid-api-key': 'notHere',
  'auth/web-storage-unsupported': 'noStorage',
  'auth/multi-factor-auth-required': 'secondFactor',
  'auth/user-token-expired': 'again',
  'auth/requires-recent-login': 'again',
  'auth/user-mismatch': 'again',
  'auth/invalid-auth-event': 'again',
  'auth/invalid-phone-number': 'numberWrong',
  'auth/missing-phone-number': 'numberWrong',
  'auth/invalid-verification-code': 'codeWrong',
  'auth/missing-verification-code': 'codeWrong',
  'auth/code-expired': 'codeExpired',
  'auth/invalid-verification-id': 'codeExpired',
  'auth/quota-exceeded': 'tooMany',
  'auth/captcha-check-failed': 'robot',
  'auth/invalid-app-credential': 'robot',
  'auth/missing-app-credential': 'robot',
  'auth/billing-not-enabled': 'notHere',
  EMAIL_IN_USE: 'inUse',
  UNAUTHENTICATED: 'again',
  ID_TOKEN_USED: 'again',
  SECOND_FACTOR_REQUIRED: 'again',
  BAD_USER_INPUT: 'name',
}

/** The reason for a failed log-in, from the identity service or the shop. */
export const identityProblem = (error: unknown): IdentityProblem => {
  const problem = problems[errorCode(error) ?? '']
  if (problem) return problem
  const kind = failureKind(error)
  if (kind === 'busy') return 'busy'
  return kind === 'network' || kind === 'offline' ? 'network' : 'unexpected'
}
