import { CombinedGraphQLErrors } from '@apollo/client/errors'
import { isRecord } from '../is-record.ts'

/** The error code of a refusal by the shop (GraphQL or file calls) or by the identity service. */
export const errorCode = (refusal: unknown): string | null => {
  const { code } = codeIn(refusal)
  return typeof code === 'string' ? code : null
}

/** The details of an error besides its code. */
export const errorDetails = (refusal: unknown): Record<string, unknown> => {
  const { details } = codeIn(refusal)
  return isRecord(details) ? details : {}
}

const codeIn = (refusal: unknown): Record<string, unknown> => {
  if (CombinedGraphQLErrors.is(refusal)) return refusal.errors[0]?.extensions ?? {}
  if (!isRecord(refusal)) return {}
  return isRecord(refusal.error) ? refusal.error : refusal
}
