import { act, screen, waitFor, within } from '@testing-library/react'
import { logInAfresh } from '../testing/fake-identity.ts'
import { noConnection, refusal } from '../testing/fake-server.ts'
import { storedDrafts } from '../testing/stored-drafts.ts'
import {
  box,
  change,
  inputOf,
  isSaved,
  names,
  openVariants,
  others,
  panjabi,
  rows,
  save,
  variant,
} from '../testing/variants-page.ts'

beforeEach(logInAfresh)
afterEach(() => jest.restoreAllMocks())

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
  const shop = await openVariants({ SaveVariants })
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
  const shop = await openVariants({ SaveVariants: () => Promise.reject(refusal(code, details)) })
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
  const shop = await openVariants({ SaveVariants: () => Promise.reject(error) })
  await change(shop, 'Pieces, White · S', '7')
  await save(shop)
  expect(await screen.findByText(said)).toBeVisible()
  expect(document.activeElement).toHaveTextContent(said)
  expect(await box('Pieces, White · S')).toHaveValue('7')
})

test('what was typed is back after a reload over today’s stock, and can be discarded after a question', async () => {
  const first = await openVariants()
  await change(first, 'Pieces, White · S', '7')
  document.body.replaceChildren()

  const today = panjabi({ allVariants: [variant('White', 'S', 5), ...rows.slice(1)] })
  const shop = await openVariants({ EditedVariants: () => ({ product: today }) })
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
  const shop = await openVariants()
  await change(shop, 'Pieces, White · S', '7')
  await act(() => shop.router.navigate('/manageProduct/p-1/sizeChart'))
  const question = await screen.findByRole('alertdialog', { name: 'Leave without saving?' })
  await shop.user.click(within(question).getByRole('button', { name: 'Leave' }))
  await waitFor(() => expect(shop.router.state.location.pathname).toBe('/manageProduct/p-1/sizeChart'))
  expect(storedDrafts()).toEqual([])
})
