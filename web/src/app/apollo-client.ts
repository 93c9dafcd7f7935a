import { ApolloClient, ApolloLink } from '@apollo/client'
import { BaseHttpLink } from '@apollo/client/link/http'
import { endpoints } from '@sunnah-store/schema/routes'
import { from, mergeMap, Observable } from 'rxjs'
import { fetchOnce } from '../lib/network/asked-ahead.ts'
import { createAuthLink } from './auth-link.ts'
import { createCache } from './cache.ts'
import { persistedQueryLink } from './persisted-query-link.ts'
import { watchedLater } from './watched-later.ts'

interface Ways {
  /** Fetches a new access token. */
  renew: () => Promise<string | null>
  server?: ApolloLink
}

/** The Apollo client: link chain and cache. */
export const createApolloClient = ({ renew, server }: Ways) => {
  const client = new ApolloClient({
    link: ApolloLink.split(
      ({ operationType }) => operationType === 'subscription',
      server ?? lazyLiveLink(renew),
      createAuthLink(renew)
        .concat(onlySoLong)
        .concat(server ?? persistedQueryLink.concat(httpLink())),
    ),
    cache: createCache(),
    dataMasking: true,
  })
  client.watchFragment = watchedLater(client.watchFragment)
  return client
}

// The time limits of requests, in milliseconds. Whoever asked may ask again soon; what was sent to be done gets longer, since nobody
// knows whether it was done.
const patience = { query: 20_000, mutation: 60_000, subscription: 60_000 }

// RxJS' own `timeout` operator would add more bytes to every page. On a timeout the call fails like fetch(), with a TypeError.
const onlySoLong = new ApolloLink(
  (operation, forward) =>
    new Observable((observer) => {
      const longest = patience[operation.operationType]
      const late = setTimeout(() => observer.error(new TypeError(`No answer in ${longest} ms`)), longest)
      observer.add(() => clearTimeout(late))
      return forward(operation).subscribe(observer)
    }),
)

const httpLink = () => new BaseHttpLink({ uri: endpoints.graphql, fetch: fetchOnce })

// Loaded with the first page that subscribes.
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
