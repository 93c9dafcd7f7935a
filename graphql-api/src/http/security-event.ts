import type { ErrorCode } from '@sunnah-store/schema/errors'
import type { FastifyBaseLogger } from 'fastify'
import { errorCode } from '../error-code.js'
import { DomainError } from '../errors.js'
import { SessionOver } from '../identity/current-user.js'
import { securityEvents } from '../metrics/counters.js'
import { CodeRefused } from '../user/second-factor/take-code.js'
import type { LogIn } from '../user/sign-in.service.js'

/** What a watcher of the log is told of; names as in the OWASP Logging Vocabulary. */
const sentences = {
  authn_login_success: 'Somebody has logged in',
  authn_login_fail: 'An ID token was refused',
  authn_second_factor_asked: 'Somebody logged in without the code of their second factor',
  authn_second_factor_fail: 'A code of a second factor was refused',
  authn_token_reuse: 'An ID token was sent again',
  authn_token_refused: 'An access token was refused',
  authz_fail: 'Somebody asked for what is not for them',
  excess_rate_limit_exceeded: 'A limit was met',
  session_use_after_expire: 'The token of a session that has ended was used',
} as const

interface SecurityEvent {
  event: keyof typeof sentences
  /** Never an address of a person, a phone number, a name or a token: ids, routes, fields and codes. */
  [fact: string]: string | number | null | undefined
}

type Log = Pick<FastifyBaseLogger, 'info'>

/** Counts it, and writes a line that can be watched for by its `event`. */
const securityEvent = (log: Log, event: SecurityEvent): void => {
  securityEvents.inc({ event: event.event })
  log.info(event, sentences[event.event])
}

/** Writes such a line of a log-in. */
export const noteLogIn = (log: Log, logIn: LogIn): void =>
  securityEvent(log, { event: 'authn_login_success', ...logIn })

/** Writes such a line when it was an access token that was refused. */
export const noteRefusedToken = (log: Log, error: unknown): void => {
  if (!(error instanceof DomainError) || error.code !== 'UNAUTHENTICATED') return
  const event = error.cause instanceof SessionOver ? 'session_use_after_expire' : 'authn_token_refused'
  securityEvent(log, { event, reason: errorCode(error.cause) })
}

const refusals: Partial<Record<ErrorCode, SecurityEvent['event']>> = {
  FORBIDDEN: 'authz_fail',
  RATE_LIMITED: 'excess_rate_limit_exceeded',
  ID_TOKEN_USED: 'authn_token_reuse',
  SECOND_FACTOR_REQUIRED: 'authn_second_factor_asked',
  SECOND_FACTOR_REFUSED: 'authn_second_factor_fail',
}

export interface Asked {
  /** The route's template, or the field. */
  asked: string | undefined
  /** An ID token came with it, and no access token. */
  isSignIn: boolean
  requestId?: string | null
}

/** Writes such a line when the refusal says something about its caller. */
export const noteRefusal = (log: Log, refusal: DomainError, { isSignIn, ...facts }: Asked): void => {
  const { code, details } = refusal
  const event = isSignIn && code === 'UNAUTHENTICATED' ? 'authn_login_fail' : refusals[code]
  const limit = typeof details?.limit === 'string' ? { limit: details.limit } : {}
  const account = refusal instanceof CodeRefused ? { userId: refusal.userId } : {}
  if (event) securityEvent(log, { event, ...limit, ...account, ...facts })
}
