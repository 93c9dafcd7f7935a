import type { Page } from 'playwright-core'
import { seeAlert } from '../support/alert.ts'
import type { widths } from '../support/browser.ts'
import { expectInSight } from '../support/in-sight.ts'
import { sharedShop } from '../support/shared-shop.ts'
import { demoOwner, newShopper, putOnSale, type SignedIn } from '../support/trade.ts'
import { fillIn } from './checkout.ts'
import { openAsShopper } from './shopper.ts'

// What several shoppers want and only one can have, in a real shop.
let page: Page
let owner: SignedIn
beforeAll(async () => {
  owner = await demoOwner(sharedShop)
})

const button = (name: string | RegExp) => page.getByRole('button', { name })

/** A product of which there are so few, open before a shopper who is logged in. */
const openScarce = async (quantity: number, width: (typeof widths)[number]) => {
  const productId = await putOnSale(owner, { name: 'A scarce tasbih', price: 100, quantity })
  page = await openAsShopper({ width })
  await page.goto(`/buynow/${productId}`)
  await button('Add to cart').waitFor()
  return productId
}

const buyElsewhere = async (productId: string, orderQuantity: number) => {
  const other = await newShopper(sharedShop)
  const answer = await other.call('POST', '/order', {
    user: other.email,
    Address: 'House 12, Road 5',
    district: 'Dhaka',
    number: '01712345678',
    Payable: 100 * orderQuantity,
    order: [{ _id: productId, orderQuantity }],
  })
  expect(answer.status).toBe(201)
}

test('on a phone: what others bought meanwhile can be mended without typing anew', async () => {
  const width = 360
  const productId = await openScarce(3, width)
  await button('One more').click()
  await button('One more').click()
  await button('Add to cart').click()
  await seeAlert(page, '3 Items Added to cart')
  await page.goto('/checkout')
  await fillIn(page)
  await buyElsewhere(productId, 2)

  await button('PLACE ORDER').click()
  await seeAlert(page, 'Nothing was ordered: there is not enough in stock.')
  await page.getByText('Only 1 in stock').waitFor()
  expect(await page.getByLabel('Address').inputValue()).toBe('House 14, Road 7, Shekhertek')
  await button('Take 1 of A scarce tasbih').click()
  await page.getByText('Only 1 in stock').waitFor({ state: 'detached' })
  await button('PLACE ORDER').click()
  await seeAlert(page, 'Ordered Successful')
})

test('what is in a cart and sold out says so, and instead of the way to the checkout stands its removal', async () => {
  const productId = await openScarce(2, 360)
  await button('Add to cart').click()
  await seeAlert(page, '1 Items Added to cart')
  await buyElsewhere(productId, 2)

  await page.goto('/cart')
  await page.getByText('Out of stock. Remove it to go on.').waitFor()
  expect(await button('Remove A scarce tasbih').isEnabled()).toBe(true)
  expect(await button('Proceed Checkout').count()).toBe(0)
  await page.getByRole('button', { name: 'Remove it', exact: true }).click()
  await page.getByText('Your cart is empty.').waitFor()
})

test('Yes that comes too late says that it has just been sold out', async () => {
  const productId = await openScarce(1, 360)
  await button('Buy now').click()
  await buyElsewhere(productId, 1)
  await button('Yes').click()
  await page.getByText('It has just been sold out.').waitFor()
})

test('a hold whose time is over says so, and what is still in stock can be ordered', async () => {
  await openScarce(2, 360)
  await page.clock.install()
  await button('Buy now').click()
  await button('Yes').click()
  await page.getByText('is held for you for another').waitFor()
  await page.clock.fastForward('15:01')
  await page.getByText('is no longer held for you.').waitFor()

  await fillIn(page)
  await button('PLACE ORDER').click()
  await seeAlert(page, 'Ordered Successful')
})

test('whoever holds the last piece finds it and the way to the checkout on its page', async () => {
  const productId = await openScarce(1, 360)
  await button('Buy now').click()
  await button('Yes').click()
  await page.getByText('is held for you for another').waitFor()
  await page.goBack()
  await page.getByText('1 held for you for another').waitFor()
  expect(await page.getByText('Out of stock').count()).toBe(0)

  await page.getByRole('link', { name: 'Go to checkout' }).click()
  await page.waitForURL(`**/checkout/${productId}?*`)
  await button('PLACE ORDER').waitFor()
})

test('on a phone: more than there are is refused in sight, above the bar that buys', async () => {
  await openScarce(2, 360)
  const quantity = page.getByRole('textbox', { name: 'Quantity' })
  await quantity.fill('9')
  await quantity.evaluate((field) => {
    const bar = document.querySelector('[data-buy-bar]')?.getBoundingClientRect().top ?? 0
    window.scrollBy(0, field.getBoundingClientRect().bottom - bar + 2)
  })
  await button('Add to cart').click()
  await expectInSight(page.getByRole('alert').filter({ hasText: 'Choose a whole number from 1 to 2' }))
})
