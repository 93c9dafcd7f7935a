import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import { expectNoViolations, watchPolicy } from './policy.ts'
import type { SignedIn } from './trade.ts'

/** A phone and a desk. */
export const widths = [360, 1280] as const

export interface Look {
  width?: (typeof widths)[number]
  colorScheme?: 'light' | 'dark'
  /** Whether it is tapped rather than clicked. */
  touch?: boolean
  /** How many pixels its screen has to a CSS pixel, each way. */
  pixelRatio?: number
  /** What its browser is set to, such as bn-BD. */
  locale?: string
  /** Who is logged in on it. */
  as?: SignedIn
  /** Whether it runs no scripts. */
  withoutScripts?: boolean
  /** Whether it keeps what it has seen, to read it offline. */
  keepsPages?: boolean
  /** Where it finds the shop. */
  shopUrl?: string
}

/** Such a window, in CSS pixels. */
export const sizeOf = (width: (typeof widths)[number]) => ({ width, height: width === 360 ? 740 : 900 })

/** In milliseconds. A busy machine is slow, not wrong. */
const patience = 60_000

let browser: Browser | undefined
const visitors: BrowserContext[] = []
afterEach(async () => {
  for (const visitor of visitors.splice(0)) await visitor.close()
  expectNoViolations()
})
afterAll(() => browser?.close())

/** Opens an address and waits until what is touched there answers, unless the test says for what to wait. */
const gotoAndWait = (page: Page): Page['goto'] => {
  const goto = page.goto.bind(page)
  return async (address, options) => {
    await page.waitForFunction(closedWindowsAreLeft)
    const answer = await goto(address, options)
    const isOfShop = await page.locator('#root').count()
    if (isOfShop && !options?.waitUntil) await untilOpen(page)
    return answer
  }
}

const untilOpen = (page: Page) =>
  page
    .waitForFunction(() => document.documentElement.dataset.open === '')
    .catch(async (failure: unknown) => {
      const come = await page.evaluate(whatHasCome).catch(() => 'nobody knows how far it is')
      throw new Error(`${page.url()} did not open: ${come}`, { cause: failure })
    })

/** How far a page is, and each file that its browser has (with when it was asked for and there, in milliseconds). */
const whatHasCome = () => {
  const files = performance.getEntries().filter((entry) => entry instanceof PerformanceResourceTiming)
  const scripts = [...document.scripts].map(({ src, type }) => src || type)
  return JSON.stringify({
    state: document.readyState,
    isHidden: document.hidden,
    scripts,
    files: files.map(({ name, startTime, responseEnd }) => [name, Math.round(startTime), Math.round(responseEnd)]),
    marks: performance.getEntriesByType('paint').map(({ name, startTime }) => [name, Math.round(startTime)]),
    now: Math.round(performance.now()),
  })
}

/** A closed window leaves its entry of the history a moment later, which would break off what is opened meanwhile. */
const closedWindowsAreLeft = () => {
  const { layer } = history.state ?? {}
  return !layer || layer === Reflect.get(window, 'layerBefore') || document.querySelector('dialog[open]') !== null
}

/** That of a window that was open as the page was loaded anew: no step leaves it. */
const noteLayerBefore = () => Object.assign(window, { layerBefore: history.state?.layer })

/** A page of a fresh visitor, until the test ends. Addresses are the shop's: `page.goto('/panjabi')`. */
export const openPage = async (look: Look = {}): Promise<Page> => {
  const page = await openStoredPage(look)
  visitors.push(page.context())
  return page
}

/** The same until the last test of the file ends. */
export const openStoredPage = async (look: Look = {}): Promise<Page> => {
  const {
    width = 1280,
    colorScheme = 'light',
    touch = false,
    pixelRatio = 1,
    locale = 'en-US',
    as,
    withoutScripts = false,
    keepsPages = false,
    shopUrl = process.env.SHOP_URL ?? '',
  } = look
  browser ??= await chromium.launch(JSON.parse(process.env.CHROMIUM ?? '{}'))
  const visitor = await browser.newContext({
    baseURL: shopUrl,
    viewport: sizeOf(width),
    colorScheme,
    hasTouch: touch,
    deviceScaleFactor: pixelRatio,
    locale,
    javaScriptEnabled: !withoutScripts,
    ...(as && { storageState: as.stored }),
    // What still fades in has another contrast than what a shopper will read.
    reducedMotion: 'reduce',
  })
  visitor.setDefaultTimeout(patience)
  // A service worker would answer what tests watch or hold back. (Playwright's own way to block it writes to the console.)
  if (!keepsPages) await visitor.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'))
  await visitor.addInitScript(noteLayerBefore)
  await watchPolicy(visitor)
  const page = await visitor.newPage()
  return withoutScripts ? page : Object.assign(page, { goto: gotoAndWait(page) })
}
