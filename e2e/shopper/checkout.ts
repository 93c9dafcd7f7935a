import type { Page } from 'playwright-core'
import { seeAlert } from '../support/alert.ts'
import { type Look, openPage } from '../support/browser.ts'
import { sharedShop } from '../support/shared-shop.ts'
import { findAttar, newShopper } from '../support/trade.ts'
import { explore } from './shopper.ts'

/** A page of a shopper who put an attar in the cart at an earlier visit. */
export const openWithCart = async (look: Look = {}): Promise<Page> => {
  const shopper = await newShopper(sharedShop)
  await shopper.putInCart((await findAttar(sharedShop)).id)
  return openPage({ ...look, as: shopper })
}

export const putInCart = async (page: Page, words: string) => {
  await explore(page, words)
  await page.getByRole('button', { name: 'Add to cart' }).click()
  await seeAlert(page, '1 Items Added to cart')
}

/** Fills the checkout in, the phone in Bangla digits. */
export const fillIn = async (page: Page) => {
  await page.getByLabel('Address').fill('House 14, Road 7, Shekhertek')
  await page.getByLabel('District').selectOption("Cox's Bazar")
  await page.getByLabel('Phone').fill('০১৭১২ ৩৪৫৬৭৮')
}

export const orders = (page: Page) => page.getByRole('article', { name: /^SS-/ })

/** My Order, with exactly so many. */
export const seeOrders = async (page: Page, count: number) => {
  await page.goto('/myOrder')
  await orders(page).first().waitFor()
  expect(await orders(page).count()).toBe(count)
}

/** Lets the order reach the shop and drops the response; nor can it be looked up whether it has arrived. */
export const loseAnswer = async (page: Page) => {
  await page.route('**/graphql', async (route) => {
    if (route.request().postDataJSON().operationName !== 'PlaceOrder') return route.fallback()
    await route.fetch()
    return route.abort()
  })
  await loseLookUp(page)
}

/** Nobody answers whether an order has arrived. */
export const loseLookUp = (page: Page) =>
  page.route('**/graphql', (route) =>
    route.request().postDataJSON().operationName === 'ArrivedOrder' ? route.abort() : route.fallback(),
  )

/** The page of the order that was just placed. */
export const seePlaced = async (page: Page) => {
  await page.getByRole('heading', { level: 1, name: 'Order placed' }).waitFor()
  expect(new URL(page.url()).pathname).toMatch(/^\/placed\/SS-/)
}
