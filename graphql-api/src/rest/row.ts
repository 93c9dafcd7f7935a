import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import type { Static, TObject, TProperties, TSchema } from '@sinclair/typebox'
import type { TakenOut } from '../http/contexts.js'
import type { Audience } from '../identity/audience.js'
import type { Limit } from '../limits/limit.js'
import type { Call } from './call.js'

export type VariableValues = Record<string, unknown>

/** What a row may read of a request; all of it is checked against the row's own schemas first. */
export interface RestRequest<Params = unknown, Query = unknown, Body = unknown> {
  /** Path and query, as they were asked. */
  address: string
  params: Params
  query: Query
  body: Body
  idempotencyKey: string | null
  /** The ID token of a sign-in. */
  idToken: string | null
}

/** A request that fits these schemas. */
export type Fitting<
  Params extends TProperties = TProperties,
  Query extends TProperties = TProperties,
  Body extends TSchema = TSchema,
> = RestRequest<Static<TObject<Params>>, Static<TObject<Query>>, Static<Body>>

/** Runs a GraphQL operation for the caller of a request. @throws DomainError as the operation says no */
export type Execute = <Data, Variables extends VariableValues>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  fieldNames?: FieldNames,
) => Promise<Data>

/** What the REST interface calls a field, or a path of fields, that GraphQL names otherwise. */
export type FieldNames = Readonly<Record<string, string>>

/** What every row of the gateway says of itself. */
export interface RowDescription<
  Params extends TProperties,
  Query extends TProperties,
  Body extends TSchema,
  Answer extends TSchema,
> extends Call {
  /** As the operation's own directive says. */
  access: Audience | 'idToken'
  params?: Params
  query?: Query
  body?: Body
  answers: Answer
  example: Static<Answer>
  /** So that a refusal names the fields as the caller does. */
  fieldNames?: FieldNames
  /** The email that the call says is the caller's own; another one is FORBIDDEN. */
  claimedEmail?(request: Fitting<Params, Query, Body>): string | undefined
}

/** What a call answers, and what it says of it in headers. */
export interface RestAnswer {
  body: unknown
  headers?: Readonly<Record<string, string | number>>
}

/** A row, ready to run. */
export interface RestRow extends Call {
  access: Audience | 'idToken'
  claimedEmail(request: RestRequest): string | undefined
  run(request: RestRequest, execute: Execute, caller: Caller): Promise<RestAnswer>
}

/** As far as a row may know who calls: one call means another thing for admins. */
export interface Caller {
  isAdmin: boolean
  /** The id of the caller's account; null when nobody is signed in. */
  account: string | null
  /** The address, or the network, that the caller asks from. */
  network: string
  limit: Limit
  /** Runs the operations with which a list goes on: they count for nothing, since few lists are read at a time. */
  goOn: Execute
  /** Writes into the audit log that they took this out. */
  note: (act: TakenOut) => Promise<unknown>
}
