import type { Page } from 'playwright-core'
import { askShop } from '../support/ask-shop.ts'
import { look } from '../support/look.ts'
import { openAsAdmin } from './admin.ts'

// The demo shop's own: others come and go with other tests.
const openFirst = async (page: Page) => {
  await page.goto('/manageProduct?category=11')
  await page
    .getByRole('link', { name: /^Edit / })
    .first()
    .click()
  await page.getByLabel('Brand').waitFor()
}

const openPanjabi = async (page: Page) => {
  await page.goto('/manageProduct?q=Cotton+Panjabi')
  await page.getByRole('link', { name: 'Edit Cotton Panjabi, Plain' }).click()
  await page.getByText(/ pieces in \d+ kinds/).waitFor()
}

const pieces = (page: Page) => page.getByRole('textbox', { name: /^Pieces, / }).first()

const check = async (page: Page, row: string) => {
  await page.goto('/importProducts')
  const content = `id,categoryCode,name,price,quantity\n${row}\n`
  await page
    .getByLabel(/^Choose/)
    .setInputFiles({ name: 'products.csv', mimeType: 'text/csv', buffer: Buffer.from(content) })
}

/** A row that adds a product once more, and rows that change three. */
const rowsOfProducts = async () => {
  const answer = await askShop(`${process.env.SHOP_URL}/product`)
  const products: { _id: string; p_id: number; name: string; price: number; quantity: number }[] = await answer.json()
  // The demo shop's own: others come and go with other tests.
  const books = products.filter(({ p_id }) => p_id === 11)
  const rows = books
    .slice(0, 3)
    .map(({ _id, p_id, name, price, quantity }) => `${_id},${p_id},"Another ${name}",${price + 1},${quantity}`)
  return [...books.slice(0, 1).map(({ p_id, name }) => `,${p_id},"${name}",850,45`), ...rows].join('\n')
}

const screens = [
  [
    'Manage Product',
    async (page: Page) => {
      await page.goto('/manageProduct')
      await page.getByRole('table').waitFor()
    },
  ],
  [
    'a search without a result',
    async (page: Page) => {
      await page.goto('/manageProduct?q=zzzzzz')
      await page.getByText('No product fits this search.').waitFor()
    },
  ],
  [
    'the question of a delete',
    async (page: Page) => {
      await page.goto('/manageProduct')
      await page
        .getByRole('button', { name: /^Delete / })
        .first()
        .click()
      await page.getByRole('alertdialog').waitFor()
    },
  ],
  [
    'Add Product',
    async (page: Page) => {
      await page.goto('/addProduct')
      await page.getByLabel('Price').fill('850')
      await page.getByText('Shoppers pay 850 TK.').waitFor()
    },
  ],
  [
    'Add Product with mistakes',
    async (page: Page) => {
      await page.goto('/addProduct')
      await page.getByRole('main').getByRole('button', { name: 'Add Product' }).click()
      await page.getByRole('group', { name: 'There is a problem' }).waitFor()
    },
  ],
  ['Update Product', openFirst],
  [
    'Sizes and colours, with a mistake',
    async (page: Page) => {
      await openPanjabi(page)
      await page.getByRole('link', { name: 'Sizes and colours', exact: true }).click()
      await pieces(page).fill('many')
      await page.getByRole('button', { name: 'Save', exact: true }).click()
      await page.getByRole('group', { name: 'There is a problem' }).waitFor()
    },
  ],
  [
    'more of one size in one colour',
    async (page: Page) => {
      await openPanjabi(page)
      await page.getByRole('link', { name: 'Sizes and colours', exact: true }).click()
      await page
        .getByRole('button', { name: /^More of / })
        .first()
        .click()
      await page.getByRole('dialog').waitFor()
    },
  ],
  [
    'Size chart',
    async (page: Page) => {
      await openPanjabi(page)
      await page.getByRole('link', { name: 'Size chart' }).click()
      await page.getByRole('button', { name: 'Add a column' }).click()
      await page.evaluate(() => scrollTo(0, 0))
    },
  ],
  [
    'the question of leaving',
    async (page: Page) => {
      await openFirst(page)
      await page.getByLabel('Brand').fill('Another')
      await page.getByRole('link', { name: 'Cancel' }).click()
      await page.getByRole('alertdialog').waitFor()
    },
  ],
  [
    'Import with problems',
    async (page: Page) => {
      await check(page, ',78,Cedar,8.5,many')
      await page.getByText('3 problems in this file').first().waitFor()
    },
  ],
  [
    'Import without',
    async (page: Page) => {
      await check(page, ',77,Cedar,850,45')
      await page.getByText('1 new, 0 changed', { exact: true }).waitFor()
    },
  ],
  [
    'Import of changes, and of what may be there already',
    async (page: Page) => {
      await check(page, await rowsOfProducts())
      await page.getByText('is in the shop already').waitFor()
      await page.getByText('What changes in 3 products').waitFor()
    },
  ],
] as const

test.each(screens)('%s has no fault, whatever the window', async (_, open) => {
  const page = await openAsAdmin({ width: 360 })
  await open(page)
  await look(page)
})
