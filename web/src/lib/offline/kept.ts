import { categories } from '@sunnah-store/schema/categories'
import { pages } from '@sunnah-store/schema/routes'

/** The caches of the service worker. */
export const caching = { pages: 'pages', answers: 'answers', pictures: 'pictures', assets: 'assets' } as const

/** Those of them that tell what was read. */
export const ofReader = ['pages', 'answers', 'pictures'] as const

/** What is noted with an answer that is kept: when it was seen, and what its window was called. */
export const keptHeaders = { seenAt: 'x-seen-at', title: 'x-title' } as const

/** What the service worker leads to where there is nothing to show; it is told what was asked for. */
export const askedParameter = 'asked'

const fixed = new Set<string>([
  pages.home,
  pages.donation,
  pages.orphanage,
  pages.oldAgeHome,
  pages.payment,
  pages.contactUs,
  ...categories.map(({ path }) => path),
])
const startOf = (path: string) => path.slice(0, path.indexOf(':'))

/** How the addresses of products begin; the rest is an id. */
export const productStart = startOf(pages.productDetail)

/**
 * Under which address a page is kept to be read offline; null for what is not: what belongs to somebody, also what
 * somebody searched for. A product is one page, whatever is chosen of it.
 */
export const keptAddressOf = ({ pathname, search, searchParams }: URL): string | null => {
  const start = [productStart, startOf(pages.buyNow)].find((path) => pathname.startsWith(path))
  const id = start && pathname.slice(start.length)
  if (id) return id.includes('/') ? null : productStart + id
  return fixed.has(pathname) && !searchParams.has('q') ? pathname + search : null
}

/** A page that was shown, as its window tells the service worker. */
export interface Shown {
  kind: 'shown'
  url: string
  title: string
  language: string
  /** Whether it was opened before the service worker was there. */
  isOlder: boolean
}

/** Files that a window has loaded past the service worker, by their addresses. */
export interface Loaded {
  kind: 'loaded'
  files: readonly string[]
}

/** What a window asks of the service worker once a person has logged out. */
export interface Forget {
  kind: 'forget'
}

/** What the service worker tells a window: that what it shows was seen then. */
export interface Seen {
  kind: 'seen'
  at: string
}

/** On a line that is slower, a page as it was last seen comes first; in milliseconds. */
export const patience = 3000

/** And that what it asks for does not come, but stands on pages that are kept under these addresses. */
export interface Missed {
  kind: 'missed'
  addresses: readonly string[]
}

/** And what a notice that was pressed tells of. */
export interface Opens {
  kind: 'opens'
  path: string
}
