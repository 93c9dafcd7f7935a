import { limits } from '@sunnah-store/schema/limits'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { chooseLanguage } from '../lib/copy/language.ts'
import { buildUser, logInAfresh, serverOf } from '../testing/fake-identity.ts'
import { noConnection } from '../testing/fake-server.ts'
import { fakeUploads, never } from '../testing/fake-uploads.ts'
import { visit } from '../testing/visit.tsx'

beforeEach(logInAfresh)
afterEach(() => act(() => chooseLanguage('en')))
afterEach(() => jest.restoreAllMocks())

const open = (answers: Parameters<typeof serverOf>[1] = {}) =>
  visit(
    '/importProducts',
    serverOf(buildUser({ isAdmin: true }), { ProductImports: () => ({ productImports: [] }), ...answers }),
  )
const sheet = (text = 'id,name\n') => new File([text], 'products.csv', { type: 'text/csv' })
const choose = async (file = sheet()) =>
  fireEvent.change(await screen.findByLabelText(/^Choose/), { target: { files: [file] } })

const isImport = ({ address }: { address: string }) => address.endsWith('dryRun=false')
const report = (given: object = {}) => ({ rows: 42, added: 12, updated: 30, unchanged: 0, problems: [], ...given })

test('a chosen file is checked at once; nothing is imported before it is told so', async () => {
  const sent = fakeUploads(async () => ({ status: 200, body: report() }))
  const { user } = await open()
  await choose()

  expect(await screen.findByText('12 new, 30 changed')).toBeVisible()
  expect(screen.getByRole('heading', { name: 'products.csv is checked' })).toHaveFocus()
  expect(sent.map(({ address }) => address)).toEqual(['/import/products?dryRun=true'])
  expect(sent[0]?.headers).toEqual({
    authorization: 'Bearer access-token',
    'content-type': 'text/csv',
    'idempotency-key': expect.any(String),
  })

  await user.click(screen.getByRole('button', { name: 'Import 42 products' }))
  expect(await screen.findByRole('heading', { name: 'The products are imported' })).toBeVisible()
  expect(sent[1]).toMatchObject({ address: '/import/products?dryRun=false', body: sent[0]?.body })
})

test('every problem is named by its row and column, and there is nothing to import', async () => {
  const problems = [
    { row: 3, column: 'price', code: 'NOT_WHOLE_NUMBER', values: {}, message: 'price must be a whole number' },
    { row: 9, column: null, code: 'TOO_MANY_CELLS', values: { cells: 4, columns: 2 }, message: '' },
    { row: 11, column: 'quantity', code: 'STOCK_CHANGED', values: { expectedQuantity: 5, quantity: 3 }, message: '' },
    { row: 12, column: 'brand', code: 'OF_A_NEWER_SHOP', values: {}, message: 'brand must be something else' },
  ]
  fakeUploads(async () => ({ status: 200, body: report({ problems }) }))
  await open()
  await choose()

  const table = await screen.findByRole('table', { name: '4 problems in this file' })
  const said = '3 price Price must be a whole number, for example 450.'
  expect(within(table).getByRole('row', { name: said })).toBeVisible()
  expect(within(table).getByRole('row', { name: /^9 The whole row There are 4 cells in this row and 2/ })).toBeVisible()
  expect(within(table).getByRole('row', { name: /^11 quantity The stock was 5 .* is 3 now/ })).toBeVisible()
  expect(within(table).getByText('brand must be something else')).toHaveAttribute('lang', 'en')
  expect(screen.queryByRole('button', { name: /^Import / })).toBeNull()
})

test('in Bangla the problems are said in Bangla, under the columns of the file', async () => {
  const problem = { row: 3, column: 'price', code: 'NOT_WHOLE_NUMBER', values: {}, message: 'price must be …' }
  fakeUploads(async () => ({ status: 200, body: report({ problems: [problem] }) }))
  await open()
  await choose()
  await screen.findByRole('table')
  await act(() => chooseLanguage('bn'))

  expect(await screen.findByRole('row', { name: '৩ price দাম পূর্ণ সংখ্যায় লিখুন, যেমন ৪৫০।' })).toBeVisible()
})

test('what has become wrong since the check is shown instead of an import', async () => {
  const problems = [{ row: 2, column: 'id', code: 'NO_SUCH_PRODUCT', values: {}, message: 'There is no such product.' }]
  fakeUploads(async ({ address }) =>
    address.endsWith('true')
      ? { status: 200, body: report() }
      : { status: 400, body: { error: { code: 'BAD_USER_INPUT', details: report({ problems }) } } },
  )
  const { user } = await open()
  await choose()
  await user.click(await screen.findByRole('button', { name: 'Import 42 products' }))
  expect(await screen.findByText('1 problem in this file')).toBeVisible()
})

test('a file that changes nothing cannot be imported', async () => {
  fakeUploads(async () => ({ status: 200, body: report({ added: 0, updated: 0, unchanged: 42 }) }))
  await open()
  await choose()
  expect(await screen.findByText(/nothing to import/)).toBeVisible()
  expect(screen.getByText('42 as they are')).toBeVisible()
  expect(screen.queryByRole('button', { name: /^Import / })).toBeNull()
})

test('a check can be called off', async () => {
  fakeUploads(never)
  const { user } = await open()
  await choose()
  expect((await screen.findByText('Sending…')).parentElement).toHaveTextContent('Sending… 40%')
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(screen.queryByRole('progressbar')).toBeNull()
})

test('an import without an answer can be sent again and again: it is the same import until its answer is known', async () => {
  let connected = true
  const sent = fakeUploads(async () => (connected ? { status: 200, body: report() } : Promise.reject(noConnection())))
  const { user } = await open()
  const file = sheet()
  await choose(file)
  const submit = await screen.findByRole('button', { name: 'Import 42 products' })
  connected = false
  await user.click(submit)
  expect(await screen.findByRole('alert')).toHaveTextContent('may have been imported')

  await user.click(screen.getByRole('button', { name: 'Import again' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('nothing is imported twice')

  connected = true
  await choose(file)
  await user.click(await screen.findByRole('button', { name: 'Import 42 products' }))
  expect(await screen.findByRole('heading', { name: 'The products are imported' })).toBeVisible()
  const keys = sent.filter(isImport).map(({ headers }) => headers['idempotency-key'])
  expect(keys).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/), keys[0], keys[0]])

  await choose(file)
  await user.click(await screen.findByRole('button', { name: 'Import 42 products' }))
  expect(sent.findLast(isImport)?.headers['idempotency-key']).not.toBe(keys[0])
})

test.each([
  [413, 'This file is larger than 5 MB. Divide it into smaller ones'],
  [403, 'You no longer manage this shop.'],
  [400, /cannot read this file/],
  [503, /very busy/],
])('what the shop answers with %i to a file is said', async (status, said) => {
  fakeUploads(async () => ({ status, body: { error: {} } }))
  await open()
  await choose()
  expect(await screen.findByRole('alert')).toHaveTextContent(said)
})

test('what a proxy answers in its own words is said too', async () => {
  fakeUploads(async () => ({ status: 413, body: null }))
  await open()
  await choose()
  expect(await screen.findByRole('alert')).toHaveTextContent('larger than 5 MB')
})

test('an import whose answer never comes ends, and its file can be sent again', async () => {
  fakeUploads(({ address }) => (address.endsWith('true') ? Promise.resolve({ status: 200, body: report() }) : never()))
  await open()
  await choose()
  const submit = await screen.findByRole('button', { name: 'Import 42 products' })
  jest.useFakeTimers()
  fireEvent.click(submit)
  await act(() => jest.advanceTimersByTimeAsync(60_000))
  jest.useRealTimers()

  expect(await screen.findByRole('alert')).toHaveTextContent('may have been imported')
  expect(screen.getByLabelText(/^Choose/)).toBeEnabled()
})

test('a file that is too large is refused before it is sent', async () => {
  const sent = fakeUploads(never)
  await open()
  await choose(sheet('x'.repeat(limits.import.bytes + 1)))
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('larger than 5 MB'))
  expect(sent).toHaveLength(0)
})

test('an import that runs keeps its page from another file, goes on when it is left, and says how it ended', async () => {
  let finish = () => {}
  const running = new Promise<void>((resolve) => {
    finish = resolve
  })
  fakeUploads(async ({ address }) => {
    if (address.endsWith('false')) await running
    return { status: 200, body: report() }
  })
  const { user, router } = await open()
  await choose()
  await user.click(await screen.findByRole('button', { name: 'Import 42 products' }))
  expect(await screen.findByLabelText(/^Choose/)).toBeDisabled()

  await act(() => router.navigate('/addProduct'))
  expect(await screen.findByRole('heading', { name: 'Add Product' })).toBeVisible()
  finish()
  expect(await screen.findByText('The products are imported')).toBeVisible()
})

test('an import is undone after a question, and one that was touched since says by which row it cannot be', async () => {
  const past = { __typename: 'ProductImport', importedAt: '2026-11-20T08:00:00Z', undoneAt: null, inTheWay: [] }
  const obstacle = { __typename: 'ImportObstacle', productId: 'p-1', name: 'Oud Attar', nameBn: null }
  const older = { ...past, id: 'i-1', added: 0, updated: 1, inTheWay: [{ ...obstacle, row: 3, why: 'ORDERED' }] }
  let undoneAt: string | null = null
  const UndoImport = jest.fn(() => {
    undoneAt = '2026-11-20T09:00:00Z'
    return { undoImport: { __typename: 'ProductImport', id: 'i-2', undoneAt, inTheWay: [] } }
  })
  const ProductImports = () => ({
    productImports: [{ ...past, id: 'i-2', added: 12, updated: 1, undoneAt }, older],
  })
  const { user } = await open({ ProductImports, UndoImport })

  expect(await screen.findByText('It cannot be undone as a whole any more, because of:')).toBeVisible()
  expect(screen.getByText(/^Row 3/)).toHaveTextContent('Row 3: Oud Attar was ordered since.')
  await user.click(screen.getByRole('button', { name: /^Undo this import/ }))
  const question = screen.getByRole('alertdialog', { name: 'Undo this import?' })
  expect(question).toHaveTextContent(
    '12 products that came with it go from the shop. 1 product is again what it was before, with its stock.',
  )
  await user.click(within(question).getByRole('button', { name: 'Undo it' }))

  expect(await screen.findByText('The import is undone')).toBeVisible()
  expect(UndoImport).toHaveBeenCalledWith({ id: 'i-2', leavesTouched: false })
  expect(await screen.findByText(/^Undone:/)).toBeVisible()
  expect(screen.queryByRole('button', { name: /^Undo this import/ })).toBeNull()
})

test('of an import that was touched since the rest is undone when that is asked for', async () => {
  const obstacle = { __typename: 'ImportObstacle', productId: 'p-1', name: 'Oud Attar', nameBn: null }
  let past = {
    ...{ __typename: 'ProductImport', id: 'i-1', importedAt: '2026-11-20T08:00:00Z' },
    ...{ undoneAt: null as string | null, added: 2, updated: 13 },
    inTheWay: [{ ...obstacle, row: 3, why: 'ORDERED' }],
  }
  const UndoImport = jest.fn((_: Record<string, unknown>) => {
    past = { ...past, undoneAt: '2026-11-20T09:00:00Z' }
    return { undoImport: past }
  })
  const { user } = await open({ ProductImports: () => ({ productImports: [past] }), UndoImport })
  expect(await screen.findByText('Undo what can be undone: 14 of 15')).toBeVisible()
  await user.click(screen.getByRole('button', { name: /^Undo what can be undone/ }))
  const question = screen.getByRole('alertdialog', { name: 'Undo this import?' })
  expect(question).toHaveTextContent('1 product that was touched since stays as it is')
  await user.click(within(question).getByRole('button', { name: 'Undo it' }))
  expect(await screen.findByText('The import is undone')).toBeVisible()
  expect(UndoImport).toHaveBeenCalledWith({ id: 'i-1', leavesTouched: true })
  expect(await screen.findByText('These were not undone, and stayed as they were:')).toBeVisible()
  expect(screen.getByText(/^Row 3/)).toHaveTextContent('Row 3: Oud Attar was ordered since.')
  expect(screen.queryByRole('button', { name: /^Undo what can be undone/ })).toBeNull()
})

test('all that stayed of an import is shown page by page, however much it is', async () => {
  const obstacle = { __typename: 'ImportObstacle', name: 'Oud Attar', nameBn: null, why: 'HELD' }
  const stayed = Array.from({ length: 130 }, (_, i) => ({ ...obstacle, row: i + 2, productId: `p-${i}` }))
  const past = {
    ...{ __typename: 'ProductImport', id: 'i-1', importedAt: '2026-11-20T08:00:00Z', added: 0, updated: 500 },
    ...{ undoneAt: '2026-11-20T09:00:00Z', inTheWay: stayed.slice(0, limits.import.inTheWay) },
  }
  const ImportObstacles = ({ page, size }: Record<string, unknown>) => ({
    importObstacles: stayed.slice(Number(page) * Number(size), (Number(page) + 1) * Number(size)),
  })
  const { user } = await open({ ProductImports: () => ({ productImports: [past] }), ImportObstacles })
  await user.click(await screen.findByText('These were not undone, and stayed as they were:'))
  expect(screen.getAllByText(/^Row/)).toHaveLength(20)
  await user.click(screen.getByRole('button', { name: 'Show more' }))
  await waitFor(() => expect(screen.getAllByText(/^Row/)).toHaveLength(100))
  await user.click(screen.getByRole('button', { name: 'Show more' }))
  await waitFor(() => expect(screen.getAllByText(/^Row/)).toHaveLength(130))
  expect(screen.getByText(/^Row 131/)).toHaveTextContent('Row 131: Oud Attar was held by a shopper then.')
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull()
})
