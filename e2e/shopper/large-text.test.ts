import type { Page } from 'playwright-core'
import { openPage } from '../support/browser.ts'
import { sharedShop } from '../support/shared-shop.ts'
import { demoOwner, newShopper, productPage, putOnSale } from '../support/trade.ts'

/** Somebody who has told their browser to write everything twice as large. */
const writeTwiceAsLarge = (page: Page) =>
  page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })

const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth)

/** What has more to it than room, but for what is scrolled and what is only heard. */
const cutOn = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main *')]
      .filter((one) => one.scrollWidth > one.clientWidth && one.clientWidth > 1)
      .filter((one) => getComputedStyle(one).overflowX !== 'auto')
      .map((one) => one.textContent),
  )

/** The address of a product that comes in sizes and colours and has reviews. */
const findPanjabi = () => productPage(sharedShop, 'Cotton Panjabi, Plain')

test.each([
  ['English', 'en-US', { buyNow: 'Buy now', checkout: 'Proceed Checkout', order: 'PLACE ORDER', filter: 'Filter' }],
  ['Bangla', 'bn-BD', { buyNow: 'কিনুন', checkout: 'চেকআউটে যান', order: 'অর্ডার করুন', filter: 'বাছাই' }],
])('on a phone with letters twice as large nothing needs scrolling sideways, in %s', async (_, locale, words) => {
  const shopper = await newShopper(sharedShop)
  const product = { name: 'Tasbih in a box of olive wood', price: 12_345, quantity: 9 }
  const id = await putOnSale(await demoOwner(sharedShop), product)
  const added = { _id: id, user: shopper.email, orderQuantity: 9 }
  expect(await shopper.call('POST', '/cart', added)).toMatchObject({ status: 201 })
  const page = await openPage({ width: 360, as: shopper, locale })

  const list = page.getByRole('button', { name: words.filter }).and(page.locator(':enabled'))
  const screens = [
    ['/', page.getByRole('article').first()],
    ['/panjabi', list],
    ['/panjabi?sizes=L&colors=Blue&inStock=true', list],
    ['/search?q=panjabi', list],
    [`/productDetail/${id}`, page.getByRole('button', { name: words.buyNow })],
    [await findPanjabi(), page.getByRole('button', { name: words.buyNow })],
    ['/cart', page.getByRole('link', { name: words.checkout })],
    ['/checkout', page.getByRole('button', { name: words.order })],
    ['/myOrder', page.getByRole('heading', { level: 1 })],
    ['/donation', page.getByRole('heading', { level: 1 })],
  ] as const
  const widths: [string, number][] = []
  for (const [address, shown] of screens) {
    await page.goto(address)
    await shown.waitFor()
    await page.getByRole('contentinfo').waitFor()
    await writeTwiceAsLarge(page)
    widths.push([address, await widthOf(page)])
  }
  expect(widths).toEqual(screens.map(([address]) => [address, 360]))
})

test.each(['en-US', 'bn-BD'])(
  'with letters twice as large no word of the catalogue leaves its place, in %s',
  async (locale) => {
    await putOnSale(await demoOwner(sharedShop), { name: 'Tasbih that is sold out', price: 100, quantity: 0 })
    const page = await openPage({ width: 360, locale })
    for (const address of ['/', '/panjabi']) {
      await page.goto(address)
      await page.getByRole('article').first().waitFor()
      await writeTwiceAsLarge(page)
      expect([address, await widthOf(page), await cutOn(page)]).toEqual([address, 360, []])
    }
    await page.goto('/')
    const picture = page.locator('img[src*="banner"]')
    expect(await picture.isVisible()).toBe(true)
    await writeTwiceAsLarge(page)
    expect(await picture.isVisible()).toBe(false)
  },
)
