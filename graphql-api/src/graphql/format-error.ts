import { errors } from '@sunnah-store/schema/errors'
import { GraphQLError, type GraphQLFormattedError } from 'graphql'
import { asDomainError } from '../as-domain-error.js'
import { DomainError } from '../errors.js'
import { withoutValues } from './own-words.js'

// Errors of GraphQL itself, such as a syntax error; their messages help the caller.
const ownWords = new Set([
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'OPERATION_RESOLUTION_FAILURE',
  'PERSISTED_QUERY_NOT_FOUND',
  'BAD_REQUEST',
])

/** Writes an unexpected error to the log. */
export type Report = (error: unknown, requestId?: string) => void

/** The request in which an error came up. */
export const requestIdOf = new WeakMap<object, string>()

/** Formats an error for the caller; unexpected errors are also passed to `report`. */
export const formatErrors =
  (report: Report) =>
  (formatted: GraphQLFormattedError, error: unknown): GraphQLFormattedError => {
    const { locations, path } = formatted
    const requestId = typeof error === 'object' && error !== null ? requestIdOf.get(error) : undefined
    // What is known of a document after its first time has no places in its text; the path of what went wrong says more.
    const place = path ? { path } : { ...(locations && { locations }) }
    const original = error instanceof GraphQLError && error.originalError ? error.originalError : error
    const refused = asDomainError(original)
    if (refused?.isOutage) report(refused.cause ?? refused, requestId)
    if (refused) return { message: refused.message, ...place, extensions: extensionsOf(refused) }

    const code = String(formatted.extensions?.code)
    if (!path && ownWords.has(code))
      return { message: withoutValues(formatted.message, original), ...place, extensions: { code } }
    const ofCaller =
      original instanceof GraphQLError ? (refusedArgument(formatted.message) ?? refusedHash(original)) : null
    if (ofCaller) return { message: ofCaller.message, ...place, extensions: extensionsOf(ofCaller) }

    report(original, requestId)
    const { message } = errors.INTERNAL
    return { message, ...place, extensions: { code: 'INTERNAL', requestId } }
  }

const extensionsOf = ({ code, details }: DomainError) => ({ code, ...(details && { details }) })

/** GraphQL refuses null for an argument with a default during execution only, with a message that repeats the whole input. */
const refusedArgument = (message: string) => {
  const name = /^Argument "(\w+)"/.exec(message)?.[1]
  return name
    ? new DomainError('BAD_USER_INPUT', { fields: { [name]: [`${name} has a value that it cannot have`] } })
    : null
}

/** Apollo refuses a hash that is not the query's, or another version of asking by hash, without a code. */
const refusedHash = ({ extensions: { http } }: GraphQLError) =>
  typeof http === 'object' && http !== null && 'status' in http && http.status === 400
    ? new DomainError('BAD_USER_INPUT', {
        fields: { extensions: ['extensions must have version 1 and the hash of the query'] },
      })
    : null
