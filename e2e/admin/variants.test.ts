import type { Page } from 'playwright-core'
import { openPage, widths } from '../support/browser.ts'
import { openAsAdmin } from './admin.ts'
import { addProduct, deleteProduct, freshName } from './products.ts'

const save = async (page: Page) => {
  await page.getByRole('button', { name: 'Save', exact: true }).click()
}
const isSaved = (page: Page) => page.getByText('No changes', { exact: true }).waitFor()
const pieces = (page: Page, variant: string) => page.getByRole('textbox', { name: `Pieces, ${variant}` })

test.each(widths)(
  'at %i px: an owner adds a run and its stock; another one meanwhile is asked about',
  async (width) => {
    const name = freshName()
    const page = await openAsAdmin({ width })
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

    const other = await openAsAdmin({ width })
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

    const visitor = await openPage({ width })
    await visitor.goto(`/productDetail/${id}?size=S&color=White`)
    await visitor.getByText('20 available in White · S').waitFor()
    await deleteProduct(page, name)
  },
)
