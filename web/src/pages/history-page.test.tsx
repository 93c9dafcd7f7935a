import { screen, waitFor, within } from '@testing-library/react'
import { buildUser, serverOf, stayLoggedIn } from '../testing/fake-identity.ts'
import { noConnection, refused } from '../testing/fake-server.ts'
import { visit } from '../testing/visit.tsx'

beforeEach(() => {
  localStorage.clear()
  stayLoggedIn()
})

const open = (answers: Parameters<typeof serverOf>[1], address: string) =>
  visit(address, serverOf(buildUser({ isAdmin: true }), answers))

const entry = {
  __typename: 'AuditEntry',
  id: '7',
  at: '2026-11-20T08:00:00Z',
  actorEmail: 'owner@gmail.com',
  act: 'updateProduct',
  noun: 'PRODUCT',
  thingId: 'p-1',
  changes: [{ __typename: 'AuditChange', field: 'price', before: '450', after: '500' }],
}
const pageOf = (...items: object[]) => ({
  acts: { __typename: 'AuditPage', total: items.length, pageCount: items.length > 0 ? 1 : 0, items },
})

test('the history says who did what to which thing, with what was before and after', async () => {
  await open({ Acts: () => pageOf(entry, { ...entry, id: '6', act: 'somethingNew', changes: [] }) }, '/history')

  const [first, second] = await within(screen.getByRole('main')).findAllByRole('listitem')
  expect(first).toHaveTextContent('Product changed')
  expect(first).toHaveTextContent('owner@gmail.com')
  expect(first).toHaveTextContent(/price.*450.*500/)
  expect(second).toHaveTextContent('somethingNew')
})

test('the history is narrowed by person, thing and days of Bangladesh, in the address', async () => {
  const Acts = jest.fn((_: Record<string, unknown>) => pageOf())
  const { user, router } = await open({ Acts }, '/history?q=owner&from=2026-11-01&to=2026-11-20')
  expect(await screen.findByText('Nothing was changed that fits.')).toBeVisible()
  expect(Acts).toHaveBeenLastCalledWith({
    page: 0,
    size: 10,
    actor: 'owner',
    from: '2026-10-31T18:00:00.000Z',
    to: '2026-11-20T18:00:00.000Z',
  })

  await user.selectOptions(screen.getByLabelText('What'), 'Order')
  await waitFor(() => expect(Acts).toHaveBeenLastCalledWith(expect.objectContaining({ noun: 'ORDER' })))
  expect(router.state.location.search).toContain('what=ORDER')
})

test('a history that is empty, or does not load, says so', async () => {
  let lost = true
  const Acts = () => (lost ? Promise.reject(noConnection()) : pageOf())
  const { user } = await open({ Acts }, '/history')
  expect(await screen.findByText('The history could not be loaded')).toBeVisible()
  lost = false
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Nothing has been changed yet.')).toBeVisible()
})

const most = { __typename: 'CustomerLimits', pieces: 100, held: 100, orders: 10, total: 100_000 }
const limits = {
  __typename: 'PurchaseLimits',
  version: 3,
  unconfirmedTotal: 20_000,
  firstOrderTotal: 5000,
  newCustomers: most,
  knownCustomers: { ...most, orders: 50 },
}

test('the limits of orders are read, checked and set over what was read', async () => {
  const SetPurchaseLimits = jest.fn((_: Record<string, unknown>) => ({ setPurchaseLimits: { ...limits, version: 4 } }))
  const PurchaseLimits = () => ({ purchaseLimits: limits })
  const { user } = await open({ PurchaseLimits, SetPurchaseLimits }, '/purchaseLimits')
  const newCustomers = within(await screen.findByRole('region', { name: 'New customers' }))
  const field = newCustomers.getByLabelText('Open orders')
  expect(field).toHaveValue('10')

  await user.clear(field)
  await user.type(field, '0')
  await user.click(screen.getByRole('button', { name: 'Save limits' }))
  expect(newCustomers.getByText('Enter a whole number from 1 to 1,000')).toBeVisible()
  expect(SetPurchaseLimits).not.toHaveBeenCalled()

  await user.clear(field)
  await user.type(field, '5')
  await user.click(screen.getByRole('button', { name: 'Save limits' }))
  expect(await screen.findByText('The limits are saved. Orders that are placed already stay.')).toBeVisible()
  const { __typename: _, ...known } = limits.knownCustomers
  expect(SetPurchaseLimits).toHaveBeenCalledWith({
    input: {
      newCustomers: { pieces: 100, held: 100, orders: 5, total: 100_000 },
      knownCustomers: known,
      unconfirmedTotal: 20_000,
      firstOrderTotal: 5000,
      expectedVersion: 3,
    },
  })
})

test('limits that somebody else has set meanwhile are not replaced unseen', async () => {
  let version = 3
  const SetPurchaseLimits = jest.fn((_: Record<string, unknown>) => {
    version = 5
    return refused('LIMITS_CHANGED', { expectedVersion: 3, version: 5 })
  })
  const PurchaseLimits = () => ({ purchaseLimits: { ...limits, version } })
  const { user } = await open({ PurchaseLimits, SetPurchaseLimits }, '/purchaseLimits')
  await user.click(await screen.findByRole('button', { name: 'Save limits' }))

  expect(await screen.findByText(/Somebody else has changed the limits/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Save limits' }))
  expect(SetPurchaseLimits).toHaveBeenLastCalledWith({ input: expect.objectContaining({ expectedVersion: 5 }) })
})
