import { CacheExpiration } from 'workbox-expiration'
import { caching, keptHeaders, ofReader } from '../lib/offline/kept.ts'

/** What the shop has answered to a window of that for which pages are opened, and when. */
export interface Given {
  variables: string
  at: string
}

const day = 24 * 60 * 60

// One browser asks for one address in one way.
export const matchOptions = { ignoreVary: true }

/** How much is kept of each kind, and for how long; what was used last stays. */
export const limits = {
  pages: { maxEntries: 50, maxAgeSeconds: 30 * day, matchOptions },
  answers: { maxEntries: 150, maxAgeSeconds: 30 * day, matchOptions },
  pictures: { maxEntries: 200, maxAgeSeconds: 30 * day, purgeOnQuotaError: true, matchOptions },
  // A page of an earlier release still loads its own files.
  assets: { maxEntries: 250, maxAgeSeconds: 60 * day, matchOptions },
} as const satisfies Record<keyof typeof caching, object>

const expiration = new CacheExpiration(caching.pages, limits.pages)

/** Keeps a page under its address. */
export const keepPage = async (address: string, page: Response): Promise<void> => {
  const pages = await caches.open(caching.pages)
  await pages.put(address, page)
  await expiration.updateTimestamp(new URL(address, location.origin).href)
  await expiration.expireEntries()
}

/** Takes all away that tells what was read, the moments of it too. */
export const forgetReader = (): Promise<unknown> =>
  Promise.all(
    ofReader.flatMap((kind) => [
      caches.delete(caching[kind]),
      new CacheExpiration(caching[kind], limits[kind]).delete(),
    ]),
  )

/** When what is kept was seen. */
export const momentOf = (kept: Response): string => kept.headers.get(keptHeaders.seenAt) ?? ''

/** The same answer with the moment at which it was seen, and what its window was called. */
export const stamped = (answer: Response, title = '', at = new Date().toISOString()): Response => {
  const headers = new Headers(answer.headers)
  // The body stands in memory as it was before it was compressed.
  for (const name of ['content-encoding', 'content-length']) headers.delete(name)
  headers.set(keptHeaders.seenAt, at)
  headers.set(keptHeaders.title, encodeURIComponent(title))
  return new Response(answer.body, { status: answer.status, headers })
}
