import { Readable } from 'node:stream'
import type { ApolloServer } from '@apollo/server'
import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { GraphQLFormattedError } from 'graphql'
import { DomainError, type ErrorCode, errors } from '../errors.js'
import type { Context } from '../graphql/context.js'
import { jsonArray } from './json-array.js'
import { requestSchemas } from './request-schemas.js'
import type { Execute, RestRequest, RestRow, VariableValues } from './row.js'
import { table } from './table.js'

/** Mounts every row of the table onto the GraphQL operations that it names; there is no other logic here. */
export const mountGateway = (
  app: FastifyInstance,
  apollo: ApolloServer<Context>,
  contextOf: (request: FastifyRequest) => Promise<Context>,
): void => {
  for (const row of table)
    app.route<{ Params: RestRequest['params']; Querystring: RestRequest['query'] }>({
      method: row.method,
      url: row.path,
      schema: requestSchemas(row),
      handler: async (request, reply) => {
        const execute = executeFor(apollo, await contextOf(request))
        const answer = await startAnswer(row, { params: request.params, query: request.query }, execute)
        if (!(answer instanceof Readable)) return answer
        return reply.type('application/json; charset=utf-8').send(answer)
      },
    })
}

const startAnswer = async (row: RestRow, request: RestRequest, execute: Execute) => {
  const answer = row.run(request, execute)
  return answer instanceof Promise ? answer : jsonArray(answer)
}

const executeFor =
  (apollo: ApolloServer<Context>, contextValue: Context): Execute =>
  async <Data, Variables extends VariableValues>(query: TypedDocumentNode<Data, Variables>, variables: Variables) => {
    const { body } = await apollo.executeOperation<Data, Variables>({ query, variables }, { contextValue })
    if (body.kind !== 'single') throw new Error('The gateway asks for no incremental answers')
    const { data, errors: refusals } = body.singleResult
    if (refusals?.[0]) throw refusal(refusals[0])
    if (!data) throw new Error('An operation without errors has data')
    return data
  }

const refusal = ({ extensions }: GraphQLFormattedError) => {
  const { code, details, requestId } = extensions ?? {}
  return new DomainError(
    isErrorCode(code) ? code : 'BAD_USER_INPUT',
    asDetails(details ?? (requestId && { requestId })),
  )
}

const asDetails = (details: unknown) => (typeof details === 'object' && details !== null ? { ...details } : undefined)

const isErrorCode = (code: unknown): code is ErrorCode => typeof code === 'string' && Object.hasOwn(errors, code)
