import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { rememberSearch } from '../../lib/storage/recent-searches.ts'
import { buildPage, buildProduct } from '../../testing/build-product.ts'
import { fakeServer, noConnection } from '../../testing/fake-server.ts'
import { visit } from '../../testing/visit.tsx'

const suggest = (given: object = {}) => ({
  suggestions: { __typename: 'Suggestions', didYouMean: null, total: 0, products: [], categories: [], ...given },
})

type Suggest = (variables: Record<string, unknown>) => object | Promise<object>

const openSearch = async (suggestions: Suggest = () => suggest()) => {
  const { user, router } = await visit('/', fakeServer({ Products: () => buildPage([]), Suggestions: suggestions }))
  await user.click(screen.getByRole('button', { name: 'Search' }))
  const field = within(screen.getByRole('dialog')).getByRole('combobox', { name: 'Search the shop' })
  return { user, router, field }
}

test('the field has the focus within the press, and what is around it is put out of reach once that is seen', async () => {
  await visit('/', fakeServer({ Products: () => buildPage([]), Suggestions: () => suggest() }))
  const drawn = () => document.querySelector<HTMLDialogElement>('dialog[aria-label="Search"]')
  await waitFor(() => expect(drawn()).not.toBeNull(), { timeout: 3000 })
  expect(screen.queryByRole('dialog')).toBeNull()
  const dialog = drawn()
  const button = screen.getByRole('button', { name: 'Search' })
  button.focus()

  fireEvent.click(button)
  expect(drawn()).toBe(dialog)
  expect(document.activeElement).toBe(dialog?.querySelector('input'))
  expect(dialog?.open).toBe(false)
  await waitFor(() => expect(dialog?.open).toBe(true))

  fireEvent.keyDown(screen.getByRole('combobox'), { key: 'Escape' })
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(document.activeElement).toBe(button)
})

const options = async () => (await screen.findAllByRole('option')).map(({ textContent }) => textContent)

afterEach(() => localStorage.clear())

test('what the shop suggests is shown with prices, what is sold out, the total and the categories', async () => {
  const products = [
    buildProduct({ name: 'Oud Attar', discountedPrice: 1187 }),
    buildProduct({ name: 'Oud in Three Sizes', discountedPrice: 250, discountedPriceTo: 800 }),
    buildProduct({ name: 'Oud Roll On', discountedPrice: 850, quantity: 0 }),
  ]
  const categories = [{ __typename: 'Category', code: 77, productCount: 12 }]
  const { user, field } = await openSearch(() => suggest({ didYouMean: 'oud', products, total: 18, categories }))

  await user.type(field, 'oudh')
  expect(await options()).toEqual([
    'Did you mean oud?',
    'Oud Attar1,187 BDT',
    'Oud in Three Sizesfrom 250 BDT',
    'Oud Roll On850 BDT · Out of stock',
    'Show all 18 products',
    'Attar1212 products',
  ])
  expect(screen.getByText('18 products found')).toHaveAttribute('role', 'status')
})

test('from the second letter on the shop is asked, and for the Bangla name only where Bangla is read', async () => {
  const suggestions = jest.fn(() => suggest())
  const { user, field } = await openSearch(suggestions)

  await user.type(field, 'o')
  await user.type(field, 'u')
  await waitFor(() => expect(suggestions).toHaveBeenCalled())
  expect(suggestions.mock.calls).toEqual([[{ search: 'ou', bangla: false }]])
})

test('an answer to an older text is never shown', async () => {
  let answerLate = (_: object) => {}
  const late = new Promise<object>((resolve) => {
    answerLate = resolve
  })
  const found = (name: string) => suggest({ total: 1, products: [buildProduct({ name })] })
  const { user, field } = await openSearch(({ search }) => (search === 'ou' ? late : found('Oud Attar')))

  await user.type(field, 'ou')
  await user.type(field, 'd')
  await screen.findByRole('option', { name: /Oud Attar/ })
  answerLate(found('Outer Coat'))
  await late
  expect(await options()).toEqual(['Oud Attar850 BDT', 'Show all 1 product'])
})

test('nothing found says so', async () => {
  const { user, field } = await openSearch()

  await user.type(field, 'zamzam')
  expect(await screen.findAllByText('Nothing found for “zamzam”')).toHaveLength(2)
  expect(field).toHaveAttribute('aria-expanded', 'false')
})

test('suggestions that do not come say so, and the search works all the same', async () => {
  const { user, router, field } = await openSearch(() => Promise.reject(noConnection()))

  await user.type(field, 'oud')
  expect(await screen.findAllByText('Suggestions could not be loaded. You can search all the same.')).toHaveLength(2)
  await user.type(field, '{Enter}')
  await waitFor(() => expect(router.state.location.search).toBe('?q=oud'))
})

test('the last eight searches are offered, the latest first, until they are cleared', async () => {
  for (const words of ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'THREE'])
    rememberSearch(words)
  const { user } = await openSearch()

  expect(await options()).toEqual(['THREE', 'nine', 'eight', 'seven', 'six', 'five', 'four', 'two', 'Clear list'])
  await user.click(screen.getByRole('option', { name: 'Clear list' }))
  expect(screen.queryByRole('listbox')).toBeNull()
  expect(localStorage.getItem('searches')).toBeNull()
})

test.each(['{', '"oud"', '[1, null]'])('a list of searches that was spoiled (%s) is no list', async (stored) => {
  localStorage.setItem('searches', stored)
  const { field } = await openSearch()

  await waitFor(() => expect(field).toHaveAttribute('aria-expanded', 'false'))
  expect(screen.queryByRole('option', { name: 'Clear list' })).toBeNull()
})
