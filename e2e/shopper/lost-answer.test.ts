import type { Browser, Page } from 'playwright-core'
import { openBrowser } from '../support/browser.ts'
import { alert, fillIn, putInCart, seeOrders } from './checkout.ts'
import { openAsShopper } from './shopper.ts'

// What becomes of an order whose answer never came back.
let browser: Browser
let page: Page
beforeAll(async () => {
  browser = await openBrowser()
})
afterEach(() => page.context().close())
afterAll(() => browser.close())

const button = (name: string) => page.getByRole('button', { name })

/** Lets the order reach the shop, and loses the answer on its way back. */
const loseAnswer = () =>
  page.route('**/graphql', async (route) => {
    if (route.request().postDataJSON().operationName !== 'PlaceOrder') return route.fallback()
    await route.fetch()
    return route.abort()
  })

test('an answer that is lost after the order was placed: sending again makes no second one', async () => {
  page = await openAsShopper(browser)
  await putInCart(page, 'Amber Attar in Cut Glass Bottle')
  await page.goto('/checkout')
  await fillIn(page)
  await loseAnswer()
  await button('PLACE ORDER').click()
  await alert(page, 'We do not know whether your order has reached us.')
  expect(await page.getByLabel('Address').inputValue()).toBe('House 14, Road 7, Shekhertek')

  await page.unroute('**/graphql')
  await button('PLACE ORDER').click()
  await alert(page, 'Ordered Successful')
  await seeOrders(page, 1)
})

test('a reload while the answer was lost: the order can be sent again and is placed once', async () => {
  page = await openAsShopper(browser, { width: 360 })
  await putInCart(page, 'Amber Attar in Cut Glass Bottle')
  await page.goto('/checkout')
  await fillIn(page)
  await loseAnswer()
  await button('PLACE ORDER').click()
  await alert(page, 'We do not know whether your order has reached us.')

  await page.unroute('**/graphql')
  await page.reload()
  await page.getByRole('heading', { name: 'Did your order reach us?' }).waitFor()
  await button('PLACE ORDER').click()
  await alert(page, 'Ordered Successful')
  await seeOrders(page, 1)
})
