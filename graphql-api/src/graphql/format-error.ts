import { GraphQLError, type GraphQLFormattedError } from 'graphql'
import { DomainError, errors } from '../errors.js'
import { asDomainError } from '../http/as-domain-error.js'
import { currentRequestId } from '../http/request-id.js'

// What GraphQL itself refuses before a rule of the shop is asked; its own words help the caller and tell no secret.
const ownWords = new Set([
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'OPERATION_RESOLUTION_FAILURE',
  'PERSISTED_QUERY_NOT_SUPPORTED',
  'BAD_REQUEST',
  'BAD_USER_INPUT',
])

/** What a caller is told of an error; `report` hears of those that nobody expected. */
export const formatErrors =
  (report: (error: unknown) => void) =>
  (formatted: GraphQLFormattedError, error: unknown): GraphQLFormattedError => {
    const { locations, path } = formatted
    const place = { ...(locations && { locations }), ...(path && { path }) }
    const original = error instanceof GraphQLError && error.originalError ? error.originalError : error
    const refused = asDomainError(original)
    if (refused?.isOutage) report(refused.cause ?? refused)
    if (refused) return { message: refused.message, ...place, extensions: extensionsOf(refused) }

    const code = String(formatted.extensions?.code)
    if (!path && ownWords.has(code)) return { message: formatted.message, ...place, extensions: { code } }
    const argument = original instanceof GraphQLError ? refusedArgument(formatted.message) : null
    if (argument) return { message: argument.message, ...place, extensions: extensionsOf(argument) }

    report(original)
    const { message } = errors.INTERNAL
    return { message, ...place, extensions: { code: 'INTERNAL', requestId: currentRequestId.getStore() } }
  }

const extensionsOf = ({ code, details }: DomainError) => ({ code, ...(details && { details }) })

/** GraphQL itself refuses a null for an argument that has a default, only while it runs; its words repeat the whole input. */
const refusedArgument = (message: string) => {
  const name = /^Argument "(\w+)"/.exec(message)?.[1]
  return name
    ? new DomainError('BAD_USER_INPUT', { fields: { [name]: [`${name} has a value that it cannot have`] } })
    : null
}
