import type { Locator, Page } from 'playwright-core'
import sharp from 'sharp'
import { seeAlert } from '../support/alert.ts'
import { openPage } from '../support/browser.ts'
import { sharedShop } from '../support/shared-shop.ts'
import { demoOwner, findAttar, newShopper, putOnSale } from '../support/trade.ts'
import { account } from './shopper.ts'

const failed = 'This part could not be loaded'

/** Loses the files of such names on their way. @returns what lets them through again */
const lose = async (page: Page, name: string) => {
  const files = `**/assets/${name}-*.js`
  await page.route(files, (route) => route.abort())
  return () => page.unroute(files)
}

/** Presses again where the browser has to load the page anew before it asks for the file. */
const pressUntil = async (button: Locator, shown: Locator) => {
  do await button.click()
  while (
    !(await shown.waitFor({ timeout: 3000 }).then(
      () => true,
      () => false,
    ))
  )
}

const retry = (page: Page) => page.getByRole('alert').getByRole('button', { name: 'Try again' })

/** Something new that has a size chart. @returns its id */
const measured = async () => {
  const owner = await demoOwner(sharedShop)
  const id = await putOnSale(owner, { name: 'Measured tasbih', price: 300, quantity: 5 })
  const query = `mutation ($id: ID!, $chart: SizeChartInput) {
    saveVariants(productId: $id, input: { variants: [{ size: "M", quantity: 5 }] }) { id }
    saveSizeChart(productId: $id, chart: $chart) { id }
  }`
  const chart = { unit: 'CM', columns: [{ name: 'Length' }], rows: [{ size: 'M', cells: ['40'] }] }
  const { body } = await owner.call('POST', '/graphql', { query, variables: { id, chart } })
  expect(body).toMatchObject({ data: { saveSizeChart: { id } } })
  return id
}

const frameStands = async (page: Page) => {
  await page.getByRole('banner').getByRole('link', { name: 'Sunnah Store' }).waitFor()
  await page.getByRole('article').first().waitFor()
  await page.getByRole('contentinfo').waitFor()
}

test('where the file of the account does not come, the page stands with the cart, and a press asks for it again', async () => {
  const page = await openPage({ width: 360, as: await newShopper(sharedShop) })
  const letThrough = await lose(page, 'signed-in-corner')
  await page.goto('/')
  const again = page.getByRole('button', { name: 'Try again: Account of A Shopper' })
  await again.waitFor()
  await frameStands(page)
  await page.getByRole('banner').getByRole('link', { name: 'Cart' }).waitFor()

  await letThrough()
  await again.click()
  await account(page).waitFor()
})

test('where the file of the admin pages’ links does not come, the page stands, and they can be asked for again', async () => {
  const page = await openPage({ as: await demoOwner(sharedShop) })
  const letThrough = await lose(page, 'manage-links')
  await page.goto('/')
  await seeAlert(page, failed)
  await frameStands(page)

  await letThrough()
  await retry(page).click()
  await page.getByRole('link', { name: 'All Orders' }).first().waitFor()
  expect(await page.getByRole('alert').count()).toBe(0)
})

test.each(['own-review-form', 'use-shop-form'])(
  'where %s does not come, a product stands with its price and its buttons, and the form can be asked for again',
  async (file) => {
    const page = await openPage({ width: 360, as: await newShopper(sharedShop) })
    const { id } = await findAttar(sharedShop)
    const letThrough = await lose(page, file)
    await page.goto(`/buynow/${id}`)
    await seeAlert(page, failed)
    await page.getByRole('button', { name: 'Buy now' }).waitFor()

    // As often as it does not come.
    await retry(page).click()
    await seeAlert(page, failed)
    await letThrough()
    await retry(page).click()
    await page.getByPlaceholder('Whats in your mind ??').waitFor()
  },
)

test.each([
  ['en-US', 'zoomed-picture', 'Enlarge the picture', failed],
  ['en-US', 'size-chart-dialog', 'Size chart', failed],
  ['bn-BD', 'size-chart-dialog', 'সাইজ চার্ট', 'এই অংশটি লোড করা যায়নি'],
])(
  'in %s, where %s does not come, a message says so, and the next press opens it',
  async (locale, file, name, said) => {
    const page = await openPage({ width: 360, locale })
    await page.goto(`/productDetail/${file === 'zoomed-picture' ? (await findAttar(sharedShop)).id : await measured()}`)
    const letThrough = await lose(page, file)
    const open = page.getByRole('button', { name, exact: true })
    await open.click()
    await seeAlert(page, said)
    expect(await page.getByRole('dialog').count()).toBe(0)

    await letThrough()
    await pressUntil(open, page.getByRole('dialog'))
  },
)

test('where the file of the way in by phone does not come, the log-in stands, and pressing again asks for it', async () => {
  const page = await openPage({ width: 360 })
  await page.goto('/login')
  const letThrough = await lose(page, 'phone-form')
  const byPhone = page.getByRole('button', { name: 'Continue With Phone' })
  await byPhone.click()
  await seeAlert(page, failed)
  await page.getByRole('button', { name: 'Continue With Email' }).click()
  await page.getByLabel('Email').waitFor()

  await letThrough()
  await pressUntil(byPhone, page.getByLabel('Mobile number'))
})

test('where the files for the photos of reviews and for hiding those do not come, the reviews stand', async () => {
  const owner = await demoOwner(sharedShop)
  const id = await putOnSale(owner, { name: 'Tasbih of lost files', price: 300, quantity: 5 })
  const page = await openPage({ width: 360, as: await newShopper(sharedShop) })
  await page.goto(`/buynow/${id}`)
  await page.getByLabel('Rating').selectOption('4')
  await page.getByPlaceholder('Whats in your mind ??').fill('Smooth beads.')
  const picture = sharp({ create: { width: 500, height: 500, channels: 3, background: '#b07400' } })
  const photo = { name: 'tasbih.jpg', mimeType: 'image/jpeg', buffer: await picture.jpeg().toBuffer() }
  await page.getByLabel('Add photos, up to 3').setInputFiles(photo)
  await page.getByRole('img', { name: 'Your photo 1' }).waitFor()
  await page.getByRole('button', { name: 'Send Feedback' }).click()
  await seeAlert(page, 'Reviewed')

  const ofReview = page.getByRole('button', { name: /^Photo 1 by/ })
  const letThrough = await lose(page, 'zoomed-picture')
  await ofReview.click()
  await seeAlert(page, failed)
  await letThrough()
  await pressUntil(ofReview, page.getByRole('dialog').getByRole('img'))

  const admin = await openPage({ width: 360, as: owner })
  const letAdmin = await lose(admin, 'hide-review')
  await admin.goto(`/productDetail/${id}`)
  const again = admin.getByRole('button', { name: `Try again: ${failed}` })
  await again.waitFor()
  await admin.getByText('Smooth beads.').waitFor()
  await letAdmin()
  await again.click()
  await admin.getByRole('button', { name: /^Hide/ }).waitFor()
})
