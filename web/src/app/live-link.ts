import { ApolloLink } from '@apollo/client'
import { GraphQLWsLink } from '@apollo/client/link/subscriptions'
import { endpoints } from '@sunnah-store/schema/routes'
import { createClient } from 'graphql-ws'
import { defer, fromEvent, mergeMap, race, repeat, retry, take, timer } from 'rxjs'
import { setLiveness } from '../lib/liveness.ts'

const longestWait = 15_000
const pingEvery = 10_000
const pongWithin = 5_000
const normalClosure = 1000

/**
 * The way for what the server tells by itself. It comes back for ever: with a token renewed each time, after waits that
 * grow and are never the same for two clients, and at once when the device is online again.
 */
export const createLiveLink = (renew: () => Promise<string | null>) => {
  let token: string | null = null
  let failures = 0
  let unanswered: ReturnType<typeof setTimeout> | undefined

  const socket = createClient({
    url: () => `${window.location.origin.replace(/^http/, 'ws')}${endpoints.graphql}`,
    connectionParams: () => ({ authorization: `Bearer ${token}` }),
    // The waits below renew the token too.
    retryAttempts: 0,
    keepAlive: pingEvery,
    on: {
      connected: () => {
        failures = 0
        setLiveness('live')
      },
      closed: (event) => {
        clearTimeout(unanswered)
        setLiveness(codeOf(event) === normalClosure ? 'idle' : 'lost')
      },
      // A network that has gone silent closes nothing by itself.
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
    setLiveness('lost')
    failures += 1
    const longest = Math.min(500 * 2 ** failures, longestWait)
    return race(timer(longest * (0.5 + Math.random() / 2)), fromEvent(window, 'online')).pipe(take(1))
  }

  const link = new GraphQLWsLink(socket)
  // The token is there before the socket opens: the server does not wait long for it.
  return new ApolloLink((operation) =>
    defer(async () => {
      token = await renew()
    }).pipe(
      mergeMap(() => link.request(operation)),
      repeat({ delay: pause }),
      retry({ delay: pause }),
    ),
  )
}

const codeOf = (event: unknown) =>
  typeof event === 'object' && event !== null && 'code' in event ? event.code : undefined
