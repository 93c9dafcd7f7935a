import { errors } from '@sunnah-store/schema/errors'
import { GraphQLError } from 'graphql'
import type { DomainError } from '../errors.js'

/** A refusal before execution: Apollo answers it with the HTTP status in its extensions. */
export const refuse = (refused: DomainError): GraphQLError => {
  const extensions = { code: refused.code, http: { status: errors[refused.code].status } }
  return new GraphQLError(refused.message, { originalError: refused, extensions })
}
