import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { explore, openAsShopper } from '../shopper/shopper.ts'
import { seeAlert } from '../support/alert.ts'
import { expectInSight } from '../support/in-sight.ts'
import { sharedShop } from '../support/shared-shop.ts'
import { newShopper, type SignedIn } from '../support/trade.ts'
import { openAsAdmin, openLiveOrders, placeOrder } from './admin.ts'

let page: Page
let shopper: SignedIn
beforeAll(async () => {
  shopper = await newShopper(sharedShop)
})

const card = (number: string) => page.getByRole('article', { name: number })

const search = async (words: string) => {
  await page.getByPlaceholder('Number, name or phone').fill(words)
  await page.getByRole('search').getByRole('button', { name: 'Search' }).click()
  await page.getByText(`1 order for “${words}”`).waitFor()
}

// The queue of calls begins with who has waited longest.
const newestFirst = '/allOrders?state=confirm&sort=newest'

test('on a phone: an order is found, delivered, and removed after a question', async () => {
  const number = await placeOrder(sharedShop, shopper)
  page = await openAsAdmin({ width: 360 })
  await page.goto('/allOrders')
  await search(number)
  expect(await card(number).getByRole('link', { name: /^Call/ }).getAttribute('href')).toBe('tel:+8801712345678')

  await card(number)
    .getByRole('button', { name: /^Mark delivered/ })
    .click()
  await card(number)
    .getByText(/^Delivered Today, \d\d:\d\d$/)
    .waitFor()
  await page.getByRole('link', { name: /^Delivered \(/ }).click()
  await page.waitForURL('**state=delivered')
  await card(number)
    .getByRole('button', { name: /^Remove Order/ })
    .click()
  const question = page.getByRole('alertdialog', { name: `Remove order ${number}?` })
  await question.getByText('the stock stays as it is').waitFor()
  await question.getByRole('button', { name: 'Remove Order' }).click()
  await seeAlert(page, /SS-.* is removed/)
  await page.getByText(`No order found for “${number}”.`).waitFor()
})

test('what a shopper orders in another window appears at the top, without reloading', async () => {
  page = await openAsAdmin({ width: 360 })
  await openLiveOrders(page, newestFirst)

  const window = await openAsShopper()
  await explore(window, 'Amber Attar in Cut Glass Bottle')
  await window.getByRole('button', { name: 'Buy now' }).click()
  await window.getByRole('alertdialog').getByRole('button', { name: 'Yes' }).click()
  await window.getByLabel('Address').fill('House 9, Live Road')
  await window.getByLabel('District').selectOption('Sylhet')
  await window.getByLabel('Phone').fill('01812345678')
  await window.getByRole('button', { name: 'PLACE ORDER' }).click()
  await window.getByRole('alert').filter({ hasText: 'Ordered Successful' }).waitFor()

  const order = page.getByRole('article').filter({ hasText: 'House 9, Live Road, Sylhet' })
  await order.getByText('New', { exact: true }).waitFor()
  await page
    .getByRole('status')
    .filter({ hasText: /^New order SS-/ })
    .waitFor({ state: 'attached' })
})

test('on a phone: on another page the list stays where it is, and a button above it leads to the new order', async () => {
  const width = 360
  page = await openAsAdmin({ width })
  await openLiveOrders(page, '/allOrders?state=delivered&q=zzzzzz')
  await page.getByRole('link', { name: /^To confirm \(\d+\)$/ }).waitFor()
  const list = page.getByText('No order found for “zzzzzz”.')
  await list.waitFor()
  const before = await list.boundingBox()
  const news = page.getByRole('link', { name: /^\d+ new orders?$/ })
  const number = await placeOrder(sharedShop, shopper)
  await news.waitFor()
  expect(await list.boundingBox()).toEqual(before)
  const button = await news.boundingBox()
  expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThanOrEqual(before?.y ?? 0)
  await news.click()
  await card(number).waitFor()
})

test('on a phone: scrolled down, what tells of a new order stands below the header, whose menu is seen and opens', async () => {
  for (let order = 0; order < 3; order++) await placeOrder(sharedShop, shopper)
  page = await openAsAdmin({ width: 360 })
  await openLiveOrders(page, '/allOrders?state=all&sort=oldest')
  await page.getByRole('article').nth(2).waitFor()
  await placeOrder(sharedShop, shopper)
  const news = page.getByRole('link', { name: /^\d+ new orders?$/ })
  await news.waitFor()

  // A little, and so far that it would stand behind the header.
  const { y } = (await news.boundingBox()) ?? { y: 0 }
  for (const top of [250, Math.round(y)]) {
    await page.evaluate((top) => window.scrollTo({ top }), top)
    await page.waitForFunction((top) => window.scrollY === top, top)
    await expectInSight(news)
    const menu = page.getByRole('banner').getByRole('button', { name: /^Menu/ })
    await expectInSight(menu)
    await menu.click()
    await expectInSight(page.getByRole('dialog').getByRole('link', { name: 'Overview' }))
    await page.keyboard.press('Escape')
  }
})

test('without a network the page says that it is not live; with it, it shows what was missed', async () => {
  page = await openAsAdmin()
  await openLiveOrders(page, newestFirst)
  await page.context().setOffline(true)
  await page.getByText('Not live at the moment; trying again').waitFor()
  const number = await placeOrder(sharedShop, shopper)

  await page.context().setOffline(false)
  await card(number).waitFor()
  await page.getByText('Not live at the moment; trying again').waitFor({ state: 'detached' })
})

test('Mark delivered is taken back from its message, which stays for ten seconds', async () => {
  const number = await placeOrder(sharedShop, shopper)
  page = await openAsAdmin()
  await page.goto(newestFirst)
  const message = page.getByRole('alert').filter({ hasText: `${number} is delivered` })
  const deliver = card(number).getByRole('button', { name: /^Mark delivered/ })
  await deliver.click()
  await message.getByRole('button', { name: 'Undo' }).click()
  await deliver.waitFor()
  await message.waitFor({ state: 'detached' })

  const pressed = performance.now()
  await deliver.click()
  await message.waitFor()
  // Whoever points at it has it for longer.
  await page.mouse.move(0, 0)
  await message.waitFor({ state: 'detached' })
  expect(performance.now() - pressed).toBeGreaterThanOrEqual(10_000)
})

test('Export CSV saves the orders under today’s name', async () => {
  const number = await placeOrder(sharedShop, shopper)
  page = await openAsAdmin()
  await page.goto(newestFirst)
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export CSV' }).click()
  const file = await saving

  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Dhaka' }).format()
  expect(file.suggestedFilename()).toBe(`orders-${today}.csv`)
  expect(await readFile(await file.path(), 'utf8')).toContain(number)
})

test('the slip prints on A5 alone, in the language that is chosen', async () => {
  const number = await placeOrder(sharedShop, shopper)
  page = await openAsAdmin({ width: 360, colorScheme: 'dark' })
  await page.goto(newestFirst)
  await card(number)
    .getByRole('button', { name: /^Details/ })
    .click()
  await card(number)
    .getByRole('link', { name: /^Print slip/ })
    .click()
  const slip = page.getByRole('article', { name: `Order slip ${number}` })
  await slip.getByText('To collect in cash').waitFor()
  expect(await slip.innerText()).toContain('House 14, Road 7, Shekhertek, Dhaka')
  await page.getByRole('link', { name: 'বাংলা', exact: true }).click()
  await page
    .getByRole('article', { name: `অর্ডার স্লিপ ${number}` })
    .getByText('নগদ নিতে হবে')
    .waitFor()

  await page.emulateMedia({ media: 'print' })
  expect(await page.getByRole('banner').isVisible()).toBe(false)
  expect(await page.getByRole('contentinfo').isVisible()).toBe(false)
  expect(await page.getByRole('button', { name: 'Print' }).isVisible()).toBe(false)
  expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe('rgb(255, 255, 255)')
  // A5 is 148 × 210 mm: 420 × 595 points.
  const sheet = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  const [, width, height] = /MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(sheet) ?? []
  expect([Math.round(Number(width)), Math.round(Number(height))]).toEqual([420, 595])
})
