import type { Page } from 'playwright-core'
import { type Look, openPage, widths } from '../support/browser.ts'
import { callIn } from '../support/graphql-calls.ts'
import { sharedShop } from '../support/shared-shop.ts'
import { shiftsOver, watchShifts } from '../support/shifts.ts'
import { demoOwner, newShopper, productPage, putOnSale, type SignedIn } from '../support/trade.ts'

const goods = 'Beads of the private pages'
let shopper: SignedIn
beforeAll(async () => {
  const id = await putOnSale(await demoOwner(sharedShop), { name: goods, price: 100, quantity: 90 })
  shopper = await newShopper(sharedShop)
  await shopper.putInCart(id)
})

/** A page to which the scripts come once they are released, and what its console and its policy say. */
const openWithLateScripts = async (look: Look) => {
  const page = await openPage(look)
  const told: string[] = []
  page.on('console', (message) => told.push(message.text()))
  page.on('pageerror', (error) => told.push(String(error)))
  const asked: string[] = []
  page.on('request', (request) => asked.push(callIn(request)?.operationName ?? ''))
  await watchShifts(page)
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/assets/*.js', async (route) => {
    await released
    await route.continue()
  })
  return { page, release: () => release(), told, asked }
}

const timesOf = (asked: readonly string[], name: string) => asked.filter((one) => one === name).length

/** Of the one with the total and the button that goes on. */
const heightOfBar = (page: Page) =>
  page.locator('[data-buy-bar]').evaluate((bar) => Math.round(bar.getBoundingClientRect().height))

const said = (page: Page) => page.getByRole('main').innerText()

const privatePages = [
  { path: '/cart', asks: 'Cart', en: ['Cart', 'Your Order'], bn: ['আপনার অর্ডার'] },
  { path: '/checkout', asks: 'CheckoutCart', en: ['Checkout', 'Where to', 'Your Order'], bn: ['কোথায়', 'আপনার অর্ডার'] },
]
const looks = [
  { language: 'en', colorScheme: 'light' },
  { language: 'bn', colorScheme: 'dark' },
] as const
const cases = privatePages.flatMap((page) =>
  widths.flatMap((width) => looks.map((look) => ({ ...page, ...look, width, words: page[look.language] }))),
)

test.each(cases)(
  '$path stands there before its scripts, at $width px, in $language, $colorScheme; what it shows was asked before, once',
  async ({ path, asks, width, language, colorScheme, words }) => {
    const locale = language === 'bn' ? 'bn-BD' : 'en-US'
    const { page, release, told, asked } = await openWithLateScripts({ width, colorScheme, locale, as: shopper })
    const isAsked = Promise.all(
      ['Me', asks].map((name) => page.waitForRequest((one) => callIn(one)?.operationName === name)),
    )
    await page.goto(path, { waitUntil: 'load' })
    await isAsked

    for (const word of words) expect(await said(page)).toContain(word)
    expect(await page.getByRole('banner').isVisible()).toBe(true)
    expect(await page.content()).not.toMatch(/A Shopper|Beads of/)
    expect([timesOf(asked, 'Me'), timesOf(asked, asks)]).toEqual([1, 1])
    const barOfSketch = await heightOfBar(page)

    release()
    await page.getByText(goods).first().waitFor()
    await page.waitForLoadState('networkidle')
    expect([timesOf(asked, 'Me'), timesOf(asked, asks)]).toEqual([1, 1])
    expect(told).toEqual([])
    expect(await heightOfBar(page)).toBe(barOfSketch)
    expect(await shiftsOver(page, 0.01)).toEqual([])
  },
)

test.each(['en-US', 'bn-BD'])('nothing moves where a product is bought on a desk, in %s', async (locale) => {
  const page = await openPage({ locale, as: shopper })
  await watchShifts(page)
  // Of the category with the longest name, which is marked late.
  const address = await productPage(sharedShop, 'Quran Majeed with Bangla Meaning, A5, Maroon')
  await page.goto(address.replace('productDetail', 'buynow'))
  await page.waitForLoadState('networkidle')
  expect(await shiftsOver(page)).toEqual([])
})

test('a visitor is asked to log in, and nothing is asked for them before', async () => {
  const { page, release, told, asked } = await openWithLateScripts({ width: 360 })
  await page.goto('/cart', { waitUntil: 'load' })
  expect(asked.filter(Boolean)).toEqual([])

  release()
  await page.waitForURL('**/login', { waitUntil: 'commit' })
  await page.getByRole('heading', { level: 1, name: 'Log in' }).waitFor()
  expect(told).toEqual([])
})

test('what stood there of the cart stays until the log-in page has come', async () => {
  const { page, release } = await openWithLateScripts({ width: 360 })
  let releaseLogIn = () => {}
  const logInReleased = new Promise<void>((resolve) => {
    releaseLogIn = resolve
  })
  await page.route('**/assets/log-in-page*.js', async (route) => {
    await logInReleased
    await route.continue()
  })
  await page.goto('/cart', { waitUntil: 'load' })
  const isLeading = page.waitForRequest('**/assets/log-in-page*.js')
  release()
  await isLeading

  expect(await said(page)).toContain('Your Order')
  releaseLogIn()
  await page.getByRole('heading', { level: 1, name: 'Log in' }).waitFor()
  expect(await page.getByText('Your Order').count()).toBe(0)
})

test.each(privatePages)('nothing is asked at $path that who works in the shop would be refused', async ({ path }) => {
  const page = await openPage({ width: 360, as: await demoOwner(sharedShop) })
  // From here on their browser knows.
  await page.goto(path)
  await page.getByText('You work in this shop').waitFor()
  const answers: Promise<string>[] = []
  page.on('response', (answer) => {
    // One to the page before is gone with it.
    if (callIn(answer.request())) answers.push(answer.text().catch(() => ''))
  })

  await page.goto(path)
  await page.getByText('You work in this shop').waitFor()
  await page.waitForLoadState('networkidle')
  const refused = (await Promise.all(answers)).filter((text) => text.includes('FORBIDDEN'))
  expect(refused).toEqual([])
})

test('what is bought at once keeps its product and its choice in the address', async () => {
  const page = await openPage({ width: 360, as: shopper })
  const address = '/checkout/45674b6d-5e0d-49a4-a4c2-f2f6b2917006?variant=blue'
  await page.goto(address)
  await page.getByRole('heading', { level: 1, name: 'This page is not here' }).waitFor()
  expect(page.url()).toBe(sharedShop.url + address)
})

test.each([
  ['en-US', 'JavaScript switched off'],
  ['bn-BD', 'জাভাস্ক্রিপ্ট বন্ধ'],
])('whoever runs no scripts is told that the cart needs them, and waits for nothing: %s', async (locale, words) => {
  const page = await openPage({ width: 360, locale, withoutScripts: true })
  for (const { path } of privatePages) {
    await page.goto(path)
    expect(await page.locator('.without-scripts').innerText()).toContain(words)
    const sketch = page.locator('main [aria-busy]')
    expect(await sketch.count()).toBeGreaterThan(0)
    expect(await sketch.first().isVisible()).toBe(false)
  }
})

test('a visitor who opens the cart is led to the log-in before all pictures of the page have come', async () => {
  const page = await openPage({ width: 360 })
  await page.route('**/never-comes.avif', () => {})
  await page.addInitScript(() => {
    new Image().src = '/never-comes.avif'
  })
  await page.goto('/cart', { waitUntil: 'commit' })
  await page.waitForURL('**/login', { waitUntil: 'commit' })
})

test('the scripts of a cart wait for the first frame of its sketch, and for nothing else of the page', async () => {
  const page = await openPage({ width: 360, as: shopper })
  await page.route('**/never-comes.avif', () => {})
  await page.addInitScript(() => {
    requestAnimationFrame(() => performance.mark('first frame'))
    new Image().src = '/never-comes.avif'
  })
  await page.goto('/cart', { waitUntil: 'commit' })
  await page.getByText(goods).first().waitFor()

  const [framed = Number.POSITIVE_INFINITY, asked, state] = await page.evaluate(() => {
    const scripts = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js'))
    const first = Math.min(...scripts.map(({ startTime }) => startTime))
    return [performance.getEntriesByName('first frame')[0]?.startTime, first, document.readyState] as const
  })
  expect(asked).toBeGreaterThan(framed)
  expect(asked).toBeLessThan(Number.POSITIVE_INFINITY)
  expect(state).toBe('interactive')
})
