import type { Page } from 'playwright-core'
import { sharedShop } from '../support/shared-shop.ts'
import { newShopper } from '../support/trade.ts'
import { openAsAdmin, placeOrder } from './admin.ts'

/** The sheets that a page prints, each in points. */
const sheetsOf = async (page: Page) => {
  const printed = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  return [...printed.matchAll(/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)].map(([, width, height]) => [
    Math.round(Number(width)),
    Math.round(Number(height)),
  ])
}

// A scanner wants bars of 0.19 mm; the number has 134 of them side by side. In pixels, of which 96 are an inch.
const least = (134 * 0.19 * 96) / 25.4

test('slips print four on a sheet of A4, each with bars that a scanner can tell apart', async () => {
  const shopper = await newShopper(sharedShop)
  for (let order = 0; order < 5; order++) await placeOrder(sharedShop, shopper)
  const { body } = await shopper.call('GET', `/order/${shopper.email}`)
  const ids = (body as { _id: string }[]).map(({ _id }) => _id)
  const page = await openAsAdmin()
  await page.goto(`/allOrders/slips?ids=${ids}`)
  const bars = page.getByRole('article', { name: /^Order slip SS-/ }).locator('svg:has(g rect)')
  await bars.nth(4).waitFor()

  // A4 is 210 × 297 mm: 595 × 842 points.
  const sheet = [595, 842]
  expect(await sheetsOf(page)).toEqual([sheet, sheet])
  await page.emulateMedia({ media: 'print' })
  const [first] = await page.getByRole('article').all()
  expect((await first?.boundingBox())?.x).toBeLessThan(20)
  for (const drawn of await bars.all()) {
    expect((await drawn.boundingBox())?.width).toBeGreaterThanOrEqual(least)
    const colour = await drawn.locator('g').evaluate((group) => getComputedStyle(group).fill)
    expect(colour).toBe('rgb(0, 0, 0)')
  }
})
