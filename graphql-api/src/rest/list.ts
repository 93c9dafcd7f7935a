import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { limits } from '@sunnah-store/schema/limits'
import type { Execute, RestRequest, RestRow, RowDescription, VariableValues } from './row.js'

/** One page of a list. */
type Page = { page: number; size: number }

interface ListRow<Data, Variables> extends Omit<RowDescription, 'claimedEmail'> {
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
    items(await execute(document, variables(request, page), description.fieldNames), request)

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
    claimedEmail: () => undefined,
    run: (request, execute) => {
      const page = onePage?.(request)
      return page ? read(request, page, execute) : everyPage(request, execute)
    },
  }
}
