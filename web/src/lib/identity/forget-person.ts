import type { ApolloClient } from '@apollo/client'
import { publicFields } from '../../generated/public-fields.ts'

/** Evicts from the cache all that only this person may see; public data such as products stays. */
export const forgetPerson = ({ cache }: ApolloClient) => {
  const { ROOT_QUERY = {} } = cache.extract() as Record<string, object>
  const names = new Set(Object.keys(ROOT_QUERY).map((key) => key.split('(')[0] ?? key))
  for (const fieldName of names) {
    if (!publicFields.has(fieldName) && fieldName !== '__typename') cache.evict({ id: 'ROOT_QUERY', fieldName })
  }
  cache.gc()
}
