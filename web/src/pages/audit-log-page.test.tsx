import { screen, waitFor, within } from '@testing-library/react'
import { buildUser, logInAfresh, serverOf } from '../testing/fake-identity.ts'
import { noConnection, refused } from '../testing/fake-server.ts'
import { visit } from '../testing/visit.tsx'

beforeEach(logInAfresh)

const open = (answers: Parameters<typeof serverOf>[1], address: string) =>
  visit(address, serverOf(buildUser({ isAdmin: true }), answers))

const changeOf = (field: string, before: string | null, after: string | null) => ({
  __typename: 'AuditChange',
  field,
  before,
  after,
})
const thingOf = (given: { name: string; [field: string]: unknown }) => ({
  __typename: 'AuditThing',
  ...{ nameBn: null, size: null, sizeBn: null, color: null, colorBn: null, productId: null, isGone: false },
  ...given,
})
const entry = {
  __typename: 'AuditEntry',
  id: '7',
  at: '2026-11-20T08:00:00Z',
  actorId: 'a0000000-0000-4000-8000-000000000001',
  actorName: 'Owner',
  actorEmail: 'owner@gmail.com',
  act: 'updateProduct',
  noun: 'PRODUCT',
  thingId: 'p-1',
  note: null as string | null,
  courier: null as string | null,
  isOfShopper: false,
  thing: thingOf({ name: 'Oud Attar', productId: 'p-1' }) as object | null,
  order: null as object | null,
  changes: [changeOf('price', '1550', '1450')],
}
const pageOf = (...items: object[]) => ({
  acts: { __typename: 'AuditPage', total: items.length, pageCount: items.length > 0 ? 1 : 0, items },
})
const people = [
  { __typename: 'AuditActor', id: entry.actorId, name: 'Owner', email: 'owner@gmail.com' },
  { __typename: 'AuditActor', id: 'a0000000-0000-4000-8000-000000000002', name: null, email: 'gone@gmail.com' },
]
const AuditActors = () => ({ auditActors: people })

test('the history says who did what to which thing, with what was before and after', async () => {
  jest.useFakeTimers({ now: new Date('2026-11-20T12:00:00Z'), doNotFake: ['setTimeout', 'queueMicrotask', 'nextTick'] })
  const order = { noun: 'ORDER', thingId: 'o-1', thing: thingOf({ name: 'SS-7K3M9Q' }) }
  const step = (to: string) => [
    changeOf('kind', null, 'STEP'),
    changeOf('from', null, 'PLACED'),
    changeOf('to', null, to),
  ]
  const acts: [object, string][] = [
    [{}, 'Owner changed the price of Oud Attar Before: 1,550 TK → After: 1,450 TK'],
    [
      {
        thing: thingOf({ name: 'Cedar Box', productId: 'p-3' }),
        changes: [changeOf('modelNumber', '10452', '20011'), changeOf('sku', null, '0042')],
      },
      'Owner changed Cedar Box modelNumber Before: 10452 → After: 20011 · SKU 0042',
    ],
    [
      {
        noun: 'VARIANT',
        thing: thingOf({ name: 'Panjabi', size: 'L', color: 'White', productId: 'p-2' }),
        changes: [changeOf('quantity', '2', '14')],
      },
      'Owner put pieces into Panjabi, White · L Stock Before: 2 → After: 14',
    ],
    [
      {
        noun: 'VARIANT',
        act: 'correctOrder',
        thing: thingOf({ name: 'Panjabi', size: 'L', color: 'White', productId: 'p-2' }),
        order: thingOf({ name: 'SS-MOVED2' }),
        changes: [changeOf('quantity', '14', '12')],
      },
      'Owner took pieces out of Panjabi, White · L · SS-MOVED2 Stock Before: 14 → After: 12',
    ],
    [
      { ...order, changes: [...step('CANCELLED'), changeOf('reason', null, 'FAKE')], note: 'Called twice' },
      'Owner cancelled SS-7K3M9Q Nobody has ordered this · “Called twice”',
    ],
    [
      {
        ...order,
        changes: [changeOf('kind', null, 'COURIER')],
        actorId: null,
        actorName: null,
        note: 'pending: At the hub',
        courier: 'Steadfast',
      },
      'Steadfast told something of SS-7K3M9Q “has it, not delivered yet: At the hub”',
    ],
    [
      { ...order, changes: step('DELIVERED'), actorId: null, actorName: null, courier: 'Steadfast' },
      'Steadfast marked SS-7K3M9Q as delivered',
    ],
    [
      {
        ...order,
        changes: [...step('CANCELLED'), changeOf('reason', null, 'OTHER')],
        ...{ actorId: null, actorName: null, isOfShopper: true, note: 'hold: my brother has one' },
      },
      'The shopper cancelled SS-7K3M9Q Other · “hold: my brother has one”',
    ],
    [{ ...order, changes: step('SHIPPED'), actorId: null, actorName: null }, 'The system sent SS-7K3M9Q'],
    [
      { ...order, changes: [changeOf('deletedAt', '2026-11-19T10:00:00Z', null)] },
      'Owner put SS-7K3M9Q back among the orders',
    ],
    [
      { ...order, changes: [...step('CONFIRMED'), changeOf('writtenOff', null, '[]')] },
      'Owner noted that SS-7K3M9Q is wanted',
    ],
    [
      { ...order, changes: [...step('RETURNED'), changeOf('writtenOff', null, '[{"variantId":"v-1","quantity":2}]')] },
      'Owner took SS-7K3M9Q back into the shop Written off 2',
    ],
    [
      { ...order, changes: [...step('RETURNED'), changeOf('reason', null, 'LOST')] },
      'Owner noted that SS-7K3M9Q was lost on the way',
    ],
    [
      { ...order, changes: [changeOf('kind', null, 'CORRECTED'), changeOf('changed', null, '["ADDRESS"]')] },
      'Owner corrected SS-7K3M9Q address',
    ],
    [
      {
        ...order,
        thing: null,
        thingId: 'all',
        act: 'exportOrders',
        changes: [
          changeOf('district', null, 'Dhaka'),
          changeOf('state', null, 'TO_SEND'),
          changeOf('firstDay', null, '2026-11-01'),
        ],
      },
      'Owner downloaded orders District Dhaka · Which To send · From 1 Nov 2026',
    ],
    [
      { noun: 'USER', thing: null, thingId: 'all', act: 'exportUsers', changes: [] },
      'Owner downloaded the list of all users',
    ],
    [
      {
        noun: 'USER',
        act: 'resetSecondFactor',
        thing: thingOf({ name: 'Amina Rahman' }),
        changes: [changeOf('secondFactorSince', '2026-11-01T06:00:00Z', null)],
      },
      'Owner took the second step at log-in away from Amina Rahman',
    ],
    [
      {
        noun: 'USER',
        act: 'shop',
        actorId: null,
        thing: thingOf({ name: 'Amina Rahman' }),
        changes: [changeOf('secondFactorSince', null, '2026-11-01T06:00:00Z')],
      },
      'The system noted that Amina Rahman has turned on a second step at log-in',
    ],
    [
      {
        noun: 'USER',
        act: 'disableSecondFactor',
        changes: [changeOf('secondFactorSince', '2026-11-01T06:00:00Z', null)],
      },
      'Owner turned off the second step at log-in',
    ],
    [
      { noun: 'USER', thing: thingOf({ name: 'Nusrat Jahan' }), changes: [changeOf('role', 'SHOPPER', 'STAFF')] },
      'Owner made Nusrat Jahan staff Before: Shopper → After: Staff',
    ],
    [
      { noun: 'DELIVERY', thingId: 'Dhaka', thing: null, changes: [changeOf('fee', '0', '60')] },
      'Owner changed the delivery to Dhaka Fee Before: 0 TK → After: 60 TK',
    ],
    [
      {
        noun: 'PAYOUT',
        thing: null,
        changes: [changeOf('courier', null, 'Steadfast'), changeOf('day', null, '2026-11-19')],
      },
      'Owner entered a payout of Steadfast Day 19 Nov 2026',
    ],
    [
      {
        noun: 'PAYOUT',
        act: 'takeBackPayout',
        thing: null,
        changes: [changeOf('orderCount', '2', null), changeOf('orderNumbers', '["SS-4D8WXR","SS-9Q2MTC"]', null)],
      },
      expect.stringMatching(/Orders Before: SS-4D8WXR, SS-9Q2MTC/),
    ],
    [
      { noun: 'SENDER', thing: null, at: '2026-11-19T08:00:00Z', changes: [], actorName: null },
      'owner@gmail.com changed the sender on slips',
    ],
  ]
  await open(
    { AuditActors, Acts: () => pageOf(...acts.map(([act], i) => ({ ...entry, id: `${i}`, ...act }))) },
    '/history',
  )

  const main = within(screen.getByRole('main'))
  const items = await main.findAllByRole('listitem')
  const said = items.map((item) => [...item.querySelectorAll('p')].map(({ textContent }) => textContent).join(' '))
  expect(said).toEqual(acts.map(([, text]) => text))
  expect(main.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Today, Friday 20 Nov',
    'Yesterday, Thursday 19 Nov',
  ])
  expect(main.getByRole('link', { name: 'Oud Attar' })).toHaveAttribute('href', '/productDetail/p-1')
  expect(main.getByRole('link', { name: 'SS-9Q2MTC' })).toHaveAttribute('href', '/allOrders/number/SS-9Q2MTC')
  expect(main.getAllByRole('link', { name: 'SS-7K3M9Q' })[0]).toHaveAttribute('href', '/allOrders/number/SS-7K3M9Q')
  expect(main.getByRole('link', { name: 'SS-MOVED2' })).toHaveAttribute('href', '/allOrders/number/SS-MOVED2')
  expect(main.getByRole('link', { name: 'Nusrat Jahan' })).toHaveAttribute('href', '/manageUsers?q=Nusrat+Jahan')
  jest.useRealTimers()
})

test('the history is narrowed by person, thing and days of Bangladesh, in the address', async () => {
  const Acts = jest.fn((_: Record<string, unknown>) => pageOf())
  const address = `/history?who=${entry.actorId}&from=2026-11-01&to=2026-11-20`
  const { user, router } = await open({ AuditActors, Acts }, address)
  expect(await screen.findByText('Nothing was changed that fits.')).toBeVisible()
  expect(Acts).toHaveBeenLastCalledWith({
    page: 0,
    size: 10,
    actorId: entry.actorId,
    from: '2026-10-31T18:00:00.000Z',
    to: '2026-11-20T18:00:00.000Z',
  })

  await screen.findByRole('option', { name: 'gone@gmail.com' })
  await user.selectOptions(screen.getByLabelText('About'), 'Orders')
  await waitFor(() => expect(Acts).toHaveBeenLastCalledWith(expect.objectContaining({ topic: 'ORDERS' })))
  expect(router.state.location.search).toContain('what=ORDERS')
  await user.selectOptions(screen.getByLabelText('Person'), 'The system, couriers and shoppers')
  await waitFor(() => expect(Acts).toHaveBeenLastCalledWith(expect.objectContaining({ bySystem: true })))
})

test('a history that is empty, or does not load, says so', async () => {
  let lost = true
  const Acts = () => (lost ? Promise.reject(noConnection()) : pageOf())
  const { user } = await open({ AuditActors, Acts }, '/history')
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
