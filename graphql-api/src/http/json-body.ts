import type { FastifyInstance } from 'fastify'

/** Accepts JSON bodies only. Many clients send the JSON content type with an empty body: that counts as no body. */
export const takeEmptyJsonBodies = (app: FastifyInstance): void => {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser('text/plain')
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined)
    else parse(request, body, done)
  })
}
