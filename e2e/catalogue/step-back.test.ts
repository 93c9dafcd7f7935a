import type { Page } from 'playwright-core'
import { openPage } from '../support/browser.ts'
import { sharedShop } from '../support/shared-shop.ts'
import { newShopper, type SignedIn } from '../support/trade.ts'

const dialog = (page: Page) => page.getByRole('dialog')
/** A step back closes it from the moment on in which it has been painted. */
const opened = (page: Page) => page.waitForFunction(() => history.state?.layer !== undefined)
const closed = (page: Page) => dialog(page).waitFor({ state: 'hidden' })

/** A phone on a category, with home behind it. */
const openPanjabis = async (as?: SignedIn) => {
  const page = await openPage({ width: 360, touch: true, ...(as && { as }) })
  await page.goto('/')
  await page.getByRole('article').first().waitFor()
  await page.goto('/panjabi')
  await page.getByRole('article').first().waitFor()
  return page
}

const openFirst = (page: Page) => page.getByRole('article').first().getByRole('link').first().click()

test('a step back closes the filters and keeps what was chosen; the next one takes it off', async () => {
  const page = await openPanjabis()
  const filter = page.getByRole('button', { name: 'Filter' })
  await filter.click()
  await opened(page)
  await page.goBack()
  await closed(page)
  expect(new URL(page.url()).pathname).toBe('/panjabi')

  await filter.click()
  await dialog(page)
    .getByRole('checkbox', { name: /^Silk, / })
    .click()
  await page.waitForURL('**/panjabi?materials=Silk')
  await page.goBack()
  await closed(page)
  await page.waitForURL('**/panjabi?materials=Silk')
  await page.getByRole('link', { name: 'Take off: Silk' }).waitFor()

  await page.goBack()
  await page.waitForURL('**/panjabi')
  await page.getByRole('link', { name: 'Take off: Silk' }).waitFor({ state: 'detached' })
  await page.goBack()
  await page.waitForURL((url) => url.pathname === '/')
})

test('a step back closes the menu, and its links leave no entry behind', async () => {
  const page = await openPanjabis()
  const menu = page.getByRole('button', { name: 'Menu' })
  await menu.click()
  await opened(page)
  await page.goBack()
  await closed(page)
  expect(new URL(page.url()).pathname).toBe('/panjabi')

  await menu.click()
  await dialog(page).getByRole('link', { name: 'Tupi' }).click()
  await page.waitForURL('**/tupi')
  await closed(page)
  await page.goBack()
  await page.waitForURL('**/panjabi')
  await page.goBack()
  await page.waitForURL((url) => url.pathname === '/')
})

test('a step back closes an enlarged picture; closed by its cross, it costs no step of its own', async () => {
  const page = await openPanjabis()
  await openFirst(page)
  const enlarge = page.getByRole('button', { name: 'Enlarge the picture' })
  await enlarge.click()
  await opened(page)
  await page.goBack()
  await closed(page)
  await enlarge.click()
  await dialog(page).getByRole('button', { name: 'Close' }).click()
  await closed(page)
  await enlarge.waitFor()

  await page.goBack()
  await page.waitForURL('**/panjabi')
})

test('an enlarged picture that a reload has closed costs no step', async () => {
  const page = await openPanjabis()
  await openFirst(page)
  await page.getByRole('button', { name: 'Enlarge the picture' }).click()
  await opened(page)
  await page.reload()
  await page.waitForFunction(() => document.documentElement.dataset.open === '')
  await closed(page)

  await page.goBack()
  await page.waitForURL('**/panjabi')
})

test('a question that leads to the checkout leaves no entry behind', async () => {
  const page = await openPanjabis(await newShopper(sharedShop))
  await page.goto('/search?q=Amber+Attar+in+Cut+Glass+Bottle')
  // Before the page knows who has logged in, its products lead to the page for everybody.
  await page.getByRole('article').first().locator('a[href^="/buynow/"]').first().click()
  await page.waitForURL('**/buynow/**')
  const product = page.url()
  await page.getByRole('button', { name: 'Buy now' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Yes' }).click()
  await page.waitForURL('**/checkout/**')

  await page.goBack()
  await page.waitForURL(product)
  await page.getByRole('button', { name: 'Buy now' }).waitFor()
  await page.goBack()
  await page.waitForURL('**/search?q=*')
})

test('a form that is saved in a dialog costs no step', async () => {
  const page = await openPanjabis(await newShopper(sharedShop))
  await page.goto('/userprofile')
  await page.getByRole('button', { name: 'Add an address' }).click()
  await dialog(page).getByLabel('What do you call it?').fill('Home')
  await dialog(page).getByLabel('Address').fill('House 14, Road 7')
  await dialog(page).getByLabel('District').selectOption('Dhaka')
  await dialog(page).getByLabel('Phone').fill('01712345678')
  await dialog(page).getByRole('button', { name: 'Save' }).click()
  await closed(page)

  await page.goBack()
  await page.waitForURL('**/panjabi')
})
