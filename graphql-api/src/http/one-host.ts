import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { DomainError } from '../errors.js'

/** How often a request says for which host it is; Node keeps the first one only. */
const hostsOf = ({ rawHeaders }: IncomingMessage): number =>
  rawHeaders.filter((text, place) => place % 2 === 0 && text.length === 4 && text.toLowerCase() === 'host').length

/** Whether it says so once: of two, a proxy may have gone by the other one. */
export const hasOneHost = (request: IncomingMessage): boolean => hostsOf(request) === 1

/**
 * Refuses whatever does not say for which host it is, or says so twice (RFC 9112, section 3.2), as BAD_USER_INPUT, and ends its
 * connection.
 */
export const requireOneHost = (app: FastifyInstance): void => {
  app.addHook('onRequest', ({ raw }, reply, done) => {
    const hosts = hostsOf(raw)
    if (hosts === 1 || (hosts === 0 && raw.httpVersion !== '1.1')) return done()
    reply.header('connection', 'close')
    done(new DomainError('BAD_USER_INPUT', { fields: { Host: [hosts === 0 ? 'must be sent' : 'must be sent once'] } }))
  })
}
