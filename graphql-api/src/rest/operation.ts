import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import type { Static, TProperties, TSchema } from '@sinclair/typebox'
import { locationSchema } from './answers.js'
import type { Fitting, RestRequest, RestRow, RowDescription, VariableValues } from './row.js'

interface OperationRow<
  Data,
  Variables,
  Params extends TProperties,
  Query extends TProperties,
  Body extends TSchema,
  Answer extends TSchema,
> extends RowDescription<Params, Query, Body, Answer> {
  document: TypedDocumentNode<Data, Variables>
  variables(request: Fitting<Params, Query, Body>): Variables
  answer(data: Data, request: Fitting<Params, Query, Body>): Static<Answer>
  /** Where its caller can read what is stored. */
  location?(answer: Static<Answer>): string
}

/** A call that is one GraphQL operation. */
export const operation = <
  Data,
  Variables extends VariableValues,
  Answer extends TSchema,
  Params extends TProperties = Record<never, never>,
  Query extends TProperties = Record<never, never>,
  Body extends TSchema = TSchema,
>({
  document,
  variables,
  answer,
  location,
  claimedEmail,
  fieldNames,
  ...call
}: OperationRow<Data, Variables, Params, Query, Body, Answer>): RestRow => {
  // Fastify has held the request against the row's schemas before it comes here.
  const checked = (request: RestRequest) => request as Fitting<Params, Query, Body>
  return {
    ...call,
    ...(location && { headers: locationSchema }),
    claimedEmail: (request) => claimedEmail?.(checked(request)),
    run: async (request, execute) => {
      const body = answer(await execute(document, variables(checked(request)), fieldNames), checked(request))
      return location ? { body, headers: { location: location(body) } } : { body }
    },
  }
}
