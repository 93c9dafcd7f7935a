import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { limits } from '@sunnah-store/schema/limits'
import type { OpenAPIV3, OpenAPIV3_1 } from 'openapi-types'
import type { ErrorCode } from '../errors.js'

export type JsonSchema = OpenAPIV3_1.SchemaObject
/** The properties of an object in a request, by name. */
export type JsonProperties = Record<string, OpenAPIV3.NonArraySchemaObject & { description: string }>

/** What a row may read of a request; both are checked against the row's own schemas first. */
export interface RestRequest {
  params: Readonly<Record<string, string>>
  query: Readonly<Record<string, string | number | undefined>>
}

/** Runs a GraphQL operation for the caller of a request. @throws DomainError as the operation says no */
export type Execute = <Data, Variables extends VariableValues>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
) => Promise<Data>

export type VariableValues = Record<string, unknown>

/** One page of a list. */
export interface Page {
  page: number
  size: number
}

/** What every row of the gateway says of itself; the API docs are made of it. */
interface RowDescription {
  method: 'GET'
  /** As schema/src/routes.ts writes it: /product/:productId. */
  path: string
  operationId: string
  summary: string
  description?: string
  params?: JsonProperties
  query?: JsonProperties
  answers: JsonSchema | OpenAPIV3_1.ReferenceObject
  example: unknown
  errors?: readonly ErrorCode[]
}

/** A row, ready to run: it answers with a value, or with the items of a list, page by page. */
export interface RestRow extends RowDescription {
  run(request: RestRequest, execute: Execute): Promise<unknown> | AsyncGenerator<unknown[]>
}

interface OperationRow<Data, Variables extends VariableValues> extends RowDescription {
  document: TypedDocumentNode<Data, Variables>
  variables(request: RestRequest): Variables
  answer(data: Data): unknown
}

/** A call that is one GraphQL operation. */
export const operation = <Data, Variables extends VariableValues>({
  document,
  variables,
  answer,
  ...description
}: OperationRow<Data, Variables>): RestRow => ({
  ...description,
  run: async (request, execute) => answer(await execute(document, variables(request))),
})

interface ListRow<Data, Variables extends VariableValues> extends RowDescription {
  document: TypedDocumentNode<Data, Variables>
  variables(request: RestRequest, page: Page): Variables
  items(data: Data, request: RestRequest): unknown[]
  /** The page that the caller asks for; null or missing: the whole list. */
  onePage?(request: RestRequest): Page | null
}

/** A call that answers a list: one page of it, or all of it, read page by page. */
export const list = <Data, Variables extends VariableValues>({
  document,
  variables,
  items,
  onePage,
  ...description
}: ListRow<Data, Variables>): RestRow => {
  const read = async (request: RestRequest, page: Page, execute: Execute) =>
    items(await execute(document, variables(request, page)), request)

  async function* everyPage(request: RestRequest, execute: Execute) {
    const size = limits.maxPageSize
    for (let page = 0; ; page++) {
      const found = await read(request, { page, size }, execute)
      yield found
      if (found.length < size) return
    }
  }

  return {
    ...description,
    run: (request, execute) => {
      const page = onePage?.(request)
      return page ? read(request, page, execute) : everyPage(request, execute)
    },
  }
}
