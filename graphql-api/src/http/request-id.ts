import type { FastifyInstance } from 'fastify'
import { DomainError } from '../errors.js'

export const requestIdHeader = 'x-request-id'

/** Tells every caller the id of the request. One that does not say for which host it is, is refused (RFC 9112, section 3.2). */
export const tellRequests = (app: FastifyInstance): void => {
  app.addHook('onRequest', ({ id, raw: { headers, httpVersion } }, reply, done) => {
    reply.header(requestIdHeader, id)
    if (headers.host !== undefined || httpVersion !== '1.1') return done()
    reply.header('connection', 'close')
    done(new DomainError('BAD_USER_INPUT', { fields: { Host: ['must be sent'] } }))
  })
}
