import { randomUUID } from 'node:crypto'
import compress from '@fastify/compress'
import Fastify, { type FastifyInstance } from 'fastify'
import { addressesForAll } from '../rest/table.js'
import type { ServerOptions } from '../server-options.js'
import { answerClientError } from './client-errors.js'
import { allowOrigins } from './cors.js'
import type { EdgeLimits } from './edge-limits.js'
import { endConnections } from './end-connections.js'
import { answerError } from './error-handler.js'
import { firstHandServer, keepAnswers } from './first-hand.js'
import { takeEmptyJsonBodies } from './json-body.js'
import type { KeptAnswers } from './kept-answers.js'
import { logAnswers, logging } from './logging.js'
import { addressToRoute } from './malformed-address.js'
import { tellRequests } from './request-id.js'
import { addSecurityHeaders, headersWithoutHooks } from './security-headers.js'
import { endUntaken } from './untaken-answers.js'
import { compileValidator } from './validator.js'

const MAX_BODY_BYTES = 100_000
// An email address, which some paths hold, has up to 320 characters.
const MAX_PARAMETER_LENGTH = 320

interface AppOptions extends Pick<ServerOptions, 'config' | 'logTo'> {
  answers: KeptAnswers
  edge: EdgeLimits
}

/** What every request goes through, whatever it asks for; nothing can be asked for yet. */
export const createApp = async ({ config, answers, edge, logTo }: AppOptions): Promise<FastifyInstance> => {
  const app = Fastify({
    serverFactory: firstHandServer(
      answers,
      { addresses: addressesForAll, publicUrl: config.publicUrl, tls: config.tls },
      edge,
    ),
    clientErrorHandler: answerClientError,
    bodyLimit: MAX_BODY_BYTES,
    routerOptions: { maxParamLength: MAX_PARAMETER_LENGTH },
    rewriteUrl: addressToRoute,
    // What the router itself refuses, such as an address that is not well-formed.
    frameworkErrors: (error, request, reply) => answerError(error, request, reply.headers(headersWithoutHooks)),
    genReqId: () => randomUUID(),
    // What comes on open connections while the server closes is answered too.
    return503OnClosing: false,
    ...logging(config.production ? 'info' : 'warn', logTo),
    trustProxy: config.trustProxy.length > 0 ? [...config.trustProxy] : false,
  })
  logAnswers(app)
  endConnections(app)
  tellRequests(app)
  app.setErrorHandler(answerError)
  takeEmptyJsonBodies(app)
  app.setValidatorCompiler(compileValidator)

  addSecurityHeaders(app)
  await allowOrigins(app, config.corsOrigins)
  keepAnswers(app, answers)
  endUntaken(app)
  // A body that is to be unpacked has no length that can be trusted, and nobody has one that is worth it.
  await app.register(compress, { threshold: 512, requestEncodings: ['identity'] })
  return app
}
