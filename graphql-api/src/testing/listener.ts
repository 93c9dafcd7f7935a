import { once } from 'node:events'
import { type Client, createClient, type ExecutionResult } from 'graphql-ws'
import { WebSocket } from 'ws'
import type { User } from '../user/user.entity.js'
import type { TestServer } from './test-server.js'

interface Ended {
  code: number
}

interface Told {
  orderPlaced?: { id: string; number: string }
  orderChanged?: string
  overviewChanged?: boolean
}

export interface Listener {
  client: Client
  /** What comes next, an event or a refusal. */
  next(): Promise<ExecutionResult<Told> | undefined>
  /** How the connection ended. */
  closed: Promise<Ended>
}

const newOrders = 'subscription { orderPlaced { id number customerName lines { name quantity } } }'

/** Where this server can be reached; it begins to listen with the first call. */
const addressOf = async ({ app }: TestServer): Promise<string> => {
  if (!app.server.listening) await app.listen({ host: '127.0.0.1', port: 0 })
  const address = app.server.address()
  return `127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
}

/** Somebody who listens at this server over a real connection and does not come back by themselves. */
export const listen = async (server: TestServer, user: User | null, query = newOrders): Promise<Listener> =>
  listenWith(server, user && (await server.tokenOf(user)), query)

/** The same with any access token. */
export const listenWith = async (server: TestServer, token: string | null, query = newOrders): Promise<Listener> => {
  const client = createClient({
    url: `ws://${await addressOf(server)}/graphql`,
    webSocketImpl: WebSocket,
    retryAttempts: 0,
    lazy: false,
    onNonLazyError: () => {},
    ...(token && { connectionParams: { authorization: `Bearer ${token}` } }),
  })
  const closed = new Promise<Ended>((resolve) => client.on('closed', (event) => resolve(event as Ended)))
  const events = client.iterate<Told>({ query })
  return { client, closed, next: async () => (await events.next()).value ?? undefined }
}

/** A bare connection, to say what no client would. @param headers as a proxy may add them */
export const openSocket = async (server: TestServer, headers: Record<string, string> = {}): Promise<WebSocket> => {
  const socket = new WebSocket(`ws://${await addressOf(server)}/graphql`, 'graphql-transport-ws', { headers })
  await once(socket, 'open')
  return socket
}
