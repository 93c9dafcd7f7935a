import type { ApolloServer } from '@apollo/server'
import { fastifyApolloHandler } from '@as-integrations/fastify'
import type { WebsocketHandler } from '@fastify/websocket'
import { endpoints } from '@sunnah-store/schema/routes'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { GraphQLError } from 'graphql'
import { errors } from '../errors.js'
import type { Context } from '../graphql/context.js'
import { asDomainError } from './as-domain-error.js'
import { refusalOf } from './error-handler.js'

interface GraphqlHandlers {
  contextOf: (request: FastifyRequest) => Promise<Context>
  handleSocket: WebsocketHandler
}

/** GraphQL over GET and POST, subscriptions over WebSocket; a browser that opens the address gets GraphiQL. */
export const mountGraphql = (
  app: FastifyInstance,
  apollo: ApolloServer<Context>,
  { contextOf, handleSocket }: GraphqlHandlers,
): void => {
  const handle = fastifyApolloHandler(apollo, { context: (request) => contextOf(request).catch(asGraphQLError) })
  app.post(endpoints.graphql, { errorHandler: answerGraphqlError }, handle)
  app.route({
    method: 'GET',
    url: endpoints.graphql,
    wsHandler: handleSocket,
    handler: async (request, reply) => {
      const wantsPage = request.headers.accept?.includes('text/html') && !/[?&]query=/.test(request.url)
      if (wantsPage && app.hasReplyDecorator('sendFile')) return reply.sendFile('graphiql.html')
      return handle.call(app, request, reply)
    },
  })
}

// Apollo answers an error thrown here with the HTTP status in its extensions.
const asGraphQLError = (error: unknown): never => {
  const refused = asDomainError(error)
  if (!refused) throw error
  const { code, message } = refused
  const extensions = { code, http: { status: errors[code].status } }
  throw new GraphQLError(message, { originalError: refused, extensions })
}

// Errors of Fastify before Apollo runs, such as an invalid JSON body, in the GraphQL error format.
const answerGraphqlError = (error: unknown, request: FastifyRequest, reply: FastifyReply) => {
  const { code, message, details } = refusalOf(error, request)
  return reply
    .code(errors[code].status)
    .send({ errors: [{ message, extensions: { code, ...(details && { details }) } }] })
}
