import type { Page } from 'playwright-core'
import { openPage } from '../support/browser.ts'
import { sharedShop } from '../support/shared-shop.ts'
import { demoOwner, newShopper, putOnSale } from '../support/trade.ts'

/** Somebody who has told their browser to write everything twice as large. */
const writeTwiceAsLarge = (page: Page) =>
  page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })

const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth)

test('on a phone with letters twice as large nothing needs scrolling sideways', async () => {
  const shopper = await newShopper(sharedShop)
  const product = { name: 'Tasbih in a box of olive wood', price: 12_345, quantity: 9 }
  const id = await putOnSale(await demoOwner(sharedShop), product)
  const added = { _id: id, user: shopper.email, orderQuantity: 9 }
  expect(await shopper.call('POST', '/cart', added)).toMatchObject({ status: 201 })
  const page = await openPage({ width: 360, as: shopper })

  const screens = [
    ['/', page.getByRole('article').first()],
    [`/productDetail/${id}`, page.getByRole('button', { name: 'Buy now' })],
    ['/cart', page.getByRole('link', { name: 'Proceed Checkout' })],
    ['/checkout', page.getByRole('button', { name: 'PLACE ORDER' })],
    ['/myOrder', page.getByRole('heading', { level: 1 })],
    ['/donation', page.getByRole('heading', { level: 1 })],
  ] as const
  for (const [address, shown] of screens) {
    await page.goto(address)
    await shown.waitFor()
    await writeTwiceAsLarge(page)
    expect([address, await widthOf(page)]).toEqual([address, 360])
  }
})
