import { ApolloLink } from '@apollo/client'
import { GraphQLWsLink } from '@apollo/client/link/subscriptions'
import { endpoints } from '@sunnah-store/schema/routes'
import { createClient } from 'graphql-ws'
import { defer, fromEvent, mergeMap, race, repeat, retry, take, timer } from 'rxjs'
import { endsSoon, readAccessToken } from '../lib/identity/access-token.ts'
import { setLiveness } from '../lib/network/liveness.ts'

const longestWait = 15_000
const pingEvery = 10_000
const pongWithin = 5_000
// A connection that closes sooner counts as failed, so the wait before the next one grows.
const provenAfter = 5_000
const normalClosure = 1000
const tokenRefused: readonly unknown[] = [4401, 4403]

/**
 * The WebSocket link for subscriptions. It reconnects without limit: with a token that is still valid, after random, growing
 * delays, and at once when the device is online again.
 */
export const createLiveLink = (renew: () => Promise<string | null>) => {
  let token: string | null = null
  let refused = false
  let failures = 0
  let proven: ReturnType<typeof setTimeout> | undefined
  let unanswered: ReturnType<typeof setTimeout> | undefined

  const socket = createClient({
    url: () => `${window.location.origin.replace(/^http/, 'ws')}${endpoints.graphql}`,
    connectionParams: () => ({ authorization: `Bearer ${token}` }),
    // The waits below renew the token too.
    retryAttempts: 0,
    keepAlive: pingEvery,
    on: {
      connected: () => {
        proven = setTimeout(() => {
          failures = 0
        }, provenAfter)
        setLiveness('live')
      },
      closed: (event) => {
        clearTimeout(unanswered)
        refused = tokenRefused.includes(codeOf(event))
        setLiveness(codeOf(event) === normalClosure ? 'idle' : 'lost')
      },
      // A broken network does not close the socket by itself.
      ping: (received) => {
        if (!received) unanswered = setTimeout(() => socket.terminate(), pongWithin)
      },
      pong: (received) => {
        if (received) clearTimeout(unanswered)
      },
    },
  })
  window.addEventListener('offline', () => socket.terminate())

  const pause = () => {
    clearTimeout(proven)
    setLiveness('lost')
    failures += 1
    const longest = Math.min(500 * 2 ** failures, longestWait)
    return race(timer(longest * (0.5 + Math.random() / 2)), fromEvent(window, 'online')).pipe(take(1))
  }

  const link = new GraphQLWsLink(socket)
  // The token is fetched before the socket opens: the server waits only briefly for it.
  return new ApolloLink((operation) =>
    defer(async () => {
      token = readAccessToken()
      if (!token || refused || endsSoon(token)) token = await renew()
    }).pipe(
      mergeMap(() => link.request(operation)),
      repeat({ delay: pause }),
      retry({ delay: pause }),
    ),
  )
}

const codeOf = (event: unknown) =>
  typeof event === 'object' && event !== null && 'code' in event ? event.code : undefined
