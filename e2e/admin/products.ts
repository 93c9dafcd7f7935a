import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { seeAlert } from '../support/alert.ts'

/** A name that no other product has. */
export const freshName = () => `Cedar Attar ${randomUUID().slice(0, 8)}`

/** A photo as a phone takes it. */
export const photo = async () => ({
  name: 'cedar.jpg',
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 1200, height: 1200, channels: 3, background: '#b07400' } })
    .jpeg()
    .toBuffer(),
})

/** Fills the form of a new product that is open. */
export const fillProduct = async (page: Page, name: string) => {
  await page.getByLabel('Product code').selectOption({ label: 'Attar (77)' })
  await page.getByLabel('Name', { exact: true }).fill(name)
  await page.getByLabel('Name in Bangla').fill('সিডার আতর')
  await page.getByLabel('Quantity').fill('৪৫')
  await page.getByLabel('Price').fill('850')
  await page.getByLabel('Discount').fill('15')
}

/** Adds a product and answers its id. */
export const addProduct = async (page: Page, name: string) => {
  await page.goto('/addProduct')
  await fillProduct(page, name)
  return sendProduct(page)
}

/** Sends the form of a new product and answers the product's id. */
export const sendProduct = async (page: Page) => {
  await page.getByRole('main').getByRole('button', { name: 'Add Product' }).click()
  await seeAlert(page, 'Product Successfully Added')
  const address = await page.getByRole('link', { name: 'See it in the shop' }).getAttribute('href')
  return address?.split('/').at(-1) ?? ''
}

/** Deletes a product over the list that finds it by its name. */
export const deleteProduct = async (page: Page, name: string) => {
  await page.goto(`/manageProduct?q=${encodeURIComponent(name)}`)
  await page.getByRole('button', { name: `Delete ${name}` }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await seeAlert(page, 'deleted')
}
