import type { Page } from 'playwright-core'
import { sizeOf } from '../support/browser.ts'
import { lookAtTheme } from '../support/look.ts'
import { sharedShop } from '../support/shared-shop.ts'
import { newShopper } from '../support/trade.ts'
import { openAsAdmin, placeOrder } from './admin.ts'

let page: Page
let number: string
beforeAll(async () => {
  number = await placeOrder(sharedShop, await newShopper(sharedShop))
})

const chart = () => page.getByRole('img', { name: /^Money a day, the last \d+ days/ })

test('on a phone: figures, charts with their tables, best sellers and low stock', async () => {
  page = await openAsAdmin({ width: 360 })
  await page.goto('/overview')
  await page.getByRole('link', { name: '30 days' }).click()
  await page.waitForURL('**/overview?days=30')
  await page.getByRole('img', { name: 'Orders a day, the last 30 days' }).waitFor()

  const money = page.getByRole('region', { name: 'Money a day' })
  await money.getByText('Show as a table').click()
  expect(await money.getByRole('row').count()).toBe(31)
  expect(await money.getByRole('row').last().innerText()).toMatch(/[1-9][\d,]* TK\s+[\d,]+ TK$/)
  await page.getByRole('region', { name: 'Best sellers' }).getByText('Amber Attar in Cut Glass Bottle').waitFor()
  await page.getByRole('region', { name: 'Low stock' }).getByRole('link').first().waitFor()
  await page.getByRole('link', { name: /^Call \d+ orders?/ }).click()
  await page.getByRole('heading', { level: 1, name: 'All Orders' }).waitFor()
})

test('what runs low is a list that can be followed and changed', async () => {
  page = await openAsAdmin({ width: 360 })
  await page.goto('/overview')
  await page.getByRole('link', { name: /products? (is|are) low$/ }).click()
  await page.waitForURL('**/manageProduct?stock=low')
  await page.getByRole('row').filter({ hasText: 'Out of stock' }).first().waitFor()
})

test('the chart is drawn anew in the colours of the other theme', async () => {
  page = await openAsAdmin()
  await page.goto('/overview')
  await chart().waitFor()
  const light = await chart().evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL())
  await page.emulateMedia({ colorScheme: 'dark' })
  await chart().evaluate(async (canvas: HTMLCanvasElement, before) => {
    while (canvas.toDataURL() === before) await new Promise(requestAnimationFrame)
  }, light)
})

const question = async (name: string, address: string) => {
  await page.goto(address)
  await page.getByRole('button', { name }).first().click()
  await page.getByRole('alertdialog').waitFor()
}

const screens = {
  overview: async () => {
    await page.goto('/overview')
    await chart().waitFor()
    await page.getByText('Show as a table').first().click()
  },
  users: async () => {
    await page.goto('/manageUsers')
    await page
      .getByRole('button', { name: /^Make Admin/ })
      .first()
      .waitFor()
  },
  'the question before somebody becomes an admin': () => question('Make Admin', '/manageUsers'),
  'the question before a user is removed': () => question('Remove user', '/manageUsers'),
  orders: async () => {
    await page.goto('/allOrders')
    await page
      .getByRole('button', { name: /^Said yes/ })
      .first()
      .waitFor()
  },
  'the question before an order is removed': () => question('Remove Order', `/allOrders?q=${number}`),
  mails: async () => {
    await page.goto('/mails')
    await page.getByText(/No mail server is set up/).waitFor()
  },
  'no orders found': async () => {
    await page.goto('/allOrders?q=zzzzzz')
    await page.getByText('No order found').waitFor()
  },
  slip: async () => {
    // One of its own: others come and go with other tests.
    await page.goto(`/allOrders?q=${number}`)
    await page.getByRole('link', { name: /^Print slip/ }).click()
    await page.getByText('To collect in cash').waitFor()
  },
}

test('no screen of an admin has a fault on a phone or, light and dark, on a desk', async () => {
  page = await openAsAdmin({ width: 360 })
  for (const [name, open] of Object.entries(screens)) {
    await open()
    await lookAtTheme(page, 'light')
    await expectNoScrollingSideways(name)
    await page.setViewportSize(sizeOf(1280))
    // What has been scrolled to may lie half below the bar that stays.
    await page.evaluate(() => scrollTo(0, 0))
    await lookAtTheme(page, 'dark')
    await lookAtTheme(page, 'light')
    await page.setViewportSize(sizeOf(360))
  }
})

const expectNoScrollingSideways = async (name: string) => {
  await page.setViewportSize({ width: 320, height: 640 })
  // Charts take their new size a moment after the window.
  const fits = await page
    .waitForFunction(fitsItsWidth)
    .then(() => true)
    .catch(() => false)
  expect([name, fits]).toEqual([name, true])
}

const fitsItsWidth = () =>
  [document.documentElement, ...document.querySelectorAll('dialog')].every((e) => e.scrollWidth <= e.clientWidth)
