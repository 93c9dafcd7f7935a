import type { Locator, Page } from 'playwright-core'
import { account, logIn } from '../shopper/shopper.ts'
import { type Look, openPage } from '../support/browser.ts'
import { owner } from '../support/people.ts'
import type { Shop } from '../support/shared-shop.ts'
import { sharedShop } from '../support/shared-shop.ts'
import type { SignedIn } from '../support/trade.ts'

/** Logs the owner in on a page of that shop. */
export const logInAsOwner = async (page: Page, url = sharedShop.url) => {
  await page.goto(`${url}/login`)
  await logIn(page, owner.email, owner.password)
  await account(page).waitFor()
}

/** A page of the owner, logged in. */
export const openAsAdmin = async (look: Look = {}): Promise<Page> => {
  const page = await openPage(look)
  await logInAsOwner(page)
  return page
}

/** Orders one piece of something that there is plenty of. @returns the order's number */
export const placeOrder = async ({ url }: Shop, shopper: SignedIn): Promise<string> => {
  const answer = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      query: '{ products(search: "Amber Attar in Cut Glass Bottle", size: 1) { items { id discountedPrice } } }',
    }),
  })
  const { data }: { data: { products: { items: [{ id: string; discountedPrice: number }] } } } = await answer.json()
  const [{ id, discountedPrice }] = data.products.items
  const { status, body } = await shopper.call('POST', '/order', {
    user: shopper.email,
    Address: 'House 14, Road 7\nShekhertek',
    district: 'Dhaka',
    number: '01712345678',
    Payable: discountedPrice,
    order: { _id: id, orderQuantity: 1 },
  })
  if (status !== 201) throw new Error(JSON.stringify(body))
  return (body as { orderNumber: string }).orderNumber
}

/** Orders until what shows an order is there: nothing says from when on a page listens. */
export const orderUntilSeen = async (shop: Shop, shopper: SignedIn, shown: (number: string) => Locator) => {
  for (;;) {
    const number = await placeOrder(shop, shopper)
    const seen = await shown(number)
      .waitFor({ timeout: 5000 })
      .then(() => true)
      .catch(() => false)
    if (seen) return number
  }
}
