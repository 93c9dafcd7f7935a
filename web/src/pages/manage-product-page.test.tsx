import { screen, waitFor, within } from '@testing-library/react'
import { buildOption, buildPage, buildProduct } from '../testing/build-product.ts'
import { buildUser, logInAfresh, serverOf } from '../testing/fake-identity.ts'
import { noConnection } from '../testing/fake-server.ts'
import { fakeUploads } from '../testing/fake-uploads.ts'
import { visit } from '../testing/visit.tsx'

beforeEach(logInAfresh)
afterEach(() => jest.restoreAllMocks())

type Answers = Parameters<typeof serverOf>[1]

const mat = buildProduct({ id: 'p-1', name: 'Maroon Prayer Mat with Arch', price: 950, quantity: 47 })
const attar = buildProduct({ id: 'p-2', name: 'Oud Attar', price: 850, quantity: 0 })

const open = (answers: Answers = {}, address = '/manageProduct') =>
  visit(
    address,
    serverOf(buildUser({ isAdmin: true }), { ManageProducts: () => buildPage([mat, attar], 120, 12), ...answers }),
  )

/** What became of products that were to be deleted; some were gone already. */
const outcomes = (ids: readonly string[], gone: readonly string[] = []) => ({
  deleteProducts: ids.map((id) => ({
    __typename: 'ProductOutcome',
    id,
    code: gone.includes(id) ? 'NOT_FOUND' : null,
  })),
})

test('a row shows two lines of a long name, all of it once it is pressed, price and stock', async () => {
  const long = { ...mat, name: 'Maroon Prayer Mat with Arch, Extra Thick, for Travel' }
  const { user } = await open({ ManageProducts: () => buildPage([long, attar], 120, 12) })
  const row = await screen.findByRole('row', { name: /Maroon Prayer Mat with Arch/ })
  const name = within(row).getByRole('button', { name: long.name, expanded: false })
  expect(name).toHaveAttribute('title', long.name)
  await user.click(name)
  expect(name).toHaveAttribute('aria-expanded', 'true')
  await user.keyboard('{Enter}')
  expect(name).toHaveAttribute('aria-expanded', 'false')
  expect(row).toHaveTextContent('950 TK')
  expect(row).toHaveTextContent('47 in stock')
  expect(within(screen.getByRole('row', { name: /Oud Attar/ })).getByText('Out of stock')).toBeVisible()
  expect(screen.getByText('120 products')).toBeVisible()
})

test('what costs more in another size says from what on', async () => {
  const panjabi = buildProduct({ name: 'Plain Panjabi', price: 1150, priceTo: 1350 })
  await open({ ManageProducts: () => buildPage([panjabi, mat]) })
  expect(await screen.findByRole('row', { name: /Plain Panjabi/ })).toHaveTextContent('from 1,150 TK')
  expect(screen.getByRole('row', { name: /Maroon Prayer Mat/ })).not.toHaveTextContent('from')
})

test('edit and delete are named by the product; editing has its own address', async () => {
  await open()
  expect(await screen.findByRole('link', { name: 'Edit Oud Attar' })).toHaveAttribute('href', '/manageProduct/p-2')
  expect(screen.getByRole('button', { name: 'Delete Oud Attar' })).toBeVisible()
})

test('whoever cancels the editing of a product is where they were: the page and what was searched stay', async () => {
  const EditedProduct = () => ({ product: attar })
  const { user, router } = await open({ EditedProduct }, '/manageProduct?page=2&q=attar&stock=low')
  await user.click(await screen.findByRole('link', { name: 'Edit Oud Attar' }))
  await screen.findByRole('textbox', { name: 'Name' })
  expect(router.state.location.pathname).toBe('/manageProduct/p-2')
  await user.click(screen.getByRole('link', { name: 'Cancel' }))

  expect(await screen.findByRole('row', { name: /Oud Attar/ })).toBeVisible()
  const { pathname, search } = router.state.location
  expect([pathname, Object.fromEntries(new URLSearchParams(search))]).toEqual([
    '/manageProduct',
    { page: '2', q: 'attar', stock: 'low' },
  ])
})

test('the stock of a product with sizes and colours leads to them', async () => {
  const panjabi = buildProduct({ id: 'p-3', name: 'Panjabi', quantity: 76, options: [buildOption('SIZE', 'M', 'L')] })
  await open({ ManageProducts: () => buildPage([panjabi, mat]) })
  const link = await screen.findByRole('link', { name: '76 in stock Sizes and colours, Panjabi' })
  expect(link).toHaveAttribute('href', '/manageProduct/p-3/variants')
  expect(screen.queryByRole('link', { name: /^47 in stock/ })).toBeNull()
})

test('a delete names the product, begins at the harmless answer, and takes the row away', async () => {
  let items = [mat, attar]
  const ManageProducts = () => buildPage(items, 100 + items.length, 11)
  const DeleteProducts = jest.fn(({ ids }: Record<string, unknown>) => {
    items = [mat]
    return outcomes(ids as string[])
  })
  const { user } = await open({ ManageProducts, DeleteProducts })
  await user.click(await screen.findByRole('button', { name: 'Delete Oud Attar' }))

  const question = screen.getByRole('alertdialog', { name: 'Delete Oud Attar?' })
  expect(within(question).getByRole('button', { name: 'Cancel' })).toHaveFocus()
  await user.click(within(question).getByRole('button', { name: 'Delete' }))
  expect(await screen.findByText('deleted')).toBeVisible()
  await waitFor(() => expect(screen.queryByRole('row', { name: /Oud Attar/ })).toBeNull())
  expect(DeleteProducts).toHaveBeenCalledWith({ ids: ['p-2'] })
  expect(screen.queryByRole('alertdialog')).toBeNull()
  expect(screen.getByText('101 products')).toBeVisible()
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
})

test('before a delete it is said which of the products open orders hold, and in how many', async () => {
  const OpenOrdersOf = jest.fn(() => ({ openOrdersOf: [{ __typename: 'OpenOrders', productId: 'p-2', count: 3 }] }))
  const { user } = await open({ OpenOrdersOf })
  await user.click(await screen.findByRole('button', { name: 'Delete Oud Attar' }))

  const question = within(screen.getByRole('alertdialog', { name: 'Delete Oud Attar?' }))
  expect(await question.findByText('Oud Attar: in 3 open orders')).toBeVisible()
  expect(OpenOrdersOf).toHaveBeenCalledWith({ ids: ['p-2'] })
  expect(question.getByRole('button', { name: 'Delete' })).toBeEnabled()
})

test('several are chosen and deleted together; one that was gone already is told by itself', async () => {
  let items = [mat, attar]
  const DeleteProducts = jest.fn(({ ids }: Record<string, unknown>) => {
    items = []
    return outcomes(ids as string[], ['p-2'])
  })
  const { user } = await open({ ManageProducts: () => buildPage(items), DeleteProducts })
  await user.click(await screen.findByRole('checkbox', { name: 'Choose Oud Attar' }))
  const bar = () => within(screen.getByRole('region', { name: 'With the chosen products' }))
  expect(bar().getByText('1 chosen')).toBeVisible()
  await user.click(screen.getByRole('checkbox', { name: 'All 2 on this page' }))
  await user.click(bar().getByRole('button', { name: 'Delete 2 products' }))

  const question = screen.getByRole('alertdialog', { name: 'Delete 2 products?' })
  expect(question).toHaveTextContent('Oud Attar')
  expect(question).toHaveTextContent('Maroon Prayer Mat with Arch')
  await user.click(within(question).getByRole('button', { name: 'Delete' }))

  expect(await screen.findByText('1 product deleted')).toBeVisible()
  expect(DeleteProducts).toHaveBeenCalledWith({ ids: ['p-1', 'p-2'] })
  expect(bar().getByRole('status')).toHaveTextContent('Oud Attar: somebody has deleted it already.')
  await user.click(bar().getByRole('button', { name: 'Clear' }))
  expect(screen.queryByRole('region', { name: 'With the chosen products' })).toBeNull()
})

test('the order stands in the address, and what is usual is called by its name', async () => {
  const ManageProducts = jest.fn(() => buildPage([attar], 1))
  const { user, router } = await open({ ManageProducts }, '/manageProduct?q=oud')
  const sort = await screen.findByLabelText('Sort by')
  expect(sort).toHaveDisplayValue('Best match')
  await user.selectOptions(sort, 'Name, A to Z')
  await waitFor(() =>
    expect(ManageProducts).toHaveBeenLastCalledWith({ page: 0, size: 10, search: 'oud', sort: 'NAME' }),
  )
  expect(router.state.location.search).toBe('?q=oud&sort=name')
  await user.selectOptions(await screen.findByLabelText('Sort by'), 'Newest')
  expect(router.state.location.search).toBe('?q=oud&sort=newest')
})

test('a delete that fails for want of a connection says so in the question, and the row stays', async () => {
  const { user } = await open({ DeleteProducts: () => Promise.reject(noConnection()) })
  await user.click(await screen.findByRole('button', { name: 'Delete Oud Attar' }))
  await user.click(screen.getByRole('button', { name: 'Delete' }))
  expect(await screen.findByText(/Check your connection/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(screen.getByRole('row', { name: /Oud Attar/ })).toBeVisible()
})

test('the last product of the last page leads to the page before', async () => {
  let deleted = false
  const ManageProducts = ({ page }: Record<string, unknown>) =>
    page === 1 ? buildPage(deleted ? [] : [attar], deleted ? 10 : 11, deleted ? 1 : 2) : buildPage([mat], 10, 1)
  const DeleteProducts = () => {
    deleted = true
    return outcomes(['p-2'])
  }
  const { user, router } = await open({ ManageProducts, DeleteProducts }, '/manageProduct?page=2')
  await user.click(await screen.findByRole('button', { name: 'Delete Oud Attar' }))
  await user.click(screen.getByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(router.state.location.search).toBe(''))
  expect(await screen.findByRole('row', { name: /Maroon Prayer/ })).toBeVisible()
})

test('words and category stand in the address and narrow the list', async () => {
  const ManageProducts = jest.fn(() => buildPage([attar], 1))
  const { user, router } = await open({ ManageProducts })
  await user.selectOptions(await screen.findByLabelText('Category'), 'Attar (77)')
  await user.type(screen.getByRole('searchbox', { name: 'Search the products' }), 'oud{Enter}')

  expect(await screen.findByText('1 product for “oud”')).toBeVisible()
  expect(router.state.location.search).toBe('?category=77&q=oud')
  expect(ManageProducts).toHaveBeenLastCalledWith({ page: 0, size: 10, category: 77, search: 'oud' })
})

test('how little there is stands in the address and narrows the list, the fewest first', async () => {
  const ManageProducts = jest.fn(() => buildPage([attar], 1))
  const { user, router } = await open({ ManageProducts }, '/manageProduct?stock=low')
  const asked = { page: 0, size: 10, sort: 'FEWEST_LEFT' }
  const stock = await screen.findByLabelText('Stock')
  expect(stock).toHaveDisplayValue('Low: 5 or fewer')
  await screen.findByRole('row', { name: /Oud Attar/ })
  expect(ManageProducts).toHaveBeenLastCalledWith({ ...asked, stock: 'LOW' })

  await user.selectOptions(stock, 'Out of stock')
  await waitFor(() => expect(ManageProducts).toHaveBeenLastCalledWith({ ...asked, stock: 'SOLD_OUT' }))
  expect(router.state.location.search).toBe('?stock=sold-out')
  await user.type(screen.getByRole('searchbox', { name: 'Search the products' }), 'oud{Enter}')
  expect(await screen.findByText('1 product for “oud”')).toBeVisible()
  expect(router.state.location.search).toBe('?stock=sold-out&q=oud')
})

test('category and page size keep the focus while the list behind them changes; a page link leads to the heading', async () => {
  const { user, router } = await open()
  await user.selectOptions(await screen.findByLabelText('Category'), 'Attar (77)')
  await screen.findByRole('row', { name: /Oud Attar/ })
  expect(router.state.location.search).toBe('?category=77')
  expect(screen.getByLabelText('Category')).toHaveFocus()

  await user.selectOptions(screen.getByLabelText('Per page'), '5')
  await screen.findByRole('row', { name: /Oud Attar/ })
  expect(router.state.location.search).toBe('?category=77&size=5')
  expect(screen.getByLabelText('Per page')).toHaveFocus()

  await user.click(screen.getByRole('link', { name: 'Page 2' }))
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
})

test('a search without a result leads back to all products; an empty shop to the first one', async () => {
  const { user } = await open({ ManageProducts: () => buildPage([]) }, '/manageProduct?q=zamzam')
  await user.click(await screen.findByRole('link', { name: 'Show all products' }))
  expect(await screen.findByText('There is nothing in the shop yet.')).toBeVisible()
})

test('a list that does not load can be asked for again', async () => {
  let connected = false
  const ManageProducts = () => (connected ? buildPage([attar]) : Promise.reject(noConnection()))
  const { user } = await open({ ManageProducts })
  expect(await screen.findByRole('heading', { name: 'The products could not be loaded' })).toBeVisible()
  connected = true
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('row', { name: /Oud Attar/ })).toBeVisible()
})

test('the export is one file a day, and a failure says so', async () => {
  const asked = fakeUploads(() => Promise.reject(noConnection()))
  const { user } = await open()
  await user.click(await screen.findByRole('button', { name: 'Export CSV' }))
  expect(await screen.findByText('The file could not be made. Check your connection, then try again.')).toBeVisible()
  expect(asked).toMatchObject([
    { address: '/export/products.csv', headers: { authorization: 'Bearer access-token' }, body: undefined },
  ])
})
