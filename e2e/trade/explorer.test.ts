import type { Page } from 'playwright-core'
import { placeOrder } from '../admin/admin.ts'
import { openPage } from '../support/browser.ts'
import { sharedShop } from '../support/shared-shop.ts'
import { subscribed } from '../support/subscribed.ts'
import { demoOwner, newShopper } from '../support/trade.ts'

// What an integrator does in a browser at /graphql.
let page: Page
beforeEach(async () => {
  page = await openPage()
})

/** The explorer with this query, and with this token in its headers. */
const open = async (query: string, token: string) => {
  await page.addInitScript((text) => localStorage.setItem('graphiql:query', text), query)
  await page.goto('/graphql')
  await page.getByRole('button', { name: 'Headers' }).click()
  await page.getByRole('region', { name: 'Headers' }).getByRole('textbox').focus()
  await page.keyboard.insertText(JSON.stringify({ Authorization: `Bearer ${token}` }))
  await page.getByRole('button', { name: /^Execute query/ }).click()
}

const answer = (text: string) => page.getByRole('region', { name: 'Result Window' }).getByText(text).waitFor()

test('what stands in the headers pane says who asks', async () => {
  const { token } = await demoOwner(sharedShop)
  await open('{ me { isAdmin } }', token)
  await answer('true')
})

test('a subscription shows the orders that are placed meanwhile', async () => {
  const { token } = await demoOwner(sharedShop)
  const shopper = await newShopper(sharedShop)
  const listening = subscribed(page, 'Placed')
  await open('subscription Placed { orderPlaced { customerEmail } }', token)
  await page.getByRole('button', { name: /^Stop query/ }).waitFor()
  await listening

  await placeOrder(sharedShop, shopper)
  await answer('@gmail.com')
})
