import { CombinedGraphQLErrors } from '@apollo/client/errors'

/** The code that a refusal carries. */
export const errorCode = (error: unknown): string | null => {
  const carrier = CombinedGraphQLErrors.is(error) ? error.errors[0]?.extensions : error
  if (typeof carrier !== 'object' || carrier === null || !('code' in carrier)) return null
  return typeof carrier.code === 'string' ? carrier.code : null
}
