import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { DomainError } from '../errors.js'

/** In the head of a request; browsers send some thirty, and front doors add a few. */
export const MOST_HEADER_LINES = 100

export const hasTooManyHeaders = ({ rawHeaders }: IncomingMessage): boolean => rawHeaders.length > 2 * MOST_HEADER_LINES

/** Refuses a head of too many lines as HEADERS_TOO_LARGE, however short they are, and ends its connection: each costs time. */
export const refuseTooManyHeaders = (app: FastifyInstance): void => {
  app.addHook('onRequest', ({ raw }, reply, done) => {
    if (!hasTooManyHeaders(raw)) return done()
    reply.header('connection', 'close')
    done(new DomainError('HEADERS_TOO_LARGE'))
  })
}
