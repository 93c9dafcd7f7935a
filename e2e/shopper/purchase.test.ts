import type { Page } from 'playwright-core'
import { seeAlert } from '../support/alert.ts'
import { openPage, widths } from '../support/browser.ts'
import { sharedShop } from '../support/shared-shop.ts'
import { isForgotten, storedTexts } from '../support/stored-texts.ts'
import { findAttar, newShopper } from '../support/trade.ts'
import { fillIn, openWithCart, orders, putInCart, seeOrders, seePlaced } from './checkout.ts'
import { account, explore, freshEmail, logIn, newAccount, openAsShopper, password } from './shopper.ts'

let page: Page

const heading = (name: string) => page.getByRole('heading', { level: 1, name }).waitFor()
const button = (name: string) => page.getByRole('button', { name })
test.each(widths)('at %i px: sign up, review, cart, checkout, My Order', async (width) => {
  page = await openPage({ width })
  await page.goto('/signup')
  await page.getByLabel('Name').fill('Nova Sultana')
  await page.getByLabel('Email').fill(freshEmail())
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('Re-enter Password').fill(password)
  await button('Signup').click()
  await account(page).waitFor()

  await putInCart(page, 'Amber Attar in Cut Glass Bottle')
  expect(new URL(page.url()).pathname).toMatch(/^\/buynow\//)
  await page.getByLabel('Rating').selectOption('4')
  await page.getByPlaceholder('Whats in your mind ??').fill(`A calm scent at ${width}.`)
  await button('Send Feedback').click()
  await seeAlert(page, 'Reviewed')
  await page
    .getByRole('listitem')
    .filter({ hasText: `A calm scent at ${width}.` })
    .filter({ hasText: 'Nova Sultana' })
    .waitFor()
  expect(await page.getByPlaceholder('Whats in your mind ??').inputValue()).toBe('')

  await putInCart(page, 'Emerald Prayer Mat with Scalloped Arch')
  await account(page).click()
  await page.getByRole('link', { name: 'Cart', exact: true }).click()
  await heading('Cart')
  await button('One more: Emerald Prayer Mat').click()
  await page.getByText('855 TK x 2').waitFor()
  const total = await page.getByRole('definition').last().innerText()
  await page.getByRole('link', { name: 'Proceed Checkout' }).click()

  await heading('Checkout')
  await fillIn(page)
  await button('PLACE ORDER').click()
  await seeAlert(page, 'Ordered Successful')
  await seePlaced(page)
  await seeOrders(page, 1)
  await orders(page).filter({ hasText: "Shekhertek, Cox's Bazar" }).filter({ hasText: '01712-345678' }).waitFor()
  await orders(page).filter({ hasText: total }).waitFor()
  await page.goto('/cart')
  await page.getByText('Your cart is empty.').waitFor()
  expect(await button('Proceed Checkout').isDisabled()).toBe(true)
})

test('on a phone: Buy now holds the products and leads to their checkout', async () => {
  page = await openAsShopper({ width: 360 })
  await explore(page, 'Quran Majeed Large Print Emerald')
  await button('One more').click()
  await button('Buy now').click()
  const question = page.getByRole('alertdialog', {
    name: 'Are you sure want to Quran Majeed with Bangla Meaning, Large Print',
  })
  await question.getByRole('button', { name: 'Yes' }).click()

  await page.waitForURL('**/checkout/*')
  await page.getByText('is held for you for another').waitFor()
  await page.getByText('2 × 1,305 TK').waitFor()
  await fillIn(page)
  await button('PLACE ORDER').click()
  await seeAlert(page, 'Ordered Successful')
  await seeOrders(page, 1)
})

test('a visitor who buys logs in, is asked at once, and goes on to the checkout', async () => {
  page = await openPage({ width: 360 })
  await explore(page, 'Quran Majeed Large Print Emerald')
  await button('Buy now').click()
  await logIn(page, await newAccount())
  await page.getByRole('alertdialog').getByRole('button', { name: 'Yes' }).click()
  await page.waitForURL('**/checkout/*')
  await page.getByText('is held for you for another').waitFor()
})

test('a double click on PLACE ORDER orders once', async () => {
  page = await openWithCart()
  await page.goto('/checkout')
  await fillIn(page)
  await button('PLACE ORDER').dblclick()
  await seeAlert(page, 'Ordered Successful')
  await seeOrders(page, 1)
})

test('a device keeps nothing of an order that is answered, nor of whoever has logged out', async () => {
  const shopper = await newShopper(sharedShop)
  await shopper.putInCart((await findAttar(sharedShop)).id)
  page = await openPage({ as: shopper, keepsPages: true })
  await page.goto('/checkout')
  await fillIn(page)
  expect(await storedTexts(page)).toContain('House 14')
  await button('PLACE ORDER').click()
  await seePlaced(page)
  await isForgotten(page, /House 14|1712.?345678|১৭১২/)

  expect(await storedTexts(page)).toContain(shopper.email)
  await account(page).click()
  await button('Logout').click()
  await isForgotten(page, new RegExp([shopper.email, 'A Shopper', shopper.token].join('|')))
})

test('what was filled in outlives a reload', async () => {
  page = await openWithCart()
  await page.goto('/checkout')
  await fillIn(page)
  await page.reload()
  await heading('Checkout')
  await button('PLACE ORDER').click()
  await seeAlert(page, 'Ordered Successful')
})

test('mistakes are named in a summary that leads to the fields', async () => {
  page = await openWithCart({ width: 360 })
  await page.goto('/checkout')
  await page.getByLabel('Phone').fill('01712 34')
  await button('PLACE ORDER').click()

  const summary = page.getByRole('group', { name: 'There is a problem' })
  await summary.getByRole('link', { name: 'Write the address where we should deliver' }).waitFor()
  await summary.getByRole('link', { name: 'The phone number is too short' }).click()
  expect(await page.locator(':focus').getAttribute('id')).toBe('phone')
  expect(await page.getByLabel('Phone').inputValue()).toBe('01712 34')
})

test('a line that the shop does not remove comes back', async () => {
  page = await openWithCart()
  await page.goto('/cart')
  const remove = button('Remove Amber Attar in Cut Glass Bottle')
  await remove.waitFor()
  await page.route('**/graphql', (route) => route.abort())
  await remove.click()
  await seeAlert(page, 'it is as it was')
  await remove.waitFor()

  await page.unroute('**/graphql')
  await remove.click()
  await page.getByText('Your cart is empty.').waitFor()
})

test('a price that has changed is said, and can be accepted without typing anew', async () => {
  page = await openWithCart()
  await page.goto('/checkout')
  await fillIn(page)
  let changed = false
  await page.route('**/graphql', async (route) => {
    const body = route.request().postDataJSON()
    if (body.operationName !== 'PlaceOrder') return route.fallback()
    if (changed) return route.fallback()
    changed = true
    body.variables.input.expectedTotal -= 50
    return route.continue({ postData: JSON.stringify(body) })
  })
  await button('PLACE ORDER').click()
  await seeAlert(page, 'The price has changed from')
  await button('PLACE ORDER').click()
  await seeAlert(page, 'Ordered Successful')
  await seeOrders(page, 1)
})

test('signed out, My Order and the profile ask to log in', async () => {
  page = await openPage()
  for (const [address, text] of [
    ['/myOrder', 'Log in to see your orders.'],
    ['/userprofile', 'Log in to see your profile.'],
  ] as const) {
    await page.goto(address)
    await page.getByText(text).waitFor()
  }
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click()
  await logIn(page, await newAccount())
  await heading('Profile')
  await page.getByText('Not added').waitFor()
})
