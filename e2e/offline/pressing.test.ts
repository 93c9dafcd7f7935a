import type { Page } from 'playwright-core'
import { newShopper } from '../support/trade.ts'
import { openLine } from './line.ts'
import { asSeen, isKept, isReady, openReader, until } from './reader.ts'

/** Opens these pages by their addresses, the last of which keeps what is pressed on it. */
const openEach = async (page: Page, ...addresses: string[]) => {
  for (const address of addresses) {
    await page.goto(address)
    await isReady(page)
    await isKept(page, address)
  }
  await until(() =>
    page.evaluate(() => performance.getEntriesByType('resource').some(({ name }) => name.includes('/offline-page-'))),
  )
}

const firstProduct = async (page: Page) => {
  await page.goto('/')
  const href = await page.getByRole('article').first().getByRole('link').first().getAttribute('href')
  return href?.replace('buynow', 'productDetail') ?? ''
}

test.each([
  ['a category', () => '/panjabi'],
  ['the second page of a list', () => '/?page=2'],
  ['a product', firstProduct],
])(
  '%s that was opened by its address is read by a press on a line that is dead, though no browser has said so',
  async (_, addressOn) => {
    const line = await openLine()
    const page = await openReader(line, { width: 360 })
    const address = await addressOn(page)
    await openEach(page, address, '/')

    await line.cut()
    await page.locator(`main a[href="${address}"]`).first().click()
    await page.waitForURL(`**${address}`)
    await page.getByText(asSeen).waitFor()
    await page.getByRole('main').getByRole('article').first().waitFor()
    expect(await page.evaluate(() => navigator.onLine)).toBe(true)
  },
)

test('whoever is logged in reads a product on a dead line where a press leads to what buys it', async () => {
  const line = await openLine()
  const page = await openReader(line, { width: 360, as: await newShopper(line) })
  const product = await firstProduct(page)
  await openEach(page, product, '/')

  await line.cut()
  await page
    .locator(`main a[href="${product.replace('productDetail', 'buynow')}"]`)
    .first()
    .click()
  await page.waitForURL(`**${product}`)
  await page.getByText(asSeen).waitFor()
})
