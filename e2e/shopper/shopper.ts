import { randomInt, randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { type Look, openPage } from '../support/browser.ts'
import { signUp } from '../support/people.ts'
import { sharedShop } from '../support/shared-shop.ts'
import { newShopper } from '../support/trade.ts'

export const password = 'a-password-of-mine'

/** An address that nobody has yet, so that no test finds what another one left. */
export const freshEmail = () => `shopper.${randomUUID().slice(0, 8)}@gmail.com`

/** A mobile number of Bangladesh that nobody has yet, as it is typed. */
export const freshNumber = () => `017${String(randomInt(1e8)).padStart(8, '0')}`

/** Somebody with an account, not logged in yet. */
export const newAccount = async () => {
  const email = freshEmail()
  await signUp(sharedShop.emulatorUrl, email, password)
  return email
}

/** Fills the log-in form that is open. */
export const logIn = async (page: Page, email: string, secret = password) => {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(secret)
  await page.getByRole('button', { name: 'Login' }).click()
}

export const account = (page: Page) => page.getByRole('button', { name: /^Account of/ })

/** A page of a shopper with a new account, logged in at an earlier visit. */
export const openAsShopper = async (look: Look = {}) => openPage({ ...look, as: await newShopper(sharedShop) })

// Before a page knows who has logged in, its products lead to the page for everybody.
const ownLinks = ':root[data-signed-in] article a[href^="/buynow/"], :root:not([data-signed-in]) article a'

/** Opens the product page of the first product that a search finds: that of shoppers, where somebody is logged in. */
export const explore = async (page: Page, words: string) => {
  await page.goto(`/search?q=${encodeURIComponent(words)}`)
  await page.locator(ownLinks).first().click()
  await page.getByText('Customer Reviews').waitFor()
}
