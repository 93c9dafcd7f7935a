import { ApolloClient, ApolloLink } from '@apollo/client'
import { HttpLink } from '@apollo/client/link/http'
import { endpoints } from '@sunnah-store/schema/routes'
import { from, mergeMap, Observable } from 'rxjs'
import { createAuthLink } from './auth-link.ts'
import { createCache } from './cache.ts'

interface Ways {
  /** How a new access token is had. */
  renew: () => Promise<string | null>
  server?: ApolloLink
}

/** The only way from the client to the server. */
export const createApolloClient = ({ renew, server }: Ways) =>
  new ApolloClient({
    link: ApolloLink.split(
      ({ operationType }) => operationType === 'subscription',
      server ?? lazyLiveLink(renew),
      createAuthLink(renew)
        .concat(onlySoLong)
        .concat(server ?? httpLink()),
    ),
    cache: createCache(),
    dataMasking: true,
  })

// How long an answer may take on a slow network, in milliseconds.
const patience = 60_000

// The operator of that name weighs more than this on every page. A call without an answer fails as fetch() does.
const onlySoLong = new ApolloLink(
  (operation, forward) =>
    new Observable((observer) => {
      const late = setTimeout(() => observer.error(new TypeError(`No answer in ${patience} ms`)), patience)
      observer.add(() => clearTimeout(late))
      return forward(operation).subscribe(observer)
    }),
)

const httpLink = () => new HttpLink({ uri: endpoints.graphql, enhancedClientAwareness: { transport: false } })

// The code for it comes with the first page that listens.
const lazyLiveLink = (renew: Ways['renew']) => {
  let live: ApolloLink | undefined
  return new ApolloLink((operation, forward) =>
    from(import('./live-link.ts')).pipe(
      mergeMap(({ createLiveLink }) => {
        live ??= createLiveLink(renew)
        return live.request(operation, forward)
      }),
    ),
  )
}
