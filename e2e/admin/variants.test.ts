import type { Page } from 'playwright-core'
import { openPage } from '../support/browser.ts'
import { look } from '../support/look.ts'
import { openAsAdmin } from './admin.ts'
import { addProduct, deleteProduct, freshName } from './products.ts'

const save = async (page: Page) => {
  await page.getByRole('button', { name: 'Save', exact: true }).click()
}
const isSaved = (page: Page) => page.getByText('No changes', { exact: true }).waitFor()
const pieces = (page: Page, variant: string) => page.getByRole('textbox', { name: `Pieces, ${variant}` })

test('on a phone: an owner adds a run and its stock; another one meanwhile is asked about', async () => {
  const name = freshName()
  const page = await openAsAdmin({ width: 360 })
  const id = await addProduct(page, name)
  await page.goto(`/manageProduct/${id}`)
  await page.getByRole('link', { name: 'Sizes and colours', exact: true }).click()
  await page.getByRole('textbox', { name: 'Add to Size' }).fill('S, M,')
  await page.getByRole('textbox', { name: 'Add to Colour' }).fill('White = সাদা')
  await page.getByRole('textbox', { name: 'Add to Colour' }).press('Enter')
  await page.getByRole('button', { name: 'Add 2 for White' }).click()
  await pieces(page, 'White · S').fill('5')
  await pieces(page, 'White · M').fill('৭')
  await save(page)
  await isSaved(page)

  const other = await openAsAdmin({ width: 360 })
  await other.goto(`/manageProduct/${id}/variants`)
  await pieces(other, 'White · S').fill('4')
  await pieces(page, 'White · S').fill('20')
  await save(other)
  await isSaved(other)
  await save(page)
  await page.getByText('White · S was sold while you were here: 4 left, you wrote 20.').waitFor()
  await page.getByRole('button', { name: 'Write 20' }).click()
  await save(page)
  await isSaved(page)

  const visitor = await openPage({ width: 360 })
  await visitor.goto(`/productDetail/${id}?size=S&color=White`)
  await visitor.getByText('20 available in White · S').waitFor()
  await deleteProduct(page, name)
})

test('lines of a spreadsheet are looked over, taken and saved', async () => {
  const name = freshName()
  const page = await openAsAdmin({ width: 360 })
  const id = await addProduct(page, name)
  await page.goto(`/manageProduct/${id}/variants`)
  await page.getByRole('button', { name: 'Paste from a sheet' }).click()
  const cells = page.getByRole('textbox', { name: 'Cells of the spreadsheet' })
  await cells.fill('Size\tColour\tPieces\nS\tWhite\t5\nM\tWhite\tmany')
  await page.getByText('White · M: Enter the pieces as a whole number').waitFor()
  await look(page)
  await cells.fill('Size\tColour\tPieces\nS\tWhite\t5\nM\tWhite\t7')
  await look(page)
  await page.getByRole('button', { name: 'Write 2 rows into the table' }).click()
  await save(page)
  await isSaved(page)
  await page.reload()
  expect(await pieces(page, 'White · M').inputValue()).toBe('7')
  await deleteProduct(page, name)
})
