import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { askShop } from '../support/ask-shop.ts'
import { openAsAdmin } from './admin.ts'
import { deleteProduct, freshName } from './products.ts'

let page: Page
beforeEach(async () => {
  page = await openAsAdmin({ width: 360 })
})

const header = 'id,categoryCode,name,price,quantity'
const choose = (rows: string[]) =>
  page.getByLabel(/^Choose/).setInputFiles({
    name: 'products.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from([header, ...rows].join('\n')),
  })

test('a spreadsheet with mistakes changes nothing and names every row; mended, it is imported', async () => {
  const name = freshName()
  await page.goto('/importProducts')
  await choose([`,77,${name},850,45`, `,78,${name},8.5,many`])
  const problems = page.getByRole('table', { name: '3 problems in this file' })
  await problems.waitFor()
  expect(await problems.getByRole('rowheader').allTextContents()).toEqual(['3', '3', '3'])
  expect(await page.getByRole('button', { name: /^Import / }).count()).toBe(0)

  await choose([`,77,${name},850,45`])
  await page.getByText('1 new, 0 changed', { exact: true }).waitFor()
  await page.getByRole('button', { name: 'Import 1 product' }).click()
  await page.getByRole('heading', { name: 'The products are imported' }).waitFor()
  await deleteProduct(page, name)
})

test('the export is a file of the day with every product, and comes back as nothing new', async () => {
  await page.goto('/manageProduct')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export CSV' }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^products-\d{4}-\d{2}-\d{2}\.csv$/)
  const content = await readFile(await download.path(), 'utf8')
  expect(content).toContain('Rose Attar Roll On')
  // Other tests change products of their own meanwhile, and buy others.
  const [header = '', ...rows] = content.split('\r\n')
  const demoProducts = rows.filter((row) => /Hadith|Borka/.test(row))

  await page.goto('/importProducts')
  await page.getByLabel(/^Choose/).setInputFiles({
    name: 'again.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from([header, ...demoProducts].join('\r\n')),
  })
  await page.getByText('0 new, 0 changed', { exact: true }).waitFor()
  await page.getByText(/nothing to import/).waitFor()
})

test('without a connection the check fails with a way to try again', async () => {
  await page.goto('/importProducts')
  await page.getByLabel(/^Choose/).waitFor({ state: 'attached' })
  await page.context().setOffline(true)
  await choose([`,77,${freshName()},850,45`])
  await page.getByText('The shop did not answer. Check your connection, then try again.').waitFor()
  await page.context().setOffline(false)
  await page.getByRole('button', { name: 'Check the file again' }).click()
  await page.getByText('1 new, 0 changed', { exact: true }).waitFor()
})

test('an import whose answer is lost is pressed again, and its product is there once', async () => {
  const name = freshName()
  await page.goto('/importProducts')
  await choose([`,77,${name},850,45`])
  await page.route(
    '**/import/products?dryRun=false',
    async (route) => {
      await route.fetch()
      await route.abort()
    },
    { times: 1 },
  )
  await page.getByRole('button', { name: 'Import 1 product' }).click()
  await page.getByText(/nothing is imported twice/).waitFor()
  await page.getByRole('button', { name: 'Import again' }).click()
  await page.getByRole('heading', { name: 'The products are imported' }).waitFor()

  const products: { name: string }[] = await (await askShop(`${process.env.SHOP_URL}/product`)).json()
  expect(products.filter((product) => product.name === name)).toHaveLength(1)
  await deleteProduct(page, name)
})
