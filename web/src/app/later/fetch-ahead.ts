import { pages } from '@sunnah-store/schema/routes'
import { matchRoutes, type Params, type RouteObject } from 'react-router-dom'
import { afterPaint } from '../../lib/after-paint.ts'
import { isRecord } from '../../lib/is-record.ts'
import { keptAddressOf } from '../../lib/offline/kept.ts'
import { readLine } from './good-line.ts'
import { linkOf } from './link-of.ts'
import { watchNextPage } from './watch-next-page.ts'

// Whoever only passes over a link does not rest on it that long, in milliseconds.
const rest = 65
// For so long it is not asked for again.
const freshness = 30_000
const mostAtOnce = 2

/** Fetches the page of a link that is touched, or rested on, and the next page of a list, where the line is good enough. */
export const fetchAhead = (routes: readonly RouteObject[]) => {
  const load = createLoader([...routes])
  let resting: ReturnType<typeof setTimeout> | undefined

  for (const touch of ['pointerdown', 'touchstart'])
    document.addEventListener(
      touch,
      (event) => {
        const link = linkOf(event)
        if (link && readLine() !== 'bad') afterPaint(() => load(link))
      },
      // Also of a part that is still being taken over: see presses.ts.
      { passive: true, capture: true },
    )
  document.addEventListener('pointerover', (event) => {
    clearTimeout(resting)
    const link = event.pointerType === 'mouse' ? linkOf(event) : null
    if (link && readLine() === 'good') resting = setTimeout(load, rest, link)
  })
  watchNextPage((link) => readLine() === 'good' && load(link))
}

const createLoader = (routes: RouteObject[]) => {
  const since = new Map<string, number>()
  let running = 0

  return async ({ href }: HTMLAnchorElement) => {
    const url = new URL(href)
    const isFresh = Date.now() - (since.get(href) ?? 0) < freshness
    if (isFresh || running >= mostAtOnce || !isOfEverybody(url)) return
    since.set(href, Date.now())
    running++
    await Promise.allSettled((matchRoutes(routes, url) ?? []).map(({ route, params }) => loadRoute(route, params, url)))
    running--
  }
}

const isOfEverybody = (url: URL) => url.pathname === pages.search || keptAddressOf(url) !== null

/** Loads the code of a page, and its data by its own loader; settles when all of it is here. */
const loadRoute = async ({ lazy, loader, path = '' }: RouteObject, params: Params, url: URL) => {
  const code = typeof lazy === 'function' ? lazy() : null
  const args = { request: new Request(url), url, pattern: path, params, context: {} }
  const data: unknown = typeof loader === 'function' ? await loader(args) : null
  await Promise.allSettled([code, isRecord(data) ? data.loaded : null])
}
