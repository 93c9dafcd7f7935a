import { fireEvent, screen, within } from '@testing-library/react'
import { logInAfresh } from '../testing/fake-identity.ts'
import { box, change, inputOf, isSaved, openVariants, type Shop, save } from '../testing/variants-page.ts'

beforeEach(logInAfresh)
afterEach(() => jest.restoreAllMocks())

const paste = async (name: string, text: string) =>
  fireEvent.paste(await box(name), { clipboardData: { getData: () => text } })

test('cells of a spreadsheet fill the fields below and beside, and say what cannot be read', async () => {
  const shop = await openVariants()
  await paste('SKU, White · L', 'W-L\t১,২৫০\t1,300\r\nN-S\tmany\t\r\nN-L\t5\t\r\nX\t1\t1\r\n')

  expect(screen.getByText('3 rows filled. 1 more rows have no place here.')).toBeVisible()
  expect(await box('Pieces, White · L')).toHaveValue('১,২৫০')
  expect(await box('SKU, Navy · L')).toHaveValue('N-L')
  expect(await box('Pieces, Navy · S')).toHaveAccessibleDescription(
    'Enter the pieces as a whole number from 0 to 1,000,000',
  )
  await save(shop)
  expect(shop.SaveVariants).not.toHaveBeenCalled()
  await change(shop, 'Pieces, Navy · S', '8')
  await save(shop)
  await isSaved()
  expect(inputOf(shop)).toMatchObject({
    variants: [{}, { sku: 'W-L', quantity: 1250, price: 1300 }, { sku: 'N-S', quantity: 8 }, { quantity: 5 }],
  })
})

const openSheet = async (shop: Shop) => {
  await shop.user.click(await screen.findByRole('button', { name: 'Paste from a sheet' }))
  return within(await screen.findByRole('dialog', { name: 'Paste from a sheet' }))
}
const typeCells = (dialog: ReturnType<typeof within>, text: string) =>
  fireEvent.change(dialog.getByLabelText('Cells of the spreadsheet'), { target: { value: text } })

test('lines of a spreadsheet are looked over before they are taken: what they change, and what is new', async () => {
  const shop = await openVariants()
  const dialog = await openSheet(shop)
  expect(dialog.getByText(/the columns are Size, Colour, SKU, Pieces, Own price/)).toBeVisible()
  typeCells(dialog, 'l\twhite\t\t20\t\r\nS\tNavy\t\t4\t\r\nM\tNavy\tTNT-N-M\t৭\t1,300\r\n')

  const preview = within(dialog.getByRole('list', { name: 'What would change' }))
  const lines = preview.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(lines).toEqual([
    expect.stringMatching(/^White · L Pieces:14.*20$/),
    expect.stringMatching(/^Navy · M NewSKU:.*TNT-N-M.*Pieces:.*৭.*Own price:.*1,300$/),
  ])
  await shop.user.click(dialog.getByRole('button', { name: 'Write 2 rows into the table' }))

  expect(await box('Pieces, White · L')).toHaveValue('20')
  expect(await box('SKU, White · L')).toHaveValue('TNT-W-L')
  expect(await box('Pieces, Navy · M')).toHaveValue('৭')
  await save(shop)
  await isSaved()
  expect(inputOf(shop)).toMatchObject({
    variants: expect.arrayContaining([
      expect.objectContaining({ id: 'White-L', quantity: 20, expectedQuantity: 14 }),
      expect.objectContaining({ size: 'M', color: 'Navy', sku: 'TNT-N-M', quantity: 7, price: 1300 }),
    ]),
  })
})

test('headings say which columns there are; what cannot be taken is named by its row, and nothing is', async () => {
  const shop = await openVariants()
  const dialog = await openSheet(shop)
  typeCells(dialog, 'Pieces\tColour\tSize\nmany\tNavy\tS\n3\t\t\n1\tWhite\tS\n2\tWhite\tS')

  expect(dialog.getByText('Navy · S: Enter the pieces as a whole number from 0 to 1,000,000')).toBeVisible()
  expect(dialog.getByText('Line 3 names no size and no colour')).toBeVisible()
  expect(dialog.getByText('Line 5 is about one that stands in a line before')).toBeVisible()
  expect(dialog.getByRole('button', { name: /into the table/ })).toBeDisabled()

  typeCells(dialog, 'Pieces\tColour\tSize\n4\tNavy\tS')
  expect(dialog.getByText('Nothing would change.')).toBeVisible()
  typeCells(dialog, 'Size\tPieces\nXL\t4')
  expect(dialog.getByText(/^XL: It lacks a size or colour/)).toBeVisible()
  await shop.user.click(dialog.getByRole('button', { name: 'Close' }))
  expect(screen.getByText('No changes')).toBeVisible()
})

test.each([
  ['Size\tColour\tStock\tPrice', 'Color\tSIZE\tQty\tOwn price'],
  ['Size\tColor\tQuantity\tPRICE', 'রং\tসাইজ\tস্টক\tদাম'],
  ['Size\tColour\tAvailable\tPrice', 'রঙ\tসাইজ\tপরিমাণ\tনিজের দাম'],
])('the usual headings of spreadsheets are known: %s and %s', async (sizeFirst, colorFirst) => {
  const dialog = await openSheet(await openVariants())
  const preview = () =>
    within(dialog.getByRole('list', { name: 'What would change' }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent)
  const line = expect.stringMatching(/^Navy · XXXL NewPieces:.*5.*Own price:.*1400$/)

  typeCells(dialog, `${sizeFirst}\nXXXL\tNavy\t5\t1400`)
  expect(preview()).toEqual([line])
  typeCells(dialog, `${colorFirst}\nNavy\tXXXL\t5\t1400`)
  expect(preview()).toEqual([line])
})

test('a heading that is not known is named, and nothing is taken', async () => {
  const dialog = await openSheet(await openVariants())
  typeCells(dialog, 'Size\tColour\tShelf\tPieces\nS\tNavy\t3\t9')

  expect(dialog.getByText('I do not know the heading “Shelf”')).toBeVisible()
  expect(dialog.queryByRole('list', { name: 'What would change' })).toBeNull()
  expect(dialog.getByRole('button', { name: /into the table/ })).toBeDisabled()
})
