import { type ApolloServer, HeaderMap } from '@apollo/server'
import type { WebsocketHandler } from '@fastify/websocket'
import { errors } from '@sunnah-store/schema/errors'
import { endpoints } from '@sunnah-store/schema/routes'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { GraphQLError } from 'graphql'
import { asDomainError } from '../as-domain-error.js'
import type { Context } from '../graphql/context.js'
import { requireHearing } from '../graphql/refused-documents.js'
import { askedBy, errorHeaders, refusalOf } from './error-handler.js'
import { toolPolicy } from './policy.js'
import { noteRefusal } from './security-event.js'

interface GraphqlHandlers {
  contextOf: (request: FastifyRequest, reply: FastifyReply) => Promise<Context>
  handleSocket: WebsocketHandler
}

/** GraphQL over GET and POST, subscriptions over WebSocket; a browser that opens the address gets GraphiQL. */
export const mountGraphql = (
  app: FastifyInstance,
  apollo: ApolloServer<Context>,
  { contextOf, handleSocket }: GraphqlHandlers,
): void => {
  const contextFor = async (request: FastifyRequest, reply: FastifyReply) => {
    const context = await contextOf(request, reply)
    requireHearing(context.limit, documentIn(request))
    return context
  }
  const handle = async (request: FastifyRequest, reply: FastifyReply) => {
    const { headers, status, body } = await apollo.executeHTTPGraphQLRequest({
      httpGraphQLRequest: asApolloRequest(request),
      context: () => contextFor(request, reply).catch((error) => asGraphQLError(error, request)),
    })
    if (body.kind !== 'complete') throw new Error('No operation of the shop is answered in parts')
    return (
      reply
        .code(status ?? 200)
        .headers(Object.fromEntries(headers))
        // Other caches may keep only what this server keeps itself: the rest may belong to the caller, or change unannounced.
        .header('cache-control', 'no-store')
        .send(body.string)
    )
  }
  app.post(endpoints.graphql, { errorHandler: answerGraphqlError }, handle)
  app.route({
    method: 'GET',
    url: endpoints.graphql,
    wsHandler: handleSocket,
    handler: async (request, reply) => {
      const wantsPage = request.headers.accept?.includes('text/html') && !/[?&](query|extensions)=/.test(request.url)
      if (wantsPage && app.hasReplyDecorator('sendFile'))
        return reply.header('content-security-policy', toolPolicy).sendFile('graphiql.html')
      return handle(request, reply)
    },
  })
}

const documentIn = ({ body, query }: FastifyRequest) => {
  const given = body ?? query
  const text = typeof given === 'object' && given !== null && 'query' in given ? given.query : null
  return typeof text === 'string' ? text : null
}

const asApolloRequest = ({ method, url, headers, body }: FastifyRequest) => {
  const search = url.indexOf('?')
  const map = new HeaderMap()
  for (const name in headers) {
    const value = headers[name]
    if (value !== undefined) map.set(name, Array.isArray(value) ? value.join(', ') : value)
  }
  return { method, headers: map, search: search < 0 ? '' : url.slice(search), body }
}

// Apollo answers an error thrown here with the HTTP status and headers in its extensions. What notes refusals hears nothing of it.
const asGraphQLError = (error: unknown, request: FastifyRequest): never => {
  const refused = asDomainError(error)
  if (!refused) throw error
  noteRefusal(request.log, refused, askedBy(request))
  const { code, message } = refused
  const headers = new HeaderMap(Object.entries(errorHeaders(refused, request)))
  const extensions = { code, http: { status: errors[code].status, headers } }
  throw new GraphQLError(message, { originalError: refused, extensions })
}

// Errors of Fastify before Apollo runs, such as an invalid JSON body, in the GraphQL error format.
const answerGraphqlError = (error: unknown, request: FastifyRequest, reply: FastifyReply) => {
  const refused = refusalOf(error, request)
  const { code, message, details } = refused
  return reply
    .code(errors[code].status)
    .headers(errorHeaders(refused, request))
    .send({ errors: [{ message, extensions: { code, ...(details && { details }) } }] })
}
