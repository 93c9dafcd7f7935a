import { isRecord } from '../is-record.ts'
import { errorCode } from './error-code.ts'

export type FailureKind = 'notFound' | 'offline' | 'network' | 'busy' | 'unexpected'

/** What a failed call means for the person who waits for it. */
export const failureKind = (error: unknown): FailureKind => {
  const code = errorCode(error)
  // What the public pages ask for comes from the address: input that makes no sense is an address that does not exist.
  if (code === 'NOT_FOUND' || code === 'BAD_USER_INPUT') return 'notFound'
  if (code === 'RATE_LIMITED' || code === 'UNAVAILABLE') return 'busy'
  if (isRecord(error) && (error.statusCode === 429 || error.statusCode === 503)) return 'busy'
  // fetch() rejects with a TypeError when no answer came at all.
  if (error instanceof TypeError) return navigator.onLine ? 'network' : 'offline'
  return 'unexpected'
}
