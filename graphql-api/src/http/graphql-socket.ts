import websocket, { type WebSocket, type WebsocketHandler } from '@fastify/websocket'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type ExecutionArgs, GraphQLError, type GraphQLFormattedError, type GraphQLSchema } from 'graphql'
import { CloseCode, MessageType, stringifyMessage } from 'graphql-ws'
import { makeHandler } from 'graphql-ws/use/@fastify/websocket'
import { DomainError } from '../errors.js'
import type { Context } from '../graphql/context.js'
import type { LiveEvents } from '../graphql/live-events.js'
import { prepareSubscription, subscribeFreshly } from '../graphql/subscription.js'
import type { AccessTokens } from '../identity/access-token.js'
import { refuseOthers } from '../identity/audience.js'
import { bearerToken } from '../identity/current-user.js'
import type { EndedAccess } from '../identity/ended-access.js'
import { createConnectionLimit } from './connection-limit.js'
import type { SocketLimits } from './edge-limits.js'
import { askedBy } from './error-handler.js'
import { noteRefusal, noteRefusedToken } from './security-event.js'
import { guardSockets, type SocketGate } from './socket-gate.js'

/** How long a connection may take to send its token, and how often it is pinged, in milliseconds. */
const INIT_TIMEOUT = 3000
const KEEP_ALIVE = 25_000
const SUBSCRIPTIONS_PER_SOCKET = 10
const MAX_MESSAGE_BYTES = 20_000
// Each is a buffer of its own until the last has come; no client parts what is so short.
const MAX_MESSAGE_FRAGMENTS = 32
// RFC 6455, section 7.4.1, and its registry; clients of graphql-ws reconnect after each of these.
const close = { goingAway: 1001, serviceRestart: 1012, tryAgainLater: 1013 }
// How long a client may take to close when the server stops, in milliseconds.
const CLOSE_TIMEOUT = 1000

interface SocketServices {
  schema: GraphQLSchema
  accessTokens: AccessTokens
  endedAccess: EndedAccess
  /** A fresh context for the caller with that header. @throws DomainError UNAUTHENTICATED */
  contextOf: (authorization: string) => Promise<Context>
  format: (formatted: GraphQLFormattedError, error: unknown) => GraphQLFormattedError
  gate: SocketGate
}

/** Enables WebSockets. Open ones are closed, so that clients reconnect, when events may have been missed and when the server stops. */
export const enableWebSockets = async (
  app: FastifyInstance,
  live: LiveEvents,
  limits: SocketLimits,
): Promise<SocketGate> => {
  await app.register(websocket, {
    options: { maxPayload: MAX_MESSAGE_BYTES, maxFragments: MAX_MESSAGE_FRAGMENTS },
    preClose: (done) => {
      for (const socket of app.websocketServer.clients) {
        socket.close(close.goingAway)
        setTimeout(() => socket.terminate(), CLOSE_TIMEOUT).unref()
      }
      done()
    },
  })
  live.onMissed(() => {
    for (const socket of app.websocketServer.clients) socket.close(close.serviceRestart, 'Events may have been missed')
  })
  return guardSockets(app, limits)
}

/**
 * Subscriptions over the graphql-ws protocol. The access token comes in connectionParams; cookies and other credentials
 * that a browser adds by itself are ignored. When the token expires, and when its session or its user's rights end, the
 * connection is closed: the client reconnects with a new one.
 */
export const createSocketHandler = ({
  schema,
  accessTokens,
  endedAccess,
  contextOf,
  format,
  gate,
}: SocketServices): WebsocketHandler => {
  const admit = createConnectionLimit()
  const freshContexts = new WeakMap<ExecutionArgs, () => Promise<Context>>()
  // Errors on a closed connection reach nobody, so they are not logged either.
  const formatAll = (socket: WebSocket, errors: readonly GraphQLError[]) =>
    errors.map((error) => (socket.readyState === socket.OPEN ? format(error.toJSON(), error) : { message: 'Closed' }))

  const authenticate = async (socket: WebSocket, authorization: string) => {
    const session = await accessTokens.verify(bearerToken(authorization) ?? '')
    // A socket that closed meanwhile emits no further "close" event, so it would be listened for and counted for ever.
    if (socket.readyState !== socket.OPEN) return
    const forbid = () => socket.close(CloseCode.Forbidden, 'Forbidden')
    const end = setTimeout(forbid, session.expiresAt.getTime() - Date.now())
    // Before the rights are read: nothing else would tell that they ended just then.
    const stopListening = endedAccess.on(session, forbid)
    socket.once('close', () => {
      clearTimeout(end)
      stopListening()
    })
    // Nobody else may hear anything, and the seats are few.
    refuseOthers('staff', (await contextOf(authorization)).user)
    if (socket.readyState !== socket.OPEN) return
    if (!admit(session.userId, socket)) return socket.close(close.tryAgainLater, 'Too many connections')
  }

  const handle = makeHandler(
    {
      isProd: true,
      jsonMessageReviver: onlyOfClients,
      connectionInitWaitTimeout: INIT_TIMEOUT,
      onConnect: async ({ connectionParams, extra: { socket, request } }) => {
        const authorization = authorizationOf(connectionParams)
        const refuse = (error: unknown) => {
          noteRefused(request, error)
          if (isRefusal(error)) socket.close(CloseCode.Forbidden, 'Forbidden')
          else socket.close(close.tryAgainLater, 'Try again later')
        }
        if (typeof authorization !== 'string') socket.close(CloseCode.Unauthorized, 'Unauthorized')
        else await authenticate(socket, authorization).catch(refuse)
        if (socket.readyState !== socket.OPEN) return false
        gate.know(socket)
        return true
      },
      onSubscribe: async ({ connectionParams, extra: { socket, request }, subscriptions }, _id, payload) => {
        const freshContext = () => contextOf(String(authorizationOf(connectionParams)))
        try {
          if (Object.keys(subscriptions).length > SUBSCRIPTIONS_PER_SOCKET) throw new DomainError('RATE_LIMITED')
          const args = { ...prepareSubscription(schema, payload), contextValue: await freshContext() }
          freshContexts.set(args, () => freshContext().catch((error) => endWith(socket, error)))
          return args
        } catch (error) {
          noteRefused(request, error)
          return [asGraphQLError(error)]
        }
      },
      subscribe: async (args) => {
        const freshContext = freshContexts.get(args)
        if (!freshContext) throw new Error('Every subscription was prepared')
        return subscribeFreshly(args, freshContext)
      },
      // The protocol has no answer to "subscribe", and without one nobody knows from when on they are told of everything.
      onOperation: ({ extra: { socket } }, id, _payload, _args, result) => {
        if (isAsyncIterable(result))
          socket.send(stringifyMessage({ type: MessageType.Ping, payload: { subscribed: id } }))
      },
      onNext: ({ extra: { socket, request } }, _id, _payload, _args, { data, errors = [] }) => {
        for (const { originalError } of errors) noteRefused(request, originalError)
        // The subscriber has lost the right to this event since subscribing.
        if (errors.some(({ originalError }) => isRefusal(originalError)) && data === null)
          socket.close(CloseCode.Forbidden, 'Forbidden')
        return { ...(data !== undefined && { data }), ...(errors.length > 0 && { errors: formatAll(socket, errors) }) }
      },
      onError: ({ extra: { socket } }, _id, _payload, errors) => formatAll(socket, errors),
    },
    KEEP_ALIVE,
  )
  return function (socket, request) {
    gate.letIn(socket, request)
    handle.call(this, socket, request)
    // The handler's own listener logs malformed frames to the console; such a socket closes itself.
    socket.removeAllListeners('error').on('error', () => {})
  }
}

const ofClients = new Set<unknown>([
  MessageType.ConnectionInit,
  MessageType.Subscribe,
  MessageType.Complete,
  MessageType.Ping,
  MessageType.Pong,
])

/** Reads messages; those that only a server sends are no messages. (graphql-ws takes them for a fault of the server, with a stack on the console.) */
const onlyOfClients = (key: string, value: unknown) => {
  const isMessage = key === '' && typeof value === 'object' && value !== null && 'type' in value
  if (isMessage && !ofClients.has(value.type)) throw new Error('No client says that')
  return value
}

// Case-insensitive, as in HTTP.
const authorizationOf = (params: Readonly<Record<string, unknown>> = {}) =>
  Object.entries(params).find(([name]) => name.toLowerCase() === 'authorization')?.[1]

const endWith = (socket: WebSocket, error: unknown): never => {
  const isOver = error instanceof DomainError && error.code === 'UNAUTHENTICATED'
  socket.close(isOver ? CloseCode.Forbidden : close.tryAgainLater)
  throw error
}

const isAsyncIterable = (result: object) => Symbol.asyncIterator in result

const isRefusal = (error: unknown) =>
  error instanceof DomainError && (error.code === 'FORBIDDEN' || error.code === 'UNAUTHENTICATED')

const noteRefused = (request: FastifyRequest, error: unknown) => {
  noteRefusedToken(request.log, error)
  if (error instanceof DomainError) noteRefusal(request.log, error, askedBy(request))
}

const asGraphQLError = (error: unknown) => {
  if (error instanceof GraphQLError) return error
  return new GraphQLError('', { originalError: error instanceof Error ? error : null })
}
