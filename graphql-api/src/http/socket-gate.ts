import { randomUUID } from 'node:crypto'
import type { WebSocket } from '@fastify/websocket'
import { endpoints } from '@sunnah-store/schema/routes'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { DomainError } from '../errors.js'
import { networkOf } from '../limits/limit.js'
import { answerClientError, LINGER } from './client-errors.js'
import type { SocketLimits } from './edge-limits.js'
import { requestIdHeader } from './request-id.js'
import { SilentSockets } from './silent-sockets.js'

// RFC 6455, section 7.4.1.
const POLICY_VIOLATION = 1008
/** When to come again, in seconds. */
const SOON = 5
// How long a client that sends too much may take to close, in milliseconds.
const CLOSE_TIMEOUT = 1000

export interface SocketGate {
  letIn(socket: WebSocket, request: FastifyRequest): void
  /** It is clear now who that is. */
  know(socket: WebSocket): void
}

/** Refuses WebSockets before the handshake: anywhere but at /graphql, and while there are too many. */
export const guardSockets = (app: FastifyInstance, limits: SocketLimits): SocketGate => {
  const silent = new SilentSockets(limits.unknown)

  const check = ({ method, routeOptions }: FastifyRequest) => {
    if (method !== 'GET' || routeOptions.url !== endpoints.graphql)
      throw new DomainError('BAD_USER_INPUT', { fields: { Upgrade: [`is taken at ${endpoints.graphql} only`] } })
    if (app.websocketServer.clients.size >= limits.open) throw new DomainError('UNAVAILABLE', { retryAfter: SOON })
  }
  endWithAnswers(app)
  app.addHook('onRequest', async (request) => {
    if (request.ws) check(request)
  })
  app.websocketServer.on('wsClientError', answerClientError)
  app.websocketServer.on('headers', (headers) => headers.push(`${requestIdHeader}: ${randomUUID()}`))

  return {
    letIn(socket, request) {
      silent.add(socket, networkOf(request.ip))
      limitMessages(socket, limits)
    },
    know: (socket) => silent.delete(socket),
  }
}

/**
 * Node gives the connection of who asks for a WebSocket away: nothing else ends it when they are answered in another way,
 * which may be before any hook has run.
 */
const endWithAnswers = (app: FastifyInstance) => {
  const { routing } = app
  app.routing = (request, response) => {
    response.shouldKeepAlive = false
    const end = () => request.socket.destroy()
    response.once('finish', end)
    // Whoever does not take it is not waited for.
    response.once('prefinish', () => setTimeout(end, LINGER).unref())
    routing(request, response)
  }
}

const limitMessages = (socket: WebSocket, { messages, per }: SocketLimits) => {
  let [count, since] = [0, performance.now()]
  const note = () => {
    const now = performance.now()
    if (now - since > per) [count, since] = [0, now]
    if (++count <= messages) return
    socket.removeAllListeners('message').removeAllListeners('ping')
    socket.close(POLICY_VIOLATION, 'Too many messages')
    setTimeout(() => socket.terminate(), CLOSE_TIMEOUT).unref()
  }
  socket.on('message', note).on('ping', note)
}
