import { act, screen, within } from '@testing-library/react'
import { chooseLanguage } from '../lib/copy/language.ts'
import { buildUser, serverOf, stayLoggedIn } from '../testing/fake-identity.ts'
import { visit } from '../testing/visit.tsx'

// jsdom draws nothing.
jest.mock('../ui/data/bar-chart.tsx', () => ({
  BarChart: ({ name }: { name: string }) => <div role="img" aria-label={name} />,
}))

beforeEach(() => {
  localStorage.clear()
  stayLoggedIn()
})
afterEach(() => act(() => chooseLanguage('en')))

const image = { __typename: 'Image', url: '/images/mat-640.webp', srcSet: null }
// All but the date.
const timers = [
  ...([
    'queueMicrotask',
    'nextTick',
    'performance',
    'hrtime',
    'requestAnimationFrame',
    'cancelAnimationFrame',
  ] as const),
  ...(['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'setImmediate', 'clearImmediate'] as const),
]

const day = (date: string, orders: number, takings: number, collected = 0) => ({
  __typename: 'DaySales',
  date,
  orders,
  takings,
  collected,
  delivered: 22,
})
const waiting = (orders: number, total = 0, oldest: string | null = null) => ({
  __typename: 'WaitingOrders',
  orders,
  total,
  oldest,
})

const overview = {
  __typename: 'Overview',
  today: day('2026-11-21', 31, 48210, 36450),
  openWork: {
    __typename: 'OpenWork',
    toConfirm: waiting(7, 9000, '2026-11-20T07:05:00.000Z'),
    toSend: waiting(12, 31260),
    onTheWay: waiting(31, 61875),
    notPaidOut: waiting(19, 38640),
    stillOwed: 77,
    collectedWithCouriers: 6450,
    noticesOfCouriers: 2,
    returning: waiting(3),
  },
  returned: { __typename: 'ReturnedShare', orders: 23, of: 288 },
  lowStockCount: 22,
  days: [day('2026-11-20', 0, 0), day('2026-11-21', 31, 48210, 36450)],
  bestSellers: [
    {
      __typename: 'BestSeller',
      productId: 'mat',
      name: 'Emerald Prayer Mat',
      nameBn: 'পান্না রঙের জায়নামাজ',
      quantity: 58,
      takings: 49590,
      image,
      product: { __typename: 'Product', id: 'mat' },
    },
    {
      __typename: 'BestSeller',
      productId: 'old',
      name: 'Old Cap',
      nameBn: null,
      quantity: 1,
      takings: 90,
      image,
      product: null,
    },
  ],
  lowStock: [
    { __typename: 'Product', id: 'cap', name: 'White Cap', nameBn: 'সাদা টুপি', quantity: 0, options: [], image },
  ],
  lowVariants: [
    {
      __typename: 'ProductVariant',
      id: 'navy-l',
      productId: 'panjabi',
      size: 'L',
      sizeBn: null,
      color: 'Navy',
      colorBn: 'নেভি',
      quantity: 2,
      image,
      product: { __typename: 'Product', id: 'panjabi', name: 'Cotton Panjabi', nameBn: 'সুতি পাঞ্জাবি' },
    },
  ],
}

const open = (address = '/overview', given: object = {}) => {
  const Overview = jest.fn(() => ({ overview: { ...overview, ...given } }))
  return visit(address, serverOf(buildUser({ isAdmin: true }), { Overview })).then((shop) => ({ ...shop, Overview }))
}

const figure = async (name: string) => (await screen.findByText(name)).closest('dl > div')

test('money is told truly: what was ordered, what was collected, what is still out, and what came back', async () => {
  await open()

  expect(await figure('Ordered today')).toHaveTextContent('48,210 TK31 orders')
  expect(await figure('Collected today')).toHaveTextContent('36,450 TK22 delivered6,450 TK of it with couriers')
  expect(await figure('Cash still out')).toHaveTextContent(
    '100,592 TK31 orders on the way 61,875 TK19 orders delivered, not paid out 38,640 TK77 TK still owed of payouts',
  )
  expect(await figure('Returned')).toHaveTextContent('8 %23 of 288 in 30 days')
})

test('cash still out leads to the orders that it is made of', async () => {
  await open()
  expect(await screen.findByRole('link', { name: 'Cash still out' })).toHaveAttribute('href', '/cash')
  expect(screen.getByRole('link', { name: '31 orders on the way' })).toHaveAttribute(
    'href',
    '/allOrders?state=all&cash=collect',
  )
  expect(screen.getByRole('link', { name: '19 orders delivered, not paid out' })).toHaveAttribute(
    'href',
    '/allOrders?state=all&cash=courier',
  )
})

test('what is to be done leads to where it is done; what is not to be done is not told', async () => {
  await open('/overview', { openWork: { ...overview.openWork, returning: waiting(0) } })

  const tasks = within(await screen.findByRole('region', { name: 'To do' }))
  expect(tasks.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Call 7 orders', '/allOrders?state=confirm'],
    ['Send 12 orders', '/allOrders?state=send'],
    ['Look at 2 messages of couriers', '/cash'],
    ['22 products are low', '/manageProduct?stock=low'],
  ])
  expect(tasks.getByText('31,260 TK to collect')).toBeVisible()
})

test('a new step of an order brings new figures', async () => {
  let tell: (news: object) => void = () => undefined
  const news = new Promise<object>((resolve) => {
    tell = resolve
  })
  let collected = 36450
  const today = () => ({ overview: { ...overview, today: day('2026-11-21', 31, 48210, collected) } })
  await visit(
    '/overview',
    serverOf(buildUser({ isAdmin: true }), { Overview: today, OverviewOrderChanged: () => news }),
  )
  await screen.findByText('36,450 TK', { selector: 'dd' })
  collected = 37000
  await act(async () => tell({ orderChanged: 'an order' }))

  expect(await screen.findByText('37,000 TK', { selector: 'dd' })).toBeVisible()
})

test('a report says each day and all together, and can be had as a file', async () => {
  const line = (date: string, orders: number, collected: number) => ({
    ...day(date, orders, orders * 100, collected),
    cancelled: 1,
    returned: 0,
    ...{ withCouriers: 50, paidOut: 80, charges: 5, givenBack: 10 },
  })
  const Report = jest.fn(() => ({ report: [line('2026-11-01', 2, 150), line('2026-11-02', 3, 250)] }))
  const { user } = await visit(
    '/reports?from=2026-11-01&to=2026-11-02',
    serverOf(buildUser({ isAdmin: true }), { Report }),
  )

  const table = within(await screen.findByRole('table'))
  expect(table.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
    'DayOrderedCollectedWith couriersPaid outChargesGiven backOrdersDeliveredCancelledReturned',
    '2 Nov 2026300 TK250 TK50 TK80 TK5 TK10 TK32210',
    '1 Nov 2026200 TK150 TK50 TK80 TK5 TK10 TK22210',
    'Together500 TK400 TK100 TK160 TK10 TK20 TK54420',
  ])
  expect(Report).toHaveBeenCalledWith({ from: '2026-11-01', to: '2026-11-02', by: 'DAY' })
  expect(screen.getByRole('button', { name: 'Export CSV' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Menu' }))
  const menu = within(screen.getByRole('dialog'))
  expect(await menu.findByRole('link', { name: 'Reports' })).toHaveAttribute('href', '/reports')
})

test('a report of months says which days of a month are not in it, and what its words mean', async () => {
  const figures = { __typename: 'DaySales', orders: 1, takings: 100, delivered: 1, collected: 90, cancelled: 0 }
  const line = (date: string) => ({
    ...figures,
    date,
    returned: 0,
    withCouriers: 0,
    paidOut: 0,
    charges: 0,
    givenBack: 0,
  })
  const Report = () => ({ report: ['2026-10-01', '2026-11-01', '2026-12-01'].map(line) })
  await visit('/reports?from=2026-10-25&to=2026-12-01&by=MONTH', serverOf(buildUser({ isAdmin: true }), { Report }))

  const table = within(await screen.findByRole('table'))
  expect(table.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
    'December 2026: 1',
    'November 2026',
    'October 2026: 25–31',
    'Together',
  ])
  expect(screen.getByText(/^Ordered: the orders placed that day, at what they come to now/)).toBeVisible()
})

test('the days that are asked for most are a tap away', async () => {
  jest.useFakeTimers({ now: new Date('2026-11-23T06:00:00Z'), doNotFake: [...timers] })
  await visit('/reports', serverOf(buildUser({ isAdmin: true }), { Report: () => ({ report: [] }) }))

  const days = within(await screen.findByRole('navigation', { name: 'Period' }))
  expect(days.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Today', '/reports?from=2026-11-23&to=2026-11-23'],
    ['This week', '/reports?from=2026-11-22&to=2026-11-23'],
    ['This month', '/reports?from=2026-11-01&to=2026-11-23'],
    ['Last month', '/reports?from=2026-10-01&to=2026-10-31'],
  ])
  jest.useRealTimers()
})

test('a report backwards is not asked for', async () => {
  await visit('/reports?from=2026-11-03&to=2026-11-02', serverOf(buildUser({ isAdmin: true }), {}))

  expect(await screen.findByRole('alert')).toHaveTextContent('Choose two days, the first one first')
})

test('each chart has a name and a table with the same figures', async () => {
  const { user } = await open()

  expect(await screen.findByRole('img', { name: /^Money a day, the last 2 days/ })).toBeVisible()
  const card = screen.getByRole('region', { name: 'Orders a day' })
  await user.click(within(card).getByText('Show as a table'))
  const table = within(card).getByRole('table', { name: 'Orders a day' })
  expect(
    within(table)
      .getAllByRole('row')
      .map(({ textContent }) => textContent),
  ).toEqual(['DayOrders', '20 Nov 20260', '21 Nov 202631'])
})

test('best sellers and low stock lead to the product, where there still is one', async () => {
  await open()

  expect(await screen.findByRole('link', { name: 'Emerald Prayer Mat' })).toHaveAttribute('href', '/manageProduct/mat')
  expect(screen.getByText('58 pieces')).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Old Cap' })).toBeNull()
  expect(screen.getByText('No longer sold · 90 TK')).toBeVisible()
  expect(screen.getByRole('link', { name: 'White Cap' })).toHaveAttribute('href', '/manageProduct/cap')
  expect(screen.getByText('Out of stock')).toBeVisible()
  expect(screen.getByRole('link', { name: 'And 21 more' })).toHaveAttribute('href', '/manageProduct?stock=low')
})

test('a size that runs out is named with its product and colour, and leads to its row', async () => {
  const panjabi = { ...overview.lowStock[0], id: 'wool', name: 'Wool Panjabi', options: [{ kind: 'SIZE' }] }
  await open('/overview', { lowStock: [panjabi] })

  const card = within(await screen.findByRole('region', { name: 'Sizes and colours running low' }))
  expect(card.getByRole('listitem')).toHaveTextContent('Cotton Panjabi, Navy · L2 left')
  expect(card.getByRole('link')).toHaveAttribute('href', '/manageProduct/panjabi/variants#navy-l')
  expect(screen.getByRole('link', { name: 'Wool Panjabi' })).toHaveAttribute('href', '/manageProduct/wool/variants')
  await act(() => chooseLanguage('bn'))
  expect(await screen.findByRole('link', { name: 'সুতি পাঞ্জাবি, নেভি · L' })).toBeVisible()
})

test('products have their Bangla names in the Bangla shop; one without is marked as English', async () => {
  await open()
  await screen.findByRole('link', { name: 'Emerald Prayer Mat' })
  await act(() => chooseLanguage('bn'))

  expect(await screen.findByRole('link', { name: 'পান্না রঙের জায়নামাজ' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'সাদা টুপি' })).toBeVisible()
  expect(screen.getByText('Old Cap')).toHaveAttribute('lang', 'en')
})

test('the period stands in the address; any other is the usual one', async () => {
  const { user, router, Overview } = await open('/overview?days=365')
  await user.click(await screen.findByRole('link', { name: '30 days' }))

  expect(Overview.mock.calls).toEqual([[{ days: 14 }], [{ days: 30 }]])
  expect(router.state.location.search).toBe('?days=30')
  expect(screen.getByRole('link', { name: '30 days' })).toHaveAttribute('aria-current', 'page')
})

test('a shop that has sold nothing says so', async () => {
  await open('/overview', { bestSellers: [], lowStock: [], lowStockCount: 0, lowVariants: [] })

  expect(await screen.findByText('Nothing was sold in these days.')).toBeVisible()
  expect(screen.getByText('Nothing is running low.')).toBeVisible()
  expect(screen.queryByText('Sizes and colours running low')).toBeNull()
})

test.each([
  [1, '1 mail was not sent'],
  [2, '2 mails were not sent'],
])('%i mails that were given up are told, with the way to them', async (total, told) => {
  const GivenUpCount = () => ({ givenUpMails: { __typename: 'MailPage', total } })
  await visit('/overview', serverOf(buildUser({ isAdmin: true }), { Overview: () => ({ overview }), GivenUpCount }))

  expect(await screen.findByRole('link', { name: told })).toHaveAttribute('href', '/mails')
})
