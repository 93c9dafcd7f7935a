import type { Page } from 'playwright-core'
import { seeAlert } from '../support/alert.ts'
import { openPage, type widths } from '../support/browser.ts'
import { sharedShop } from '../support/shared-shop.ts'
import { demoOwner, newShopper, putOnSale, type SignedIn } from '../support/trade.ts'
import { account, explore, freshEmail, logIn, newAccount, password } from './shopper.ts'

let page: Page
let owner: SignedIn
beforeAll(async () => {
  owner = await demoOwner(sharedShop)
})

const button = (name: string) => page.getByRole('button', { name })
const name = (text: string) => page.getByRole('heading', { level: 2, name: text })
const putOn = (text: string) => putOnSale(owner, { name: text, price: 100, quantity: 9 })

const openCart = async (width: (typeof widths)[number], ...names: string[]) => {
  const shopper = await newShopper(sharedShop)
  const ids: string[] = []
  for (const text of names) ids.push(await putOn(text))
  for (const id of ids) await shopper.putInCart(id)
  page = await openPage({ width, as: shopper })
  await page.goto('/cart')
  return ids
}

test('on a phone: what a visitor adds is in the cart after the log-in', async () => {
  const width = 360
  page = await openPage({ width })
  await explore(page, 'Amber Attar in Cut Glass Bottle')
  await button('One more').click()
  await button('Add to cart').click()
  await page.waitForURL('**/login')
  await logIn(page, await newAccount())

  await seeAlert(page, '2 Items Added to cart')
  expect(new URL(page.url()).pathname).toMatch(/^\/buynow\//)
  await page.reload()
  await page.getByText('Customer Reviews').waitFor()
  await page.goto('/cart')
  await name('Amber Attar in Cut Glass Bottle').waitFor()
  expect(await page.getByRole('textbox', { name: 'Quantity of Amber Attar' }).inputValue()).toBe('2')
})

test('what a visitor adds is in the cart after a sign-up too', async () => {
  page = await openPage({ width: 360 })
  await explore(page, 'Amber Attar in Cut Glass Bottle')
  await button('Add to cart').click()
  await page.getByRole('link', { name: 'Create Your account' }).click()
  await page.getByLabel('Name').fill('Nova Sultana')
  await page.getByLabel('Email').fill(freshEmail())
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('Re-enter Password').fill(password)
  await button('Signup').click()

  await seeAlert(page, '1 Items Added to cart')
  await account(page).waitFor()
})

test('on a phone: a line that was removed comes back where it was, and stays', async () => {
  const width = 360
  await openCart(width, 'A tasbih to be undone', 'A second tasbih')
  await button('Remove A tasbih to be undone').click()
  await page.getByText('Removed: A tasbih to be undone').waitFor()
  await button('Undo: A tasbih to be undone').click()
  await name('A tasbih to be undone').waitFor()
  await page
    .locator(':focus')
    .filter({ hasText: /^A tasbih to be undone$/ })
    .waitFor()

  await page.reload()
  await name('A tasbih to be undone').waitFor()
  expect(await page.getByRole('heading', { level: 2 }).allInnerTexts()).toEqual([
    'A tasbih to be undone',
    'A second tasbih',
    'Your Order',
  ])
})

test('what is sold out is removed on the way to the checkout, and a changed price is said there too', async () => {
  const [soldOut, dearer] = await openCart(360, 'A tasbih that sells out', 'A tasbih that becomes dearer')
  await owner.call('PUT', `/product/${soldOut}`, { availableQuantity: 0 })
  await owner.call('PUT', `/product/manage/${dearer}`, { price: 150 })
  await page.reload()

  await page.getByText('One product cannot be had any more.').waitFor()
  await page.getByText(/^The price is now 150 TK. It was 100 TK when you added it on/).waitFor()
  expect(await page.getByRole('definition').last().innerText()).toBe('150 TK')
  await button('Remove it and proceed').click()
  await page.getByRole('heading', { level: 1, name: 'Checkout' }).waitFor()
  await page.getByText(/^The price is now 150 TK. It was 100 TK/).waitFor()
  expect(await name('A tasbih that sells out').count()).toBe(0)
})
