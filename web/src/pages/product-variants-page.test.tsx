import { screen, waitFor, within } from '@testing-library/react'
import { logInAfresh } from '../testing/fake-identity.ts'
import { fakeUploads } from '../testing/fake-uploads.ts'
import { storedDrafts } from '../testing/stored-drafts.ts'
import {
  asIs,
  box,
  change,
  inputOf,
  isSaved,
  openVariants,
  others,
  panjabi,
  rows,
  save,
  unchanged,
  variant,
} from '../testing/variants-page.ts'

beforeEach(logInAfresh)
afterEach(() => jest.restoreAllMocks())

test('whoever comes for one size begins at its row', async () => {
  await openVariants({}, '#Navy-S')
  expect(await box('Pieces, Navy · S')).toHaveFocus()
})

test('the table has a row a size below each colour; tabs lead to the facts and the size chart', async () => {
  await openVariants()
  const table = await screen.findByRole('table', { name: 'Sizes and colours' })
  expect(within(table).getByRole('rowheader', { name: /White.*20 pieces/ })).toBeVisible()
  expect(await box('Pieces, White · L')).toHaveValue('14')
  expect(await box('SKU, White · L')).toHaveValue('TNT-W-L')
  expect(await box('Own price, Navy · L')).toHaveValue('1350')
  expect(screen.getByRole('checkbox', { name: 'On sale, Navy · L' })).not.toBeChecked()
  expect(screen.getByRole('heading', { name: '4 kinds, 24 pieces' })).toBeVisible()
  const tabs = screen.getByRole('navigation', { name: 'Parts of this product' })
  expect(within(tabs).getByRole('link', { name: 'Sizes and colours' })).toHaveAttribute('aria-current', 'page')
  expect(within(tabs).getByRole('link', { name: 'Facts' })).toHaveAttribute('href', '/manageProduct/p-1')
  expect(within(tabs).getByRole('link', { name: 'Size chart' })).toHaveAttribute('href', '/manageProduct/p-1/sizeChart')
})

test('changed pieces and prices are sent with those that were read, all in one call', async () => {
  const shop = await openVariants()
  await change(shop, 'Pieces, White · S', '২০')
  await change(shop, 'Own price, White · S', '1,300')
  expect(screen.getByText('1 change')).toBeVisible()
  await save(shop)

  expect(await screen.findByText('Sizes and colours saved')).toBeVisible()
  const first = asIs('White', 'S', { quantity: 20, expectedQuantity: 6, price: 1300, expectedPrice: 1250 })
  expect(inputOf(shop)).toEqual({ variants: [first, ...others], removedIds: [] })
  expect(screen.getByText('No changes')).toBeVisible()
  expect(storedDrafts()).toEqual([])
})

test('a run adds what is missing, and takes a Bangla word', async () => {
  const shop = await openVariants()
  await shop.user.type(await box('Add to Colour'), '{Enter}Sky blue = আকাশি{Enter}')
  expect(screen.queryByText('Nothing has been changed yet.')).toBeNull()
  await shop.user.click(screen.getByRole('button', { name: 'Add 2 for Sky blue' }))
  expect(screen.getByText('2 added. Write how many pieces there are, then save.')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Nothing to add yet' })).toBeDisabled()
  await change(shop, 'Pieces, Sky blue · L', '7')
  await save(shop)

  await isSaved()
  expect(screen.queryByText(/^2 added/)).toBeNull()
  const blue = { color: 'Sky blue', colorBn: 'আকাশি', sizeBn: '', sku: '', isActive: true }
  const whole = { price: null, imageUrl: null }
  expect(inputOf(shop)).toEqual({
    variants: [
      ...unchanged,
      { ...blue, ...whole, size: 'S', quantity: 0 },
      { ...blue, ...whole, size: 'L', quantity: 7 },
    ],
    removedIds: [],
  })
})

test('a product without sizes gets its first run, and is told what becomes of its stock', async () => {
  const plain = { options: [], allVariants: [variant('', '', 45, { size: null, color: null })], quantity: 45 }
  const shop = await openVariants({ EditedVariants: () => ({ product: panjabi(plain) }) })
  await shop.user.type(await box('Add to Size'), 'S, M, L,')
  expect(screen.getByText('The 45 pieces of today are replaced by those that you write below.')).toBeVisible()
  await shop.user.click(screen.getByRole('button', { name: 'Add 3' }))
  await save(shop)
  expect(screen.getByRole('alertdialog', { name: 'Save with no pieces at all?' })).toHaveTextContent(
    /The 45 pieces of today/,
  )
  await shop.user.click(screen.getByRole('button', { name: 'Write the pieces' }))
  expect(shop.SaveVariants).not.toHaveBeenCalled()
  await save(shop)
  await shop.user.click(screen.getByRole('button', { name: 'Save without pieces' }))
  await isSaved()
  expect(inputOf(shop)).toMatchObject({ variants: [{ size: 'S' }, { size: 'M' }, { size: 'L' }], removedIds: [] })
})

test('prices that change by more than half are asked about by size and colour before they are saved', async () => {
  const shop = await openVariants()
  await change(shop, 'Own price, White · L', '125')
  await change(shop, 'Own price, Navy · S', '1300')
  await save(shop)
  const question = screen.getByRole('alertdialog', { name: 'White · L: 125 TK instead of 1,250 TK?' })
  expect(shop.SaveVariants).not.toHaveBeenCalled()
  await shop.user.click(within(question).getByRole('button', { name: 'It is right, save it' }))
  await isSaved()
})

test('all are set at once, and what is left empty stays', async () => {
  const shop = await openVariants()
  await shop.user.click(await screen.findByRole('button', { name: 'Set all…' }))
  const dialog = screen.getByRole('dialog', { name: 'Set all kinds' })
  await shop.user.type(within(dialog).getByRole('textbox', { name: 'Pieces' }), '9')
  await shop.user.click(within(dialog).getByRole('button', { name: 'Set' }))
  expect(await box('Pieces, Navy · L')).toHaveValue('9')
  expect(await box('Own price, Navy · L')).toHaveValue('1350')
  expect(shop.SaveVariants).not.toHaveBeenCalled()
})

test('a row is removed after a question, and goes with the save', async () => {
  const shop = await openVariants()
  await shop.user.click(await screen.findByRole('button', { name: 'More of White · S' }))
  await shop.user.click(screen.getByRole('button', { name: 'Remove' }))
  const question = screen.getByRole('alertdialog', { name: 'Remove White · S?' })
  expect(question).toHaveTextContent('no longer sold')
  await shop.user.click(within(question).getByRole('button', { name: 'Remove' }))
  expect(screen.queryByRole('textbox', { name: 'Pieces, White · S' })).toBeNull()
  await save(shop)
  await isSaved()
  expect(inputOf(shop)).toEqual({ variants: others, removedIds: ['White-S'] })
})

test('a picture of its own is uploaded, and can be that of its whole colour', async () => {
  fakeUploads(async () => ({ status: 201, body: { url: '/images/uploads/white-640.webp' } }))
  const shop = await openVariants()
  await shop.user.click(await screen.findByRole('button', { name: 'More of White · S' }))
  const file = new File(['photo'], 'white.jpg', { type: 'image/jpeg' })
  await shop.user.upload(screen.getByLabelText('Choose a picture of its own'), file)
  await shop.user.click(await screen.findByRole('button', { name: 'Use it for all in White' }))
  await shop.user.click(screen.getByRole('button', { name: 'Done' }))
  await save(shop)
  await isSaved()
  const imageUrl = '/images/uploads/white-640.webp'
  expect(inputOf(shop)).toMatchObject({ variants: [{ imageUrl }, { imageUrl }, others[1], others[2]] })
})

test('a row without a picture of its own has that of its colour, until that is taken away', async () => {
  const ownImage = { __typename: 'Image', url: '/images/navy-640.webp', srcSet: null }
  const allVariants = [...rows, variant('Navy', 'XL', 2, { ownImage })]
  const shop = await openVariants({ EditedVariants: () => ({ product: panjabi({ allVariants }) }) })
  const table = await screen.findByRole('table', { name: 'Sizes and colours' })
  const shown = () =>
    within(table)
      .getAllByRole('row')
      .flatMap((row) => row.querySelector('img')?.getAttribute('src') ?? [])
  const [oud, navy] = ['/images/oud-640.webp', '/images/navy-640.webp']
  await waitFor(() => expect(shown()).toEqual([oud, oud, oud, navy, navy, navy, navy]))

  await shop.user.click(screen.getByRole('button', { name: 'More of Navy · XL' }))
  await shop.user.click(screen.getByRole('button', { name: 'Remove its own picture' }))
  await shop.user.click(screen.getByRole('button', { name: 'Done' }))
  expect(shown()).toEqual(Array.from({ length: 7 }, () => oud))
})

test('the options have words of the owner', async () => {
  const shop = await openVariants()
  await shop.user.click(await screen.findByText('Other words than Size and Colour'))
  await shop.user.type(await box('Size'), 'Length')
  await shop.user.type(await box('Size, in Bangla'), 'দৈর্ঘ্য')
  expect(screen.getByRole('columnheader', { name: 'Length' })).toBeVisible()
  await save(shop)
  await isSaved()
  expect(inputOf(shop)).toMatchObject({
    optionNames: { size: 'Length', sizeBn: 'দৈর্ঘ্য', color: '', colorBn: '' },
  })
})
