import type { ApolloClient } from '@apollo/client'
import { publicFields } from '../../generated/public-fields.ts'

/** Drops from the cache all that only one person may see; the goods that everybody sees stay on the page. */
export const forgetPerson = ({ cache }: ApolloClient) => {
  const { ROOT_QUERY = {} } = cache.extract() as Record<string, object>
  const names = new Set(Object.keys(ROOT_QUERY).map((key) => key.split('(')[0] ?? key))
  for (const fieldName of names) {
    if (!publicFields.has(fieldName) && fieldName !== '__typename') cache.evict({ id: 'ROOT_QUERY', fieldName })
  }
  cache.gc()
}
