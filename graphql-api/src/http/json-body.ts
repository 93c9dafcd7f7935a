import type { FastifyInstance } from 'fastify'

/** Bodies are JSON. Many clients send its content type with every call: an empty body of such a call is no body, and no mistake. */
export const takeEmptyJsonBodies = (app: FastifyInstance): void => {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser('text/plain')
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined)
    else parse(request, body, done)
  })
}
