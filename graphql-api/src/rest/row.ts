import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import type { OpenAPIV3, OpenAPIV3_1 } from 'openapi-types'
import type { ErrorCode } from '../errors.js'
import type { Audience } from '../identity/audience.js'

export type JsonSchema = OpenAPIV3_1.SchemaObject
/** The parts of an address, by name. */
export type JsonProperties = Record<string, OpenAPIV3.NonArraySchemaObject & { description: string }>
export type VariableValues = Record<string, unknown>

/** What a row may read of a request; all of it is checked against the row's own schemas first. */
export interface RestRequest<Body = unknown> {
  params: Readonly<Record<string, string>>
  query: Readonly<Record<string, string | number | undefined>>
  body: Body
  idempotencyKey: string | null
  /** The ID token of a sign-in. */
  idToken: string | null
}

/** A JSON Schema made with TypeBox, and the type of what fits it. */
interface BodySchema<Body> {
  type: 'object'
  static: Body
}

/** Runs a GraphQL operation for the caller of a request. @throws DomainError as the operation says no */
export type Execute = <Data, Variables extends VariableValues>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  fieldNames?: FieldNames,
) => Promise<Data>

/** What the REST interface calls a field that GraphQL names otherwise. */
export type FieldNames = Readonly<Record<string, string>>

/** What every row of the gateway says of itself; the API docs are made of it. */
export interface RowDescription<Body = unknown> {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** As schema/src/routes.ts writes it: /product/:productId. */
  path: string
  operationId: string
  summary: string
  description?: string
  /** For whom it is, as the operation's own directive says; `idToken`: the bearer token is the identity service's. */
  access: Audience | 'idToken'
  params?: JsonProperties
  query?: JsonProperties
  body?: BodySchema<Body>
  takesIdempotencyKey?: true
  /** 200 unless said otherwise. */
  status?: 201
  answers: JsonSchema | OpenAPIV3_1.ReferenceObject
  example: unknown
  errors?: readonly ErrorCode[]
  /** So that a refusal names the fields as the caller does. */
  fieldNames?: FieldNames
  /** The email that the call says is the caller's own; another one is FORBIDDEN. */
  claimedEmail?(request: RestRequest<Body>): string | undefined
}

/** A row, ready to run: it answers with a value, or with the items of a list, page by page. */
export interface RestRow extends Omit<RowDescription, 'claimedEmail'> {
  claimedEmail(request: RestRequest): string | undefined
  run(request: RestRequest, execute: Execute, caller: Caller): Promise<unknown> | AsyncGenerator<unknown[]>
}

/** As far as a row may know who calls: one call means another thing for admins. */
export interface Caller {
  isAdmin: boolean
}
