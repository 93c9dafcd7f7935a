import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors'

export type FailureKind = 'notFound' | 'offline' | 'network' | 'busy' | 'unexpected'

/** What a failed call means for the person who waits for it. */
export const failureKind = (error: unknown): FailureKind => {
  if (CombinedGraphQLErrors.is(error)) return kindOfCode(error.errors[0]?.extensions?.code)
  if (ServerError.is(error)) return error.statusCode === 429 || error.statusCode === 503 ? 'busy' : 'unexpected'
  // fetch() rejects with a TypeError when no answer came at all.
  if (error instanceof TypeError) return navigator.onLine ? 'network' : 'offline'
  return 'unexpected'
}

// What the public pages ask for comes from the address: input that makes no sense is an address that does not exist.
const kindOfCode = (code: unknown): FailureKind => {
  if (code === 'NOT_FOUND' || code === 'BAD_USER_INPUT') return 'notFound'
  return code === 'RATE_LIMITED' || code === 'UNAVAILABLE' ? 'busy' : 'unexpected'
}
