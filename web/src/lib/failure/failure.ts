import { isRecord } from '../is-record.ts'
import { errorCode } from './error-code.ts'

export type FailureKind = 'notFound' | 'offline' | 'network' | 'busy' | 'unexpected'

/** The kind of a failure, as the user sees it. */
export const failureKind = (error: unknown): FailureKind => {
  const code = errorCode(error)
  // Public pages take their input from the URL, so invalid input means a URL that does not exist.
  if (code === 'NOT_FOUND' || code === 'BAD_USER_INPUT') return 'notFound'
  if (code === 'RATE_LIMITED' || code === 'UNAVAILABLE') return 'busy'
  if (isRecord(error) && (error.statusCode === 429 || error.statusCode === 503)) return 'busy'
  // fetch() rejects with a TypeError when there is no response.
  if (error instanceof TypeError) return navigator.onLine ? 'network' : 'offline'
  return 'unexpected'
}
