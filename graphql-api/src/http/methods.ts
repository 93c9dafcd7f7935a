import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify'
import { DomainError } from '../errors.js'

const known: HTTPMethods[] = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'TRACE']

/** Notes which addresses there are. @returns a function that lets each of them say which methods it takes, when all are mounted */
export const collectAddresses = (app: FastifyInstance): (() => void) => {
  const addresses = new Set<string>()
  let isDone = false
  app.addHook('onRoute', ({ url }) => {
    if (!isDone && !url.includes('*')) addresses.add(url)
  })
  return () => {
    isDone = true
    for (const url of addresses) answerOtherMethods(app, url)
  }
}

/** OPTIONS is answered with the methods that there are, any other method is refused with them (RFC 9110, section 15.5.6). */
const answerOtherMethods = (app: FastifyInstance, url: string) => {
  const taken = known.filter((method) => app.hasRoute({ method, url }))
  const allow = [...taken, 'OPTIONS'].join(', ')
  // A preflight request of another origin is answered by the same route.
  const config = { cors: { preflightContinue: true } }
  app.options(url, { config }, (_request, reply) => reply.code(204).header('allow', allow).send())

  const refuse = (reply: FastifyReply) => {
    reply.header('allow', allow)
    throw new DomainError('METHOD_NOT_ALLOWED')
  }
  app.route({
    method: known.filter((method) => !taken.includes(method)),
    url,
    exposeHeadRoute: false,
    // Before a body is read.
    onRequest: async (request, reply) => {
      if (!wantsPage(request)) refuse(reply)
    },
    handler: (_request, reply) => reply.callNotFound(),
  })
}

/** Whether somebody has typed the address in a browser. */
export const wantsPage = ({ method, headers }: Pick<FastifyRequest, 'method' | 'headers'>): boolean =>
  method === 'GET' && (headers.accept?.includes('text/html') ?? false)

/** Whether a page may be the answer, as to programs that take anything. */
export const takesPage = ({ method, headers }: Pick<FastifyRequest, 'method' | 'headers'>): boolean =>
  ['GET', 'HEAD'].includes(method) && /text\/html|\*\/\*/.test(headers.accept ?? '*/*')
