import { CombinedGraphQLErrors } from '@apollo/client/errors'
import { isRecord } from '../is-record.ts'

/** The code that a refusal carries, whether the shop said it over GraphQL or in the answer to a file, or the identity service. */
export const errorCode = (refusal: unknown): string | null => {
  const { code } = codeIn(refusal)
  return typeof code === 'string' ? code : null
}

/** What the shop says beyond its code. */
export const errorDetails = (refusal: unknown): Record<string, unknown> => {
  const { details } = codeIn(refusal)
  return isRecord(details) ? details : {}
}

const codeIn = (refusal: unknown): Record<string, unknown> => {
  if (CombinedGraphQLErrors.is(refusal)) return refusal.errors[0]?.extensions ?? {}
  if (!isRecord(refusal)) return {}
  return isRecord(refusal.error) ? refusal.error : refusal
}
