import { categories } from '@sunnah-store/schema/categories'
import { pageAddressOf } from '@sunnah-store/schema/page-address'
import { pages } from '@sunnah-store/schema/routes'
import { readCatalogueParams, variablesOf } from '../lib/navigation/catalogue-params.ts'
import { askedParameter, caching, keptAddressOf, patience, productStart, type Shown } from '../lib/offline/kept.ts'
import { marked } from './as-seen.ts'
import { type Given, keepPage, matchOptions, momentOf, stamped } from './keep.ts'
import { readShell } from './shell.ts'

/** A page as it is now; where there is no connection or a bad one, as it was last seen. */
export const answerPage = async (event: FetchEvent): Promise<Response> => {
  const { url, address } = pageAt(event.request.url)
  const coming = fetchPage(event)
  if (!address) return coming.catch(() => withoutPage(url))

  event.waitUntil(coming.then((page) => keep(url, address, page.clone())).catch(() => undefined))
  // A product where it is bought, which needs the shop: without it the product is read.
  if (new URL(address, url).pathname !== url.pathname)
    return coming.catch(async () => ((await findPage(address)) ? Response.redirect(address) : withoutPage(url)))
  const inTime = await Promise.race([coming.catch(() => null), late()])
  return inTime ?? (await readPage(address)) ?? coming.catch(() => withoutPage(url))
}

/**
 * Keeps what a window shows; what it made by its scripts is made by them again, of the answers that it was given meanwhile.
 * @param given those that came from the shop, the latest first
 */
export const keepShown = async (
  { url: shown, title, language, isOlder }: Shown,
  given: readonly Given[],
): Promise<void> => {
  const { url, address } = pageAt(shown)
  if (!address) return
  // The browser has it still, as it was asked for: this asks nobody.
  if (isOlder) return keep(url, address, await fetch(shown, { cache: 'force-cache' }))

  const kept = await findPage(address)
  const html = (await kept?.clone().text()) ?? ''
  // Its reader has switched to the other language since: it is kept as it would be read now.
  if (isRendered(html) && !html.includes(`<html lang="${language}"`)) return keep(url, address, await fetch(url))
  const variables = variablesAt(url, address)
  const answer = variables && given.find((one) => textOf(JSON.parse(one.variables)) === textOf(variables))
  const shell = isRendered(html) || !answer ? null : await readShell()
  // What comes from the window's memory is as old as it was.
  if (shell) return keepPage(address, stamped(shell, title, answer?.at))
  if (kept) return keepPage(address, isRendered(html) ? kept : stamped(kept, title, momentOf(kept)))
  const whole = new URL(address, url)
  await keep(whole, address, await fetch(whole))
}

/** Under which addresses pages are kept that are opened for that. */
export const keptFor = async (asked: object): Promise<string[]> => {
  const kept = await (await caches.open(caching.pages)).keys()
  const addresses = kept.map(({ url }) => url.slice(location.origin.length))
  return addresses.filter((address) => {
    const variables = variablesAt(new URL(address, location.origin), address)
    return variables && textOf(variables) === textOf(asked)
  })
}

/** How the shop is asked for what a page is opened for; null where it is not asked. */
const variablesAt = ({ pathname, searchParams }: URL, address: string) => {
  if (address.startsWith(productStart)) return { id: address.slice(productStart.length) }
  const category = categories.find(({ path }) => path === pathname)?.code
  if (category) return variablesOf(readCatalogueParams(searchParams, { category, filtered: true }))
  return pathname === pages.home ? variablesOf(readCatalogueParams(searchParams, {})) : null
}

// What the document of a list says where its page says nothing.
const usual = { sort: 'RELEVANCE', facets: false }

const textOf = (variables: object) => JSON.stringify(Object.entries({ ...usual, ...variables }).sort())

/**
 * The page at an address, and under which address it is kept: the same for all addresses at which it is the same page, such as
 * those with parameters of campaigns.
 */
const pageAt = (asked: string) => {
  const { pathname, search, origin } = new URL(asked)
  const url = new URL(pageAddressOf(pathname + search) ?? asked, origin)
  return { url, address: keptAddressOf(url) }
}

const fetchPage = async ({ request, preloadResponse }: FetchEvent): Promise<Response> => {
  const preloaded = await preloadResponse
  // Who steps back would get what the browser has, however old, and without a connection too.
  if (request.cache === 'force-cache') return fetch(request, { cache: 'no-cache' })
  return preloaded ?? fetch(request)
}

/** Settles when the patience of whoever waits since now is over. */
export const late = () => new Promise<null>((resolve) => setTimeout(resolve, patience, null))

const findPage = (address: string) => caches.match(address, { cacheName: caching.pages, ...matchOptions })

const readPage = async (address: string) => {
  const page = await findPage(address)
  return page && marked(page)
}

const keep = async (url: URL, address: string, page: Response) => {
  if (page.status === 404) await (await caches.open(caching.pages)).delete(address)
  if (page.status !== 200) return
  const html = await page.clone().text()
  const title = titleOf(html)
  // A product is rendered with what is chosen of it, which another visit would not find in its address.
  const isPlain = address === url.pathname + url.search && isRendered(html)
  const kept = isPlain ? page : await readShell()
  if (kept) await keepPage(address, stamped(kept, title))
}

const isRendered = (html: string) => html.includes(' data-rendered>')

const titleOf = (html: string) =>
  (/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '').replace(/&#(\d+);/g, (_, code) => String.fromCharCode(code))

/** Leads to where it is said that there is no connection, and what can be read. */
const withoutPage = async ({ pathname, search }: URL): Promise<Response> => {
  const shell = pathname === pages.offline ? await readShell() : undefined
  return shell ?? Response.redirect(`${pages.offline}?${new URLSearchParams({ [askedParameter]: pathname + search })}`)
}
