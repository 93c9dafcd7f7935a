import { Readable } from 'node:stream'
import type { ApolloServer } from '@apollo/server'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { DomainError } from '../errors.js'
import type { Context } from '../graphql/context.js'
import { compileOperationValidator } from '../http/validator.js'
import { refuseOthers } from '../identity/audience.js'
import { bearerToken } from '../identity/current-user.js'
import { requestSchemas } from './call.js'
import { executeFor } from './execute.js'
import type { RestRequest, RestRow } from './row.js'
import { table } from './table.js'

/** Who asks: the user of the request's access token, or nobody. */
export interface Contexts {
  of(request: FastifyRequest): Promise<Context>
  ofNobody(request: FastifyRequest): Context
}

/** Mounts every row of the table onto the GraphQL operations that it names, once it is clear that the call is for its caller. */
export const mountGateway = (app: FastifyInstance, apollo: ApolloServer<Context>, contexts: Contexts): void => {
  const asked = new WeakMap<FastifyRequest, Context>()
  for (const row of table)
    app.route({
      method: row.method,
      url: row.path,
      schema: requestSchemas(row),
      validatorCompiler: compileOperationValidator,
      // Before the input is looked at: what is not for somebody tells them nothing about itself.
      onRequest: async (request) => {
        asked.set(request, await admit(row, request, contexts))
      },
      handler: async (request, reply) => {
        const context = asked.get(request) ?? contexts.ofNobody(request)
        const answer = await run(row, readRequest(row, request), apollo, context)
        if (row.status) reply.code(row.status)
        if (!(answer instanceof Readable)) return answer
        return reply.type('application/json; charset=utf-8').send(answer)
      },
    })
}

const admit = async ({ access }: RestRow, request: FastifyRequest, contexts: Contexts) => {
  // An ID token is no access token: the sign-in itself makes sure of it.
  if (access === 'idToken') return contexts.ofNobody(request)
  const context = await contexts.of(request)
  refuseOthers(access, context.user)
  return context
}

const readRequest = (row: RestRow, { params, query, body, headers }: FastifyRequest): RestRequest => {
  const key = headers['idempotency-key']
  return {
    params,
    query,
    body,
    idempotencyKey: row.takesIdempotencyKey && typeof key === 'string' ? key : null,
    idToken: row.access === 'idToken' ? requiredToken(headers.authorization) : null,
  }
}

const requiredToken = (authorization: string | undefined) => {
  const token = bearerToken(authorization)
  if (token === null) throw new DomainError('UNAUTHENTICATED')
  return token
}

const run = async (row: RestRow, request: RestRequest, apollo: ApolloServer<Context>, context: Context) => {
  const { user } = context
  const claimed = row.claimedEmail(request)
  if (user && claimed !== undefined && claimed.toLowerCase() !== user.email?.toLowerCase())
    throw new DomainError('FORBIDDEN')
  return row.run(request, executeFor(apollo, context), { isAdmin: user?.isAdmin ?? false })
}
