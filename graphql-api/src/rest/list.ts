import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import type { Static, TArray, TProperties, TSchema } from '@sinclair/typebox'
import { limits } from '@sunnah-store/schema/limits'
import type { TakenOut } from '../http/contexts.js'
import { pageHeaderSchemas, pageHeaders } from './page-headers.js'
import type { Execute, Fitting, RestRequest, RestRow, RowDescription, VariableValues } from './row.js'
import { createWholeLists } from './whole-list.js'

/** One page of a list. */
type Page = { page: number; size: number }

interface ListRow<Data, Variables, Params extends TProperties, Query extends TProperties, Item extends TSchema>
  extends Omit<RowDescription<Params, Query, TSchema, TArray<Item>>, 'claimedEmail'> {
  document: TypedDocumentNode<Data, Variables>
  /** @param after the key of the thing after which the page begins, for a list that is read by key */
  variables(request: Fitting<Params, Query>, page: Page, after: string | null): Variables
  items(data: Data, request: Fitting<Params, Query>): Static<Item>[]
  /** How many there are on all pages; for a list that is asked page by page. */
  total?(data: Data): number
  /** By what the next page of a whole list is asked; without it, by number. */
  key?(item: Static<Item>): string
  /** What the audit log is told when somebody takes the whole list out: it tells of people. */
  noted?: TakenOut
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
  key,
  onePage,
  noted,
  fieldNames,
  ...call
}: ListRow<Data, Variables, Params, Query, Item>): RestRow => {
  // Fastify has held the request against the row's schemas before it comes here.
  const checked = (request: RestRequest) => request as Fitting<Params, Query>
  const ask = (request: Fitting<Params, Query>, page: Page, execute: Execute, after: string | null = null) =>
    execute(document, variables(request, page, after), fieldNames)

  const readPage = async (request: Fitting<Params, Query>, page: Page, execute: Execute) => {
    const data = await ask(request, page, execute)
    const headers = total && pageHeaders(request.address, page, total(data))
    return { body: items(data, request), ...(headers && { headers }) }
  }

  async function* everyPage(request: Fitting<Params, Query>, first: Execute, goOn: Execute) {
    let execute = first
    const size = limits.maxPageSize
    let [page, after]: [number, string | null] = [0, null]
    while (true) {
      const found = items(await ask(request, { page, size }, execute, after), request)
      yield found
      execute = goOn
      const last = found.at(-1)
      // Of a page by key something may have been deleted while it was read.
      if (!last || (!key && found.length < size)) return
      if (key) after = key(last)
      else page++
    }
  }

  const write = createWholeLists()

  return {
    ...call,
    ...(total && { headers: pageHeaderSchemas }),
    claimedEmail: () => undefined,
    run: async (request, execute, { account, network, limit, goOn, note }) => {
      const page = onePage?.(checked(request))
      if (page) return readPage(checked(request), page, execute)
      limit('wholeLists')
      if (noted) await note(noted)
      return { body: await write(everyPage(checked(request), execute, goOn), { account, network }) }
    },
  }
}
