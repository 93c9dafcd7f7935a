import type { Params, RouteObject } from 'react-router-dom'
import { isRecord } from '../../lib/is-record.ts'

/** Loads the code of a page, and its data by its own loader; settles when all of it is here. */
export const loadRoute = async ({ lazy, loader, path = '' }: RouteObject, params: Params, url: URL) => {
  const code = typeof lazy === 'function' ? lazy() : null
  const args = { request: new Request(url), url, pattern: path, params, context: {} }
  const data: unknown = typeof loader === 'function' ? await loader(args) : null
  await Promise.allSettled([code, isRecord(data) ? data.loaded : null])
}
