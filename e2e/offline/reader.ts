import type { Page } from 'playwright-core'
import { type Look, openPage } from '../support/browser.ts'
import type { Shop } from '../support/shared-shop.ts'

/** A page whose browser keeps what it has seen. */
export const openReader = ({ url }: Shop, look: Look = {}): Promise<Page> =>
  openPage({ ...look, keepsPages: true, shopUrl: url })

/** The addresses in a cache of the browser, each with what its window was called. */
const keptIn = (page: Page, name: string): Promise<string[]> =>
  page.evaluate(async (name) => {
    const cache = await caches.open(name)
    const titleOf = async (request: Request) =>
      decodeURIComponent((await cache.match(request, { ignoreVary: true }))?.headers.get('x-title') ?? '')
    return Promise.all((await cache.keys()).map(async (request) => `${request.url} ${await titleOf(request)}`))
  }, name)

/** Asks until it is so. (Playwright's `waitForFunction` takes the promise of an answer for a yes.) */
export const until = async (isSo: () => Promise<boolean>) => {
  while (!(await isSo()));
}

/** Settles when that address is kept to be read offline, under such a title. */
export const isKept = (page: Page, address: string, title = ''): Promise<void> =>
  until(async () => (await keptIn(page, 'pages')).some((kept) => kept.includes(`${address} ${title}`)))

/** Settles when what is needed to read without a connection is there. */
export const isReady = (page: Page): Promise<void> =>
  until(async () => {
    const files = (await keptIn(page, 'assets')).join()
    const asked = await page.evaluate(() => [
      ...performance.getEntriesByType('resource').map(({ name }) => name),
      ...[...document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')].map(({ href }) => href),
    ])
    const isEnglish = (await page.locator('html').getAttribute('lang')) === 'en'
    return (
      asked.every((url) => !url.includes('/assets/') || files.includes(url)) &&
      [/offline-page-/, /footer-/, /toaster-/, ...(isEnglish ? [] : [/bn-words-/])].every((file) => file.test(files))
    )
  })

/** What stands above a page that is read as it was. */
export const asSeen = /^As seen on \d+ \w+ \d{4}, \d\d:\d\d – prices and stock may have changed$/
