import type { Locator, Page } from 'playwright-core'
import { sharedShop } from '../support/shared-shop.ts'
import { demoOwner, putOnSale, type SignedIn } from '../support/trade.ts'
import { fillIn, loseAnswer, loseLookUp, seePlaced } from './checkout.ts'
import { openAsShopper } from './shopper.ts'

// What a phone shows, and where, when something goes wrong between the filled-in form and the order.
let page: Page
let owner: SignedIn
beforeAll(async () => {
  owner = await demoOwner(sharedShop)
})
beforeEach(async () => {
  page = await openAsShopper({ width: 360 })
})

const button = (name: string) => page.getByRole('button', { name })
const alert = (text: string) => page.getByRole('alert').filter({ hasText: text })

const addProduct = (name: string) => putOnSale(owner, { name, price: 100, quantity: 9 })

/** Where both are at one and the same moment: what comes late may still move them together. */
const edgesOf = async (shown: Locator, other: Locator) =>
  shown.evaluate(
    (one, next) => {
      const [first, second] = [one.getBoundingClientRect(), next.getBoundingClientRect()]
      return { top: first.top, bottom: first.bottom, topOfOther: second.top }
    },
    await other.evaluateHandle((element) => element),
  )

test('a price that was raised meanwhile is told in sight, and agreed to by pressing once more', async () => {
  const productId = await addProduct('A tasbih that becomes dearer')
  await page.goto(`/checkout/${productId}`)
  await fillIn(page)
  await owner.call('PUT', `/product/manage/${productId}`, { price: 150 })
  await button('PLACE ORDER').click()

  const notice = alert('The price has changed from 100 TK to 150 TK.')
  await notice.filter({ hasText: 'The total is now 150 TK. If you agree, press PLACE ORDER again.' }).waitFor()
  // With the focus it comes into sight.
  await notice.and(page.locator(':focus-within')).waitFor()
  const { top, bottom, topOfOther } = await edgesOf(notice, button('PLACE ORDER'))
  expect(top).toBeGreaterThanOrEqual(56)
  expect(bottom).toBeLessThanOrEqual(740)
  // On a phone the button stands in a bar at the lower edge, which must not cover the notice.
  expect(bottom).toBeLessThanOrEqual(topOfOther)

  await button('PLACE ORDER').click()
  await alert('Ordered Successful').waitFor()
})

test('an order without an answer is still asked about after another one, and not placed a second time', async () => {
  const [first, second] = [await addProduct('A tasbih without an answer'), await addProduct('Another tasbih')]
  await page.goto(`/checkout/${first}`)
  await fillIn(page)
  await loseAnswer(page)
  await button('PLACE ORDER').click()
  await alert('We do not know whether your order has reached us.').waitFor()
  await page.unroute('**/graphql')
  await loseLookUp(page)

  await page.goto(`/checkout/${second}`)
  await button('PLACE ORDER').click()
  await seePlaced(page)
  await page.goto(`/checkout/${first}`)
  await page.getByRole('heading', { name: 'Did your order reach us?' }).waitFor()
  await button('PLACE ORDER').click()
  await seePlaced(page)

  await page.goto('/myOrder')
  const orders = page.getByRole('article', { name: /^SS-/ })
  await orders.first().waitFor()
  expect(await orders.count()).toBe(2)
})

test('a message leaves the words about the lost connection in sight', async () => {
  const productId = await addProduct('A tasbih in the cart')
  await page.goto(`/buynow/${productId}`)
  await button('Add to cart').click()
  await alert('1 Items Added to cart').waitFor()
  await page.goto('/cart')
  const remove = button('Remove A tasbih in the cart')
  await remove.waitFor()
  await page.context().setOffline(true)
  const banner = page.getByRole('status').filter({ hasText: 'You are offline.' })
  await banner.waitFor()
  await remove.click()
  const message = alert('The cart could not be changed')
  await message.waitFor()

  const { bottom, topOfOther } = await edgesOf(message, banner)
  expect(bottom).toBeLessThan(topOfOther)
})
