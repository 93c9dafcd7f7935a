import { ApolloLink } from '@apollo/client'
import { mergeMap, of } from 'rxjs'
import { persistedQueries } from '../generated/persisted-queries.ts'

/**
 * Asks what is public by GET and with the hash of the query, so that the browser and a front door can keep the answer.
 * A server of another release, which does not know the hash, is sent the query itself.
 */
export const persistedQueryLink = new ApolloLink((operation, forward) => {
  const sha256Hash = persistedQueries[operation.operationName ?? '']
  if (!sha256Hash) return forward(operation)

  // Whoever asked may cancel by a signal of its own.
  const { fetchOptions } = operation.getContext()
  operation.extensions.persistedQuery = { version: 1, sha256Hash }
  operation.setContext({ http: { includeQuery: false }, fetchOptions: { ...fetchOptions, method: 'GET' } })
  return forward(operation).pipe(
    mergeMap((result) => {
      if (!isUnknown(result)) return of(result)
      delete operation.extensions.persistedQuery
      operation.setContext({ http: {}, fetchOptions })
      return forward(operation)
    }),
  )
})

const isUnknown = ({ errors = [] }: ApolloLink.Result) =>
  /^PERSISTED_QUERY_NOT_/.test(String(errors[0]?.extensions?.code))
