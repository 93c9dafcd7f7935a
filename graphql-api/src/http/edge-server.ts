import { createServer, type RequestListener, type Server } from 'node:http'
import { createServer as createTlsServer } from 'node:https'
import type { Config } from '../config.js'
import { arrivalsFirst } from './arrivals-first.js'
import { watchBodies } from './body-watch.js'
import type { EdgeLimits } from './edge-limits.js'
import { GatheringRequest } from './gathered-body.js'
import { MOST_HEADER_LINES } from './header-lines.js'
import { endIdleWhenFull } from './idle-connections.js'
import { endEarlyUpgrades, oneAtATime } from './one-at-a-time.js'
import { limitRest } from './rest-of-body.js'

/** The server below Fastify, which gives up on callers who keep it waiting. */
export const createEdgeServer = (limits: EdgeLimits, tls: Config['tls'], listener: RequestListener): Server => {
  const { watch, stop } = watchBodies(limits)
  const listen = oneAtATime((request, response) => {
    watch(request, response)
    limitRest(request, response, limits.rest)
    // It closes: what still comes on open connections is answered, each for the last time.
    if (!server.listening) response.setHeader('connection', 'close')
    begin(request, response)
  })
  const options = {
    keepAliveTimeout: limits.unused,
    headersTimeout: limits.headers,
    requestTimeout: limits.request,
    connectionsCheckingInterval: limits.check,
    IncomingMessage: GatheringRequest,
    // Node would refuse it without a word.
    requireHostHeader: false,
  }
  const server = tls
    ? createTlsServer({ ...options, ...tls, handshakeTimeout: limits.headers }, listen)
    : createServer(options, listen)
  const begin = arrivalsFirst(server, listener, limits.crowd)
  server.maxConnections = limits.connections
  // What is more is left out by Node without a word; by the first of it one sees that there was more.
  server.maxHeadersCount = MOST_HEADER_LINES + 1
  endIdleWhenFull(server)
  endEarlyUpgrades(server)
  // An expectation that nobody knows is no reason to refuse.
  server.on('checkExpectation', listen)
  server.on('close', stop)
  return server
}
