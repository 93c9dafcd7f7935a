import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import type { RestRequest, RestRow, RowDescription, VariableValues } from './row.js'

interface OperationRow<Data, Variables, Body> extends RowDescription<Body> {
  document: TypedDocumentNode<Data, Variables>
  variables(request: RestRequest<Body>): Variables
  answer(data: Data, request: RestRequest<Body>): unknown
}

/** A call that is one GraphQL operation. */
export const operation = <Data, Variables extends VariableValues, Body>({
  document,
  variables,
  answer,
  claimedEmail,
  ...description
}: OperationRow<Data, Variables, Body>): RestRow => {
  // Fastify has held the body against the row's schema before it comes here.
  const checked = (request: RestRequest) => request as RestRequest<Body>
  return {
    ...description,
    claimedEmail: (request) => claimedEmail?.(checked(request)),
    run: async (request, execute) => {
      const data = await execute(document, variables(checked(request)), description.fieldNames)
      return answer(data, checked(request))
    },
  }
}
