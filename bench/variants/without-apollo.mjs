import { compiledGateway } from '../../graphql-api/dist/graphql/compiled-executor.js'
import { graphql } from './shop-graphql.mjs'

/** For subscriptions, as the part itself has it. */
export const MAX_TOKENS = 1000

/** Executes what is asked at once: parsed and validated once a document, without plugins, and so without limits. */
export const createApollo = (schema) => {
  const known = new Map()
  const documentOf = (query) => {
    const document = known.get(query) ?? graphql.parse(query)
    if (!known.has(query)) {
      const [error] = graphql.validate(schema, document)
      if (error) throw error
      known.set(query, document)
    }
    return document
  }
  const gateway = compiledGateway(schema, 1000).load()
  return {
    start: async () => {},
    stop: async () => {},
    executeHTTPGraphQLRequest: async ({ httpGraphQLRequest: { body: request }, context }) => {
      const document = documentOf(request.query)
      const { executor } = await gateway
      const operation = graphql.getOperationAST(document, request.operationName)
      const result = await executor({ document, operation, context: await context(), request })
      const string = JSON.stringify(result)
      return { headers: [['content-type', 'application/json; charset=utf-8']], body: { kind: 'complete', string } }
    },
  }
}
