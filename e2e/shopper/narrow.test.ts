import type { Locator, Page } from 'playwright-core'
import { openPage } from '../support/browser.ts'
import { sharedShop } from '../support/shared-shop.ts'
import { demoOwner, newShopper, putOnSale, type SignedIn } from '../support/trade.ts'
import { openAsShopper } from './shopper.ts'

// What shows only where there is really little room.
let page: Page

const fillCart = async (shopper: SignedIn, lines: number) => {
  const owner = await demoOwner(sharedShop)
  for (let line = 1; line <= lines; line += 1) {
    const product = { name: `Beads number ${line} in a long box of cedar`, price: 12_345, quantity: 9 }
    const added = { _id: await putOnSale(owner, product), user: shopper.email, orderQuantity: 9 }
    expect(await shopper.call('POST', '/cart', added)).toMatchObject({ status: 201 })
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
  const shopper = await newShopper(sharedShop)
  await fillCart(shopper, 6)
  page = await openPage({ width: 360, as: shopper })
  for (const width of [320, 360]) {
    await page.setViewportSize({ width, height: 640 })
    await page.goto('/cart')
    await lines().last().waitFor()

    expect(await roomBeforeTotal('111,105 TK')).toBeGreaterThanOrEqual(8)
    expect(await lowerEdgeOf(page.getByRole('link', { name: 'Proceed Checkout' }))).toBeLessThanOrEqual(640)
    expect(await lowerEdgeOf(page.getByText('666,630 TK').last())).toBeLessThanOrEqual(640)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  }
})

test('a long name without a gap stays inside the profile', async () => {
  page = await openAsShopper({ width: 360 })
  await page.route('**/graphql', async (route) => {
    const answer = await route.fetch()
    const text = (await answer.text()).replace(/"name":"[^"]*"/, `"name":"${'M'.repeat(80)}"`)
    await route.fulfill({ response: answer, body: text })
  })
  await page.goto('/userprofile')
  await page.getByRole('heading', { level: 2, name: 'MMM' }).waitFor()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  await page.unrouteAll({ behavior: 'wait' })
})
