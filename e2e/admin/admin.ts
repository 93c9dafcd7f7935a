import type { Page } from 'playwright-core'
import { type Look, openPage } from '../support/browser.ts'
import type { Shop } from '../support/shared-shop.ts'
import { sharedShop } from '../support/shared-shop.ts'
import { subscribed } from '../support/subscribed.ts'
import { demoOwner, findAttar, type SignedIn } from '../support/trade.ts'

/** A page of the owner, logged in at an earlier visit. */
export const openAsAdmin = async (look: Look = {}): Promise<Page> =>
  openPage({ ...look, as: await demoOwner(sharedShop) })

/** Opens a list of orders and waits until it hears of them. Before it is there, the menu's count is told on the same subscription. */
export const openLiveOrders = async (page: Page, address: string): Promise<void> => {
  const connected = Promise.all(['OrderPlaced', 'OrderChanged'].map((name) => subscribed(page, name)))
  await page.goto(address)
  await connected
  await page.getByPlaceholder('Number, name or phone').waitFor()
}

/** Orders one piece of something that there is plenty of. @returns the order's number */
export const placeOrder = async (shop: Shop, shopper: SignedIn, phone = '01712345678'): Promise<string> => {
  const { id, discountedPrice } = await findAttar(shop)
  const { status, body } = await shopper.call('POST', '/order', {
    user: shopper.email,
    Address: 'House 14, Road 7\nShekhertek',
    district: 'Dhaka',
    number: phone,
    Payable: discountedPrice,
    order: { _id: id, orderQuantity: 1 },
  })
  if (status !== 201) throw new Error(JSON.stringify(body))
  return (body as { orderNumber: string }).orderNumber
}
