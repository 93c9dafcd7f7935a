import { Readable } from 'node:stream'
import type { ApolloServer } from '@apollo/server'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { DomainError } from '../errors.js'
import type { Context } from '../graphql/context.js'
import type { Contexts, TakenOut } from '../http/contexts.js'
import { compileOperationValidator } from '../http/validator.js'
import { refuseOthers } from '../identity/audience.js'
import { requiredToken } from '../identity/current-user.js'
import { networkOf } from '../limits/limit.js'
import { requestSchemas } from './call.js'
import { executeFor } from './execute.js'
import type { Caller, RestRequest, RestRow } from './row.js'
import { table } from './table.js'

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
      onRequest: async (request, reply) => {
        asked.set(request, await admit(row, request, reply, contexts))
      },
      handler: async (request, reply) => {
        const context = asked.get(request)
        if (!context) throw new DomainError('UNAUTHENTICATED')
        const { user, limit } = context
        const caller = {
          isAdmin: user?.isAdmin ?? false,
          account: user?.id ?? null,
          network: networkOf(request.ip),
          limit,
          goOn: executeFor(apollo, { ...context, goesOn: true }),
          note: (act: TakenOut) => contexts.noteTakenOut(context, act),
        }
        const { body, headers = {} } = await run(row, readRequest(row, request), { apollo, context, caller })
        reply.headers(headers)
        if (row.status) reply.code(row.status)
        if (!(body instanceof Readable)) return body
        return reply.type('application/json; charset=utf-8').send(body)
      },
    })
}

const admit = async ({ access }: RestRow, request: FastifyRequest, reply: FastifyReply, contexts: Contexts) => {
  if (access === 'idToken') return contexts.ofSignIn(request, reply, emailOf(request))
  const context = await contexts.of(request, reply)
  refuseOthers(access, context.user)
  return context
}

const emailOf = ({ params }: FastifyRequest) =>
  typeof params === 'object' && params !== null && 'emailOrId' in params ? String(params.emailOrId) : ''

const readRequest = (row: RestRow, { url, params, query, body, headers }: FastifyRequest): RestRequest => {
  const key = headers['idempotency-key']
  return {
    address: url,
    params,
    query,
    body,
    idempotencyKey: row.takesIdempotencyKey && typeof key === 'string' ? key : null,
    idToken: row.access === 'idToken' ? requiredToken(headers.authorization) : null,
  }
}

interface Asking {
  apollo: ApolloServer<Context>
  context: Context
  caller: Caller
}

const run = async (row: RestRow, request: RestRequest, { apollo, context, caller }: Asking) => {
  const { user } = context
  const claimed = row.claimedEmail(request)
  if (user && claimed !== undefined && claimed.toLowerCase() !== user.email?.toLowerCase())
    throw new DomainError('FORBIDDEN')
  return row.run(request, executeFor(apollo, context), caller)
}
