import type { Page } from 'playwright-core'
import { seeAlert } from '../support/alert.ts'
import { openPage } from '../support/browser.ts'
import { sharedShop } from '../support/shared-shop.ts'
import { demoOwner, findAttar, newShopper, putOnSale, type SignedIn } from '../support/trade.ts'
import { fillIn, loseAnswer, loseLookUp, seeOrders, seePlaced } from './checkout.ts'

// One shopper, the same shop open twice.
let first: Page
let second: Page
let owner: SignedIn
beforeAll(async () => {
  owner = await demoOwner(sharedShop)
})
let shopper: SignedIn
beforeEach(async () => {
  shopper = await newShopper(sharedShop)
  first = await openPage({ as: shopper })
  second = await first.context().newPage()
})

const place = (page: Page) => page.getByRole('button', { name: 'PLACE ORDER' }).click()
const putOn = (name: string) => putOnSale(owner, { name, price: 100, quantity: 9 })

test('a checkout that is open twice is ordered once', async () => {
  const product = await putOn('A tasbih for two tabs')
  for (const page of [first, second]) {
    await page.goto(`/checkout/${product}`)
    await fillIn(page)
  }
  await place(first)
  await seeAlert(first, 'Ordered Successful')
  await place(second)
  await seePlaced(second)

  await seeOrders(first, 1)
})

test('a cart that was changed in another tab is shown before it is ordered', async () => {
  await shopper.putInCart((await findAttar(sharedShop)).id)
  await shopper.putInCart(await putOn('A tasbih to be taken out'))
  await first.goto('/checkout')
  await fillIn(first)
  await second.goto('/cart')
  const removed = second.waitForResponse((answer) => /RemoveFromCart/.test(answer.request().postData() ?? ''))
  await second.getByRole('button', { name: 'Remove A tasbih to be taken out' }).click()
  await removed

  await place(first)
  await seeAlert(first, 'Your cart has changed meanwhile. Nothing was ordered.')
  expect(await first.getByRole('heading', { name: 'A tasbih to be taken out' }).count()).toBe(0)
  await place(first)
  await seeAlert(first, 'Ordered Successful')
})

test('an order whose answer was lost is asked about in a new tab, and ordered once', async () => {
  const product = await putOn('A tasbih in a closed tab')
  await first.goto(`/checkout/${product}`)
  await fillIn(first)
  await loseAnswer(first)
  await place(first)
  await seeAlert(first, 'We do not know whether your order has reached us.')
  await first.close()

  await loseLookUp(second)
  await second.goto(`/checkout/${product}`)
  await second.getByRole('heading', { name: 'Did your order reach us?' }).waitFor()
  await second.getByText('A tasbih in a closed tab').waitFor()
  await place(second)
  await seeAlert(second, 'Ordered Successful')
  await seeOrders(second, 1)
})
