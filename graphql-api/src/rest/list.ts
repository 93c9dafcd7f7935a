import { Readable } from 'node:stream'
import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import type { Static, TArray, TProperties, TSchema } from '@sinclair/typebox'
import { limits } from '@sunnah-store/schema/limits'
import { pageHeaderSchemas, pageHeaders } from './page-headers.js'
import type { Execute, Fitting, RestRequest, RestRow, RowDescription, VariableValues } from './row.js'

/** One page of a list. */
type Page = { page: number; size: number }

interface ListRow<Data, Variables, Params extends TProperties, Query extends TProperties, Item extends TSchema>
  extends Omit<RowDescription<Params, Query, TSchema, TArray<Item>>, 'claimedEmail'> {
  document: TypedDocumentNode<Data, Variables>
  variables(request: Fitting<Params, Query>, page: Page): Variables
  items(data: Data, request: Fitting<Params, Query>): Static<Item>[]
  /** How many there are on all pages; for a list that is asked page by page. */
  total?(data: Data): number
  /** The page that the caller asks for; null or missing: the whole list. */
  onePage?(request: Fitting<Params, Query>): Page | null
}

/** A call that answers a list: one page of it, or all of it, read page by page. */
export const list = <
  Data,
  Variables extends VariableValues,
  Item extends TSchema,
  Params extends TProperties = Record<never, never>,
  Query extends TProperties = Record<never, never>,
>({
  document,
  variables,
  items,
  total,
  onePage,
  fieldNames,
  ...call
}: ListRow<Data, Variables, Params, Query, Item>): RestRow => {
  // Fastify has held the request against the row's schemas before it comes here.
  const checked = (request: RestRequest) => request as Fitting<Params, Query>
  const ask = (request: Fitting<Params, Query>, page: Page, execute: Execute) =>
    execute(document, variables(request, page), fieldNames)

  const readPage = async (request: Fitting<Params, Query>, page: Page, execute: Execute) => {
    const data = await ask(request, page, execute)
    const headers = total && pageHeaders(request.address, page, total(data))
    return { body: items(data, request), ...(headers && { headers }) }
  }

  async function* everyPage(request: Fitting<Params, Query>, execute: Execute) {
    const size = limits.maxPageSize
    for (let page = 0; ; page++) {
      const found = items(await ask(request, { page, size }, execute), request)
      yield found
      if (found.length < size) return
    }
  }

  return {
    ...call,
    ...(total && { headers: pageHeaderSchemas }),
    claimedEmail: () => undefined,
    run: async (request, execute) => {
      const page = onePage?.(checked(request))
      if (page) return readPage(checked(request), page, execute)
      return { body: await jsonArray(everyPage(checked(request), execute)) }
    },
  }
}

/**
 * Writes pages of items as one JSON array, each page as soon as it is read.
 * The first page is read before anything is sent, so that an error can still set the HTTP status.
 */
const jsonArray = async (pages: AsyncGenerator<unknown[]>): Promise<Readable> => {
  const first = await pages.next()
  async function* text() {
    yield '['
    let between = ''
    for (let page = first; !page.done; page = await pages.next()) {
      if (page.value.length === 0) continue
      yield between + page.value.map((item) => JSON.stringify(item)).join(',')
      between = ','
    }
    yield ']'
  }
  return Readable.from(text())
}
