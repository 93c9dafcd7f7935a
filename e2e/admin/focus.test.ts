import type { Page } from 'playwright-core'
import { seeAlert } from '../support/alert.ts'
import { sharedShop } from '../support/shared-shop.ts'
import { newShopper } from '../support/trade.ts'
import { openAsAdmin } from './admin.ts'
import { addProduct, deleteProduct, freshName } from './products.ts'

let page: Page
beforeEach(async () => {
  page = await openAsAdmin()
})

const focused = () => page.locator(':focus')

test('the arrow keys go through the categories one by one', async () => {
  await page.goto('/manageProduct')
  const category = page.getByLabel('Category')
  await category.focus()
  for (const code of ['11', '22']) {
    await page.keyboard.press('ArrowDown')
    await page.waitForURL(`**/manageProduct?category=${code}`)
  }
  expect(await category.evaluate((select) => select.matches(':focus'))).toBe(true)
})

test('after a delete the focus is on the heading while other rows remain', async () => {
  const name = freshName()
  await addProduct(page, name)
  await addProduct(page, `${name} twice`)
  await page.goto(`/manageProduct?q=${encodeURIComponent(name)}`)
  await page.getByRole('button', { name: `Delete ${name} twice` }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).press('Enter')
  await seeAlert(page, 'deleted')
  await page.getByRole('alertdialog').waitFor({ state: 'detached' })
  expect(await focused().innerText()).toBe('Manage Product')
  await deleteProduct(page, name)
})

test('whoever makes somebody an admin goes on from that row', async () => {
  const { email } = await newShopper(sharedShop)
  await page.goto(`/manageUsers?q=${encodeURIComponent(email)}`)
  await page.getByRole('button', { name: 'Make Admin' }).click()
  await page.getByRole('alertdialog').getByRole('checkbox').check()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Make Admin' }).press('Enter')
  await page.getByRole('button', { name: 'Admin', exact: true }).waitFor()
  await page.getByRole('alertdialog').waitFor({ state: 'detached' })
  expect(await focused().getAttribute('tabindex')).toBe('-1')
  expect(await focused().innerText()).toContain('A Shopper')
})
