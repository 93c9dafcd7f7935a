import type { Page } from 'playwright-core'
import { seeAlert } from '../support/alert.ts'
import { fillIn, loseAnswer, loseLookUp, openWithCart, seeOrders, seePlaced } from './checkout.ts'

// An order whose response was lost.
let page: Page

const button = (name: string) => page.getByRole('button', { name })

test('an answer that is lost after the order was placed: sending again makes no second one', async () => {
  page = await openWithCart()
  await page.goto('/checkout')
  await fillIn(page)
  await loseAnswer(page)
  await button('PLACE ORDER').click()
  await seeAlert(page, 'We do not know whether your order has reached us.')
  expect(await page.getByLabel('Address').inputValue()).toBe('House 14, Road 7, Shekhertek')

  await page.unroute('**/graphql')
  await button('PLACE ORDER').click()
  await seeAlert(page, 'Ordered Successful')
  await seeOrders(page, 1)
})

test('a reload while the answer was lost: the order can be sent again and is placed once', async () => {
  page = await openWithCart({ width: 360 })
  await page.goto('/checkout')
  await fillIn(page)
  await loseAnswer(page)
  await button('PLACE ORDER').click()
  await seeAlert(page, 'We do not know whether your order has reached us.')

  await page.unroute('**/graphql')
  await loseLookUp(page)
  await page.reload()
  await page.getByRole('heading', { name: 'Did your order reach us?' }).waitFor()
  await button('PLACE ORDER').click()
  await seeAlert(page, 'Ordered Successful')
  await seeOrders(page, 1)
})

test('after a reload an order whose answer was lost is looked up, and its page opens and stays', async () => {
  page = await openWithCart({ width: 360 })
  await page.goto('/checkout')
  await fillIn(page)
  await loseAnswer(page)
  await button('PLACE ORDER').click()
  await seeAlert(page, 'We do not know whether your order has reached us.')

  await page.unroute('**/graphql')
  await page.reload()
  await seePlaced(page)
  await page.getByText('Have ready in cash').waitFor()
  await page.reload()
  await seePlaced(page)
  await seeOrders(page, 1)
})
