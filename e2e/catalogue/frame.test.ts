import type { Page } from 'playwright-core'
import { freshEmail, logIn, newAccount } from '../shopper/shopper.ts'
import { expectAccessible } from '../support/accessible.ts'
import { openPage, widths } from '../support/browser.ts'
import { openHeldPage } from '../support/held-page.ts'
import { expectInSight } from '../support/in-sight.ts'
import { sharedShop } from '../support/shared-shop.ts'
import { shiftsOver } from '../support/shifts.ts'
import { demoOwner, findAttar, newShopper } from '../support/trade.ts'

let page: Page

const bar = () => page.getByRole('banner')
const productPage = async () => `/productDetail/${(await findAttar(sharedShop)).id}`

test('on a phone a visitor’s cart leads to the log-in and back to it', async () => {
  const width = 360
  page = await openPage({ width })
  await page.goto('/tasbih')
  await bar().getByRole('link', { name: 'Cart' }).click()
  await logIn(page, await newAccount())

  await page.getByRole('heading', { level: 1, name: 'Cart' }).waitFor()
  expect(new URL(page.url()).pathname).toBe('/cart')
})

test('a bar of which only the first buttons have come on a slow line is not painted, for they would jump aside for the next', async () => {
  const { page: held, release } = await openHeldPage('/tasbih', '<header', 'aria-label="Search"')
  await held.locator('header').waitFor({ state: 'attached' })
  // A page that was opened later, of which all of the bar has come, is painted by now.
  await paintOf((await openHeldPage('/tasbih', '<main', '<h1')).page)

  const released = await held.evaluate(() => performance.now())
  release()
  const painted = await paintOf(held)
  expect(painted).toBeGreaterThan(released)
  await held.getByRole('article').first().waitFor()
  // Chromium also notes what would have moved before anything was painted.
  expect(await shiftsOver(held, 0, painted)).toEqual([])
})

/** When a page was first painted, once it is. */
const paintOf = async (of: Page) => {
  const first = () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime
  return (await (await of.waitForFunction(first)).jsonValue()) ?? 0
}

test.each([
  [360, 'en-US', /^Cart, 1 piece$/, /^Cart, 2 pieces$/, 'Add to cart'],
  [1280, 'bn-BD', /^কার্ট, ১টি$/, /^কার্ট, ২টি$/, 'কার্টে নিন'],
] as const)('at %i px, set to %s: the cart in the bar counts its pieces', async (width, locale, one, two, add) => {
  const shopper = await newShopper(sharedShop)
  await shopper.putInCart((await findAttar(sharedShop)).id)
  page = await openPage({ width, locale, as: shopper })
  await page.goto(await productPage())
  await expectInSight(bar().getByRole('link', { name: one }))

  await page.getByRole('button', { name: add }).click()

  await expectInSight(bar().getByRole('link', { name: two }))
  await expectAccessible(page)
})

test.each(widths)('at %i px all of the bar is in sight, in both languages', async (width) => {
  for (const locale of ['en-US', 'bn-BD']) {
    page = await openPage({ width, locale, as: await newShopper(sharedShop) })
    await page.goto('/')
    // What belongs to whoever is in comes last.
    await page.waitForLoadState('networkidle')
    for (const part of await bar().locator('a:visible, button:visible').all()) await expectInSight(part)
    await page.setViewportSize({ width: 320, height: 640 })
    for (const part of await bar().locator('a:visible, button:visible').all()) await expectInSight(part)
  }
})

test('a page that Enter leads to has no ring around its heading', async () => {
  page = await openPage()
  await page.goto('/')
  await page.getByRole('navigation', { name: 'Categories' }).getByRole('link', { name: 'Tupi' }).press('Enter')

  const heading = page.getByRole('heading', { level: 1, name: 'Tupi' })
  await heading.and(page.locator(':focus')).waitFor()
  expect(await heading.evaluate((h1) => [getComputedStyle(h1).outlineStyle, getComputedStyle(h1).boxShadow])).toEqual([
    'none',
    'none',
  ])
})

test('on a phone the bar to buy with hides nothing of the footer', async () => {
  page = await openPage({ width: 360 })
  await page.goto(await productPage())
  await page.getByRole('button', { name: 'Buy now' }).waitFor()
  const lastLine = page.getByRole('contentinfo').getByText('All right reserved')
  await lastLine.waitFor()
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))

  await expectInSight(lastLine)
})

test('a brand of 54 letters without a space stays within the page', async () => {
  const owner = await demoOwner(sharedShop)
  const { body } = await owner.call('POST', '/product', {
    p_id: 77,
    name: 'Attar of a long brand',
    price: 100,
    quantity: 1,
    disc: { brand_name: 'W'.repeat(54) },
  })
  const { _id } = body as { _id: string }
  for (const width of widths) {
    page = await openPage({ width })
    await page.goto(`/productDetail/${_id}`)
    await page.getByText('W'.repeat(54)).first().waitFor()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  }
})

test('the page of a product that is not there, or no longer sold, answers 404 and says so', async () => {
  const owner = await demoOwner(sharedShop)
  const { body } = await owner.call('POST', '/product', { p_id: 77, name: 'Attar for a day', price: 100, quantity: 1 })
  const { _id } = body as { _id: string }
  const statusOf = async (path: string) => (await fetch(sharedShop.url + path)).status
  expect(await statusOf(`/productDetail/${_id}`)).toBe(200)

  await owner.call('DELETE', `/product/${_id}`)

  expect(await statusOf(`/productDetail/${_id}`)).toBe(404)
  expect(await statusOf(`/buynow/${_id}`)).toBe(404)
  expect(await statusOf('/productDetail/nothing')).toBe(404)
  page = await openPage()
  await page.goto(`/productDetail/${_id}`)
  await page.getByRole('heading', { level: 1, name: 'This page is not here' }).waitFor()
})

test('what is wrong with a form stands line by line, also when a line is two lines long', async () => {
  page = await openPage({ width: 360 })
  await page.goto('/signup')
  await page.getByLabel('Email').fill(freshEmail().replace('gmail', 'example'))
  await page.getByRole('button', { name: 'Signup' }).click()
  const links = page.getByRole('group', { name: 'There is a problem' }).getByRole('link')
  await links.first().waitFor()
  const boxes = await links.evaluateAll((all) => all.map((link) => link.getBoundingClientRect()))

  const gaps = boxes.slice(1).map(({ top }, index) => top - (boxes[index]?.bottom ?? 0))
  expect(gaps.length).toBeGreaterThan(1)
  for (const gap of gaps) expect(gap).toBeGreaterThanOrEqual(4)
})
