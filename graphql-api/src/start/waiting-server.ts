import { endpoints } from '@sunnah-store/schema/routes'
import Fastify from 'fastify'
import type { Config } from '../config.js'
import { DomainError } from '../errors.js'
import { answerClientError, endWith } from '../http/client-errors.js'
import { edgeLimits } from '../http/edge-limits.js'
import { createEdgeServer } from '../http/edge-server.js'
import { answerError } from '../http/error-handler.js'
import { listen } from './listen.js'

/** Where the shop will listen, and how. */
export type Door = Pick<Config, 'host' | 'port' | 'tls'>

// In seconds.
const RETRY_AFTER = 5
// Whoever has connected and says nothing keeps the shop from opening in its place for no longer, in milliseconds.
const limits = { ...edgeLimits, headers: 1000, check: 200 }

const unavailable = () => new DomainError('UNAVAILABLE', { retryAfter: RETRY_AFTER })

/** Stands where the shop will be while it cannot open yet: it lives, and is not ready. @returns a function that closes it */
export const openWaitingServer = async (door: Door): Promise<() => Promise<void>> => {
  const server = Fastify({
    serverFactory: (handle) => createEdgeServer(limits, door.tls, handle),
    clientErrorHandler: answerClientError,
    forceCloseConnections: true,
  })
  server.setErrorHandler(answerError)
  // A connection that Node has given away for a WebSocket would keep this server from closing.
  server.server.on('upgrade', (_, socket) => endWith(socket, unavailable()))
  server.get(endpoints.live, async () => ({ status: 'live' }))
  server.setNotFoundHandler(async () => {
    throw unavailable()
  })
  await listen(server, door)
  return () => server.close()
}
