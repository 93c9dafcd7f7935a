import type { Page } from 'playwright-core'
import { widths } from '../support/browser.ts'
import { sharedShop } from '../support/shared-shop.ts'
import { shiftsOver, watchShifts } from '../support/shifts.ts'
import { demoOwner, putOnSale } from '../support/trade.ts'
import { type Line, openLine } from './line.ts'
import { asSeen, isKept, isReady, openReader, until } from './reader.ts'

/** As the browser says it of a device that has a connection again. */
const comesBack = async (line: Line, page: Page) => {
  await line.mend()
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
}

const readListOffline = async (line: Line, page: Page) => {
  await page.goto('/attar')
  await isReady(page)
  await isKept(page, '/attar', 'Attar')
  await line.cut()
  await page.goto('/attar')
  await page.getByText(asSeen).waitFor()
}

test.each(widths)(
  'what is read offline is renewed on the spot when the connection is back, and nothing moves at %i pixels',
  async (width) => {
    const line = await openLine()
    const owner = await demoOwner(line)
    const name = `Amazonite string for the road, ${width} times`
    const id = await putOnSale(owner, { name, price: 1234, quantity: 5 })
    const page = await openReader(line, { width })
    await watchShifts(page)
    await page.goto(`/productDetail/${id}`)
    await isReady(page)
    await isKept(page, `/productDetail/${id}`, name)
    await owner.call('PUT', `/product/manage/${id}`, { price: 1357 })

    await line.cut()
    await page.goto(`/productDetail/${id}`)
    await page.getByText(asSeen).waitFor()
    await page.getByText(/1,234/).first().waitFor()

    await comesBack(line, page)
    await page.getByText(/1,357/).first().waitFor()
    await page.getByText(asSeen).waitFor({ state: 'hidden' })
    const upToDate = page.getByText('This page is up to date again')
    await upToDate.waitFor()
    // The words are others.
    expect(await shiftsOver(page, 0.01)).toEqual([])
    await page.getByRole('link', { name: 'Contact us' }).first().click()
    await page.waitForURL('**/contact*')
    await upToDate.waitFor({ state: 'hidden' })
  },
)

test('a page that is opened once the shop can be reached again is not called seen before, though no browser has said so', async () => {
  const line = await openLine()
  const page = await openReader(line, { width: 360 })
  await readListOffline(line, page)

  await line.mend()
  await page.getByRole('article').first().getByRole('link').first().click()
  await page.waitForURL(/\/(buynow|productDetail)\//)
  await page.getByText(asSeen).waitFor({ state: 'hidden' })
})

test('a page whose product is gone is not called seen before once the shop has said so', async () => {
  const line = await openLine()
  const owner = await demoOwner(sharedShop)
  const name = 'Tasbih of Olive Wood, twice'
  const id = await putOnSale(owner, { name, price: 90, quantity: 3 })
  const page = await openReader(line, { width: 360 })
  await page.goto(`/productDetail/${id}`)
  await isReady(page)
  await isKept(page, `/productDetail/${id}`, name)
  await line.cut()
  await page.goto(`/productDetail/${id}`)
  await page.getByText(asSeen).waitFor()
  await owner.call('DELETE', `/product/${id}`)

  await comesBack(line, page)
  await page.getByRole('heading', { level: 1, name: 'This page is not here' }).waitFor()
  await page.getByText(asSeen).waitFor({ state: 'hidden' })
})

test('a page whose code did not come without a connection comes with it', async () => {
  const line = await openLine()
  const page = await openReader(line, { width: 1280 })
  await page.goto('/attar')
  await isReady(page)
  await page.getByRole('article').first().getByRole('link').first().click()
  await page.waitForURL(/productDetail/)
  const product = new URL(page.url()).pathname
  await isKept(page, product)
  await line.cut()
  await page.goto(product)
  await page.getByText(asSeen).waitFor()
  await page.getByRole('button', { name: 'Add to cart' }).first().click()
  await page.getByRole('heading', { name: 'This page could not be loaded' }).first().waitFor()

  await comesBack(line, page)
  await page.getByRole('heading', { level: 1, name: /Log in|Welcome/ }).waitFor()
})

test('pictures that did not come without a connection come with it', async () => {
  const line = await openLine()
  const page = await openReader(line, { width: 360 })
  await readListOffline(line, page)
  const failed = () =>
    page.evaluate(
      () => [...document.images].filter(({ complete, naturalWidth }) => complete && naturalWidth === 0).length,
    )
  await page.getByRole('article').last().scrollIntoViewIfNeeded()
  await until(async () => (await failed()) > 0)

  await comesBack(line, page)
  await until(async () => (await failed()) === 0)
})
