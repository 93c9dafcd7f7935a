import { median } from '../support/median.mjs'
import { openPhone } from './browser.mjs'
import { logInOn } from './logged-in.mjs'
import { beginTrace, tasksOfPage } from './trace.mjs'

/** The controls of the main pages, each pressed on a page that is opened for it; those at the end as somebody who is logged in. */
const controls = [
  ['home', 'the menu', (page) => page.getByRole('button', { name: 'Menu' })],
  ['home', 'the search', (page) => page.getByRole('button', { name: 'Search', exact: true })],
  ['home', 'the dark theme', (page) => page.getByTitle('Dark')],
  ['home', 'the next page', (page) => page.getByRole('link', { name: 'Next page' })],
  ['category', 'the filters', (page) => page.getByRole('button', { name: /Filter/ }).first()],
  ['category', 'a product', (page) => page.getByRole('article').first().getByRole('link')],
  ['product', 'one more', (page) => page.getByRole('button', { name: /Increase|One more/ }).first()],
  ['product', 'the cart', (page) => page.getByRole('button', { name: /Add to cart/i }).first()],
  ['product', 'a related product', (page) => page.getByRole('main').locator('section li a').first()],
]

const button = (name) => (page) => page.getByRole('main').getByRole('button', { name }).first()
const shopperControls = [
  ['product', 'the cart', button('Add to cart')],
  ['product', 'the purchase', button('Buy now')],
  ['cart', 'one more', button(/Increase|One more/)],
  ['cart', 'the checkout', (page) => page.getByRole('link', { name: 'Proceed Checkout' }).first()],
  ['checkout', 'the district', (page) => page.getByLabel('District')],
  ['checkout', 'the order, without an address', button('PLACE ORDER')],
]

// Until all that a press, or a jump to a control, leads to has run, in milliseconds.
const rest = 1000

/**
 * From a press to the next picture of the window, at a quarter of the CPU, and what it has the page do: medians of so many rounds.
 * @param shopper the headers by which somebody is logged in
 */
export const measurePresses = async (browser, origin, { pages, shopper }, rounds) => {
  const paths = Object.fromEntries(pages)
  const figures = []
  const measure = async (whose, asked, logIn) => {
    for (const [name, what, find] of asked.filter(([name]) => paths[name])) {
      const presses = []
      for (let round = 0; round < rounds; round++) presses.push(await press(browser, origin + paths[name], find, logIn))
      const middle = (figure) => median(presses.map((one) => one[figure]))
      figures.push({ name, whose, what, time: middle('time'), longest: middle('longest') })
    }
  }
  await measure('a visitor', controls, () => {})
  await measure('a shopper', shopperControls, (page) => logInOn(page, shopper))
  return figures
}

const press = async (browser, url, find, logIn) => {
  const page = await openPhone(browser)
  await logIn(page)
  await page.addInitScript(noteEvents)
  await page.goto(url)
  await page.waitForFunction(() => document.documentElement.dataset.open === '')
  await page.waitForLoadState('networkidle')
  const control = find(page)
  await control.scrollIntoViewIfNeeded()
  // What a jump to it has the page do is none of the press.
  await page.waitForTimeout(rest)
  const { x, y, width, height } = await control.boundingBox()
  const devtools = await page.context().newCDPSession(page)
  await watch(devtools)
  const end = await beginTrace(devtools)
  // Asks the page for nothing, unlike the tap of a locator.
  await page.touchscreen.tap(x + width / 2, y + height / 2)
  await page.waitForTimeout(rest)
  const { longest } = tasksOfPage(await end())
  await page.waitForFunction(() => window.longest > 0)
  const time = await page.evaluate(() => window.longest)
  await page.context().close()
  return { time, longest }
}

/** Without a window Chromium leaves out pictures that nobody looks at, and says of a press that a later one showed it: 100 ms more of some. */
const watch = async (devtools) => {
  devtools.on('Page.screencastFrame', ({ sessionId }) =>
    devtools.send('Page.screencastFrameAck', { sessionId }).catch(() => undefined),
  )
  await devtools.send('Page.startScreencast', { format: 'jpeg', quality: 1, maxWidth: 36, maxHeight: 74 })
}

const noteEvents = () => {
  window.longest = 0
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries())
      if (interactionId) window.longest = Math.max(window.longest, duration)
  }).observe({ type: 'event', buffered: true, durationThreshold: 16 })
}
