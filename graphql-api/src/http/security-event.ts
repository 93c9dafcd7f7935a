import type { FastifyBaseLogger } from 'fastify'

/** What a watcher of the log is told of; names as in the OWASP Logging Vocabulary. */
const sentences = {
  authn_login_fail: 'An ID token was refused',
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

/** Writes a line that can be watched for by its `event`. */
export const securityEvent = (log: Pick<FastifyBaseLogger, 'info'>, event: SecurityEvent): void =>
  log.info(event, sentences[event.event])
