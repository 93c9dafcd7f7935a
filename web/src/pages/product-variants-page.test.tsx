import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { buildOption, buildProduct, buildVariant } from '../testing/build-product.ts'
import { buildUser, serverOf, stayLoggedIn } from '../testing/fake-identity.ts'
import { noConnection, refusal } from '../testing/fake-server.ts'
import { fakeUploads } from '../testing/fake-uploads.ts'
import { storedDrafts } from '../testing/stored-drafts.ts'
import { visit } from '../testing/visit.tsx'

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  stayLoggedIn()
})
afterEach(() => jest.restoreAllMocks())

const variant = (color: string, size: string, quantity: number, given: object = {}) =>
  buildVariant({
    id: `${color}-${size}`,
    color,
    size,
    quantity,
    price: 1250,
    discountedPrice: 1187,
    sku: null,
    ownPrice: null,
    ownImage: null,
    isActive: true,
    ...given,
  })

const rows = [
  variant('White', 'S', 6),
  variant('White', 'L', 14, { sku: 'TNT-W-L' }),
  variant('Navy', 'S', 4),
  variant('Navy', 'L', 0, { ownPrice: 1350, price: 1350, isActive: false }),
]

const panjabi = (given: object = {}) =>
  buildProduct({
    id: 'p-1',
    name: 'Cotton Panjabi, Plain',
    price: 1250,
    discount: 5,
    discountedPrice: 1187,
    quantity: 24,
    options: [buildOption('SIZE', 'S', 'L'), buildOption('COLOR', 'White', 'Navy')],
    variants: rows.slice(0, 3),
    allVariants: rows,
    ...given,
  })

type Answers = Parameters<typeof serverOf>[1]

const open = async (answers: Answers = {}, row = '') => {
  const SaveVariants = jest.fn((_: Record<string, unknown>) => ({ saveVariants: panjabi() }))
  const shop = await visit(
    `/manageProduct/p-1/variants${row}`,
    serverOf(buildUser({ isAdmin: true }), {
      EditedVariants: () => ({ product: panjabi() }),
      SaveVariants,
      ...answers,
    }),
  )
  return { ...shop, SaveVariants }
}

type Shop = Awaited<ReturnType<typeof open>>

const box = (name: string) => screen.findByRole('textbox', { name })
const change = async ({ user }: Shop, name: string, text: string) => {
  await user.clear(await box(name))
  if (text) await user.type(await box(name), text)
}
const save = ({ user }: Shop) => user.click(screen.getByRole('button', { name: 'Save' }))
/** What the shop answered is what stands here. */
const isSaved = () => screen.findByText('No changes')
const inputOf = ({ SaveVariants }: Shop) => SaveVariants.mock.lastCall?.[0]?.input
const names = (color: string, size: string) => ({ color, colorBn: '', size, sizeBn: '' })
const asIs = (color: string, size: string, given: object = {}) => ({
  id: `${color}-${size}`,
  ...names(color, size),
  sku: '',
  isActive: true,
  ...given,
})
const unchanged = [
  asIs('White', 'S'),
  asIs('White', 'L', { sku: 'TNT-W-L' }),
  asIs('Navy', 'S'),
  asIs('Navy', 'L', { isActive: false }),
]
const others = unchanged.slice(1)

test('whoever comes for one size begins at its row', async () => {
  await open({}, '#Navy-S')
  expect(await box('Pieces, Navy · S')).toHaveFocus()
})

test('the table has a row a size below each colour; tabs lead to the facts and the size chart', async () => {
  await open()
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
  const shop = await open()
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
  const shop = await open()
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
  const shop = await open({ EditedVariants: () => ({ product: panjabi(plain) }) })
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
  const shop = await open()
  await change(shop, 'Own price, White · L', '125')
  await change(shop, 'Own price, Navy · S', '1300')
  await save(shop)
  const question = screen.getByRole('alertdialog', { name: 'White · L: 125 TK instead of 1,250 TK?' })
  expect(shop.SaveVariants).not.toHaveBeenCalled()
  await shop.user.click(within(question).getByRole('button', { name: 'It is right, save it' }))
  await isSaved()
})

const paste = async (name: string, text: string) =>
  fireEvent.paste(await box(name), { clipboardData: { getData: () => text } })

test('cells of a spreadsheet fill the fields below and beside, and say what cannot be read', async () => {
  const shop = await open()
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
  const shop = await open()
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
  const shop = await open()
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
  const dialog = await openSheet(await open())
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
  const dialog = await openSheet(await open())
  typeCells(dialog, 'Size\tColour\tShelf\tPieces\nS\tNavy\t3\t9')

  expect(dialog.getByText('I do not know the heading “Shelf”')).toBeVisible()
  expect(dialog.queryByRole('list', { name: 'What would change' })).toBeNull()
  expect(dialog.getByRole('button', { name: /into the table/ })).toBeDisabled()
})

test('all are set at once, and what is left empty stays', async () => {
  const shop = await open()
  await shop.user.click(await screen.findByRole('button', { name: 'Set all…' }))
  const dialog = screen.getByRole('dialog', { name: 'Set all kinds' })
  await shop.user.type(within(dialog).getByRole('textbox', { name: 'Pieces' }), '9')
  await shop.user.click(within(dialog).getByRole('button', { name: 'Set' }))
  expect(await box('Pieces, Navy · L')).toHaveValue('9')
  expect(await box('Own price, Navy · L')).toHaveValue('1350')
  expect(shop.SaveVariants).not.toHaveBeenCalled()
})

test('a row is removed after a question, and goes with the save', async () => {
  const shop = await open()
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
  const shop = await open()
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
  const shop = await open({ EditedVariants: () => ({ product: panjabi({ allVariants }) }) })
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

const soldMeanwhile = refusal('VARIANTS_CHANGED', {
  lines: [{ variantId: 'White-L', size: 'L', color: 'White', expectedQuantity: 14, quantity: 12 }],
})

test.each([
  ['Take 12', {}],
  ['Write 20', { quantity: 20, expectedQuantity: 12 }],
])('a stock that was sold meanwhile shows both numbers; “%s” goes with the next save', async (answer, sent) => {
  let refusals = 1
  const SaveVariants = jest.fn((_: Record<string, unknown>) => {
    refusals -= 1
    return refusals < 0 ? { saveVariants: panjabi() } : Promise.reject(soldMeanwhile)
  })
  const shop = await open({ SaveVariants })
  await change(shop, 'Pieces, White · L', '20')
  await change(shop, 'Pieces, White · S', '7')
  await save(shop)

  const conflict = await screen.findByRole('group', { name: 'What was changed meanwhile' })
  expect(conflict).toHaveFocus()
  expect(conflict).toHaveTextContent('White · L was sold while you were here: 12 left, you wrote 20.')
  await shop.user.click(within(conflict).getByRole('button', { name: answer }))
  expect(screen.getByRole('button', { name: 'Save' })).toHaveFocus()
  await save(shop)
  await isSaved()
  expect(SaveVariants.mock.lastCall?.[0]?.input).toMatchObject({
    variants: [{ quantity: 7 }, { ...others[0], ...sent }, {}, {}],
  })
})

test.each([
  ['SKU_TAKEN', { sku: 'TNT-W-L' }, 'White · L: Another product of the shop has this SKU'],
  ['VARIANT_TAKEN', names('Red', 'S'), /^Red · S: Somebody else has added this one/],
])('%s is said at its row, and nothing is lost', async (code, details, said) => {
  const shop = await open({ SaveVariants: () => Promise.reject(refusal(code, details)) })
  await shop.user.type(await box('Add to Colour'), 'Red{Enter}')
  await shop.user.click(screen.getByRole('button', { name: 'Add 2 for Red' }))
  await save(shop)
  expect(await screen.findByRole('link', { name: said })).toBeVisible()
  expect(screen.getByRole('group', { name: 'There is a problem' })).toHaveFocus()
  expect(await box('Pieces, Red · S')).toHaveValue('0')
})

test.each([
  ['no answer', noConnection(), 'The changes were not saved. What you typed is still here.'],
  ['FORBIDDEN', refusal('FORBIDDEN'), 'You no longer manage this shop.'],
])('%s keeps what was typed and says why, in focus', async (_, error, said) => {
  const shop = await open({ SaveVariants: () => Promise.reject(error) })
  await change(shop, 'Pieces, White · S', '7')
  await save(shop)
  expect(await screen.findByText(said)).toBeVisible()
  expect(document.activeElement).toHaveTextContent(said)
  expect(await box('Pieces, White · S')).toHaveValue('7')
})

test('what was typed is back after a reload over today’s stock, and can be discarded after a question', async () => {
  const first = await open()
  await change(first, 'Pieces, White · S', '7')
  document.body.replaceChildren()

  const today = panjabi({ allVariants: [variant('White', 'S', 5), ...rows.slice(1)] })
  const shop = await open({ EditedVariants: () => ({ product: today }) })
  expect(await screen.findByText('What you had typed before is back. It is not saved yet.')).toBeVisible()
  await save(shop)
  await waitFor(() =>
    expect(inputOf(shop)).toMatchObject({ variants: [{ quantity: 7, expectedQuantity: 6 }, {}, {}, {}] }),
  )

  await change(shop, 'Pieces, White · L', '3')
  await shop.user.click(screen.getByRole('button', { name: 'Discard' }))
  await shop.user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Discard' }))
  await waitFor(async () => expect(await box('Pieces, White · L')).toHaveValue('14'))
  expect(storedDrafts()).toEqual([])
})

test('leaving with changes asks', async () => {
  const shop = await open()
  await change(shop, 'Pieces, White · S', '7')
  await act(() => shop.router.navigate('/manageProduct/p-1/sizeChart'))
  const question = await screen.findByRole('alertdialog', { name: 'Leave without saving?' })
  await shop.user.click(within(question).getByRole('button', { name: 'Leave' }))
  await waitFor(() => expect(shop.router.state.location.pathname).toBe('/manageProduct/p-1/sizeChart'))
  expect(storedDrafts()).toEqual([])
})

test('the options have words of the owner', async () => {
  const shop = await open()
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
