import { ApolloLink, type Observable } from '@apollo/client'
import { ServerError } from '@apollo/client/errors'
import { getMainDefinition } from '@apollo/client/utilities'
import { catchError, from, mergeMap, throwError } from 'rxjs'
import { publicFields } from '../generated/public-fields.ts'
import { endsSoon, readAccessToken } from '../lib/identity/access-token.ts'

/**
 * Sends the access token with operations that need one. Public operations are sent without it, so that caches can share them.
 * An expired or refused token is renewed once.
 */
export const createAuthLink = (renew: () => Promise<string | null>) =>
  new ApolloLink((operation, forward) => {
    const token = readAccessToken()
    if (!token || isPublic(operation)) return forward(operation)

    const send = (valid: string | null) => {
      if (valid) operation.setContext(({ headers }) => ({ headers: { ...headers, authorization: `Bearer ${valid}` } }))
      return forward(operation)
    }
    const again = (given: () => Observable<ApolloLink.Result>) =>
      from(renew()).pipe(mergeMap((renewed) => (renewed ? send(renewed) : given())))

    const first = endsSoon(token) ? from(renew()).pipe(mergeMap(send)) : send(token)
    return first.pipe(
      mergeMap((result) => (isRefused(result) ? again(() => from([result])) : from([result]))),
      catchError((error: unknown) =>
        isRefusal(error) ? again(() => throwError(() => error)) : throwError(() => error),
      ),
    )
  })

// `personal` in its context: within what is public it asks for fields that are for some people only, or as an admin who must
// see what they have just changed, at whichever server.
const isPublic = ({ query, getContext }: ApolloLink.Operation) =>
  !getContext().personal &&
  getMainDefinition(query).selectionSet.selections.every(
    (selection) => selection.kind === 'Field' && publicFields.has(selection.name.value),
  )

const isRefused = ({ errors = [] }: ApolloLink.Result) => errors[0]?.extensions?.code === 'UNAUTHENTICATED'

const isRefusal = (error: unknown) => ServerError.is(error) && error.statusCode === 401
