import type { Page } from 'playwright-core'
import { openAsShopper } from '../shopper/shopper.ts'
import { seeAlert } from '../support/alert.ts'
import { openPage } from '../support/browser.ts'
import { expectInSight } from '../support/in-sight.ts'
import { sharedShop } from '../support/shared-shop.ts'
import { newShopper } from '../support/trade.ts'
import { openAsAdmin } from './admin.ts'
import { addProduct, deleteProduct, fillProduct, freshName, photo, sendProduct } from './products.ts'

const save = (page: Page) => page.getByRole('button', { name: 'Save changes' }).click()

const buy = async (productId: string, orderQuantity: number) => {
  const shopper = await newShopper(sharedShop)
  const { status } = await shopper.call('PUT', `/product/${productId}`, { orderQuantity, availableQuantity: 0 })
  expect(status).toBe(200)
}

describe('on a phone', () => {
  const width = 360
  test('a product is added with a photo, seen by everybody, changed while it sells, and deleted', async () => {
    const name = freshName()
    const admin = await openAsAdmin({ width })
    const visitor = await openPage({ width })
    await admin.goto('/addProduct')
    await fillProduct(admin, name)
    await admin.getByText('Shoppers pay 722 TK, with 850 TK crossed out.').waitFor()
    await admin.getByLabel('Choose pictures').setInputFiles(await photo())
    await admin.getByText('The picture is uploaded.').waitFor()
    const id = await sendProduct(admin)

    await visitor.goto(`/productDetail/${id}`)
    const picture = visitor.getByRole('img', { name })
    await picture.waitFor()
    expect(await picture.getAttribute('srcset')).toMatch(
      /-320\.webp 320w, \/images\/uploads\/.+-640\.webp 640w, .+-960\.webp 960w$/,
    )
    await visitor.waitForFunction(() =>
      [...document.images].some(({ src, naturalWidth }) => /uploads/.test(src) && naturalWidth > 0),
    )
    await visitor.getByText('45 available').waitFor()

    await admin.getByRole('link', { name: 'Change it' }).click()
    await admin.getByRole('heading', { level: 1, name: 'Update Product' }).waitFor()
    await admin.getByLabel('Price').fill('900')
    await admin.getByLabel('Quantity').fill('50')
    await buy(id, 2)
    await save(admin)
    await admin.getByText('It was 45, and it is 43 now. You typed 50.').waitFor()
    await admin.getByRole('button', { name: 'Add 5: 48' }).click()
    await seeAlert(admin, 'Product Updated')
    await visitor.reload()
    await visitor.getByText('48 available').waitFor()
    await visitor.getByText('765 BDT').first().waitFor()

    await deleteProduct(admin, name)
    await admin.getByRole('button', { name: `Delete ${name}` }).waitFor({ state: 'detached' })
    await visitor.reload()
    await visitor.getByRole('heading', { name: 'This page is not here' }).waitFor()
  })

  test('unsaved changes are asked about, outlive a reload, and a lost connection loses nothing', async () => {
    const name = freshName()
    const page = await openAsAdmin({ width })
    const id = await addProduct(page, name)
    await page.goto(`/manageProduct/${id}`)
    await page.getByLabel('Brand').fill('Mehkara')
    await page.getByRole('link', { name: 'Cancel' }).click()
    const question = page.getByRole('alertdialog', { name: 'Leave without saving?' })
    await question.getByRole('button', { name: 'Stay here' }).click()

    page.once('dialog', (dialog) => dialog.accept())
    await page.reload()
    await page.getByText('What you had typed before is back.').waitFor()
    expect(await page.getByLabel('Brand').inputValue()).toBe('Mehkara')

    await page.context().setOffline(true)
    await save(page)
    await page.getByText('The changes were not saved. What you typed is still here.').waitFor()
    await page.context().setOffline(false)
    await save(page)
    await seeAlert(page, 'Product Updated')
    await deleteProduct(page, name)
  })
})

test('on a phone a save that failed comes into sight, far above the button that was pressed', async () => {
  const page = await openAsAdmin({ width: 360 })
  await page.goto('/addProduct')
  await fillProduct(page, freshName())
  await page.getByLabel('Description').last().scrollIntoViewIfNeeded()
  await page.context().setOffline(true)
  await page.getByRole('main').getByRole('button', { name: 'Add Product' }).click()
  await expectInSight(page.getByRole('alert').filter({ hasText: 'the product may have been added' }))

  await page.context().setOffline(false)
  page.once('dialog', (dialog) => dialog.accept())
})

test('the form speaks the other language without losing a word', async () => {
  const page = await openAsAdmin()
  await page.goto('/addProduct')
  await page.getByLabel('Name', { exact: true }).fill('Cedar Attar')
  await page.getByRole('banner').getByRole('button', { name: 'বাংলা' }).click()
  await page.getByRole('heading', { level: 1, name: 'পণ্য যোগ করুন' }).waitFor()
  expect(await page.getByLabel('নাম', { exact: true }).inputValue()).toBe('Cedar Attar')
})

test('files that are no pictures are refused at their field, and nothing typed is lost', async () => {
  const page = await openAsAdmin()
  await page.goto('/addProduct')
  await fillProduct(page, 'Cedar Attar')
  const field = page.getByLabel('Choose pictures')
  await field.setInputFiles({ name: 'cedar.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('only words') })
  await page.getByText('The shop cannot read this picture. Choose another one').waitFor()
  await field.setInputFiles({ name: 'large.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(5 * 1024 * 1024 + 1) })
  await page.getByText('This picture is larger than 5 MB. Choose a smaller one').waitFor()
  expect(await page.getByLabel('Price').inputValue()).toBe('850')
})

test('who does not manage the shop sees none of it, whatever address they type', async () => {
  const shopper = await openAsShopper()
  const visitor = await openPage()
  for (const address of ['/addProduct', '/manageProduct', '/importProducts']) {
    await shopper.goto(address)
    await shopper.getByText('Only people who manage the shop can see this page.').waitFor()
    await visitor.goto(address)
    await visitor.waitForURL('**/login')
  }
})
