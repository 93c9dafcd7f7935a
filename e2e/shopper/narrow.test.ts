import type { Browser, Locator, Page } from 'playwright-core'
import { openBrowser } from '../support/browser.ts'
import { demoOwner } from '../support/trade.ts'
import { openAsShopper } from './shopper.ts'

// What shows only where there is really little room.
let browser: Browser
let page: Page
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

const shop = { url: process.env.SHOP_URL ?? '', emulatorUrl: process.env.SHOP_EMULATOR_URL ?? '' }

const fillCart = async (lines: number) => {
  const owner = await demoOwner(shop)
  const authorization = `Bearer ${await page.evaluate(() => localStorage.getItem('accessToken'))}`
  for (let line = 1; line <= lines; line += 1) {
    const goods = { p_id: 66, name: `Tasbih number ${line} in a box of olive wood`, price: 12_345, quantity: 9 }
    const { body } = await owner.call('POST', '/product', goods)
    const data = { _id: (body as { _id: string })._id, orderQuantity: 9 }
    expect((await page.request.post('/cart', { headers: { authorization }, data })).status()).toBe(201)
  }
}

const lines = () => page.getByRole('row').filter({ has: page.getByRole('textbox') })

/** How far the total of a line stands from its quantity, side by side; below 0 one hides the other. */
const roomBeforeTotal = (total: string) =>
  lines()
    .first()
    .evaluate((row, text) => {
      const quantity = row.querySelector('[role=group]')?.getBoundingClientRect()
      const cell = [...row.children].find(({ textContent }) => textContent === text)
      const words = document.createRange()
      if (cell) words.selectNodeContents(cell)
      return words.getBoundingClientRect().left - (quantity?.right ?? Number.POSITIVE_INFINITY)
    }, total)

const lowerEdgeOf = async (shown: Locator) => {
  const box = await shown.boundingBox()
  return box ? box.y + box.height : Number.POSITIVE_INFINITY
}

test('a small phone shows every total of a long cart whole, and the way to the checkout at once', async () => {
  page = await openAsShopper(browser, { width: 360 })
  await fillCart(6)
  for (const width of [320, 360]) {
    await page.setViewportSize({ width, height: 640 })
    await page.goto('/cart')
    await lines().last().waitFor()

    expect(await roomBeforeTotal('111,105 TK')).toBeGreaterThanOrEqual(8)
    expect(await lowerEdgeOf(page.getByRole('link', { name: 'Proceed Checkout' }))).toBeLessThanOrEqual(640)
    expect(await lowerEdgeOf(page.getByText('666,630 TK'))).toBeLessThanOrEqual(640)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  }
})

test('a long name without a gap stays inside the profile', async () => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.route('**/graphql', async (route) => {
    const answer = await route.fetch()
    const text = (await answer.text()).replace(/"name":"[^"]*"/, `"name":"${'M'.repeat(80)}"`)
    await route.fulfill({ response: answer, body: text })
  })
  await page.goto('/userprofile')
  await page.getByRole('heading', { level: 2, name: 'MMM' }).waitFor()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
})
