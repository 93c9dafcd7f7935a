import type { FastifyInstance } from 'fastify'

export const requestIdHeader = 'x-request-id'

/** Tells every caller the id of the request. */
export const tellRequests = (app: FastifyInstance): void => {
  app.addHook('onRequest', ({ id }, reply, done) => {
    reply.header(requestIdHeader, id)
    done()
  })
}
