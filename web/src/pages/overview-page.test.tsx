import { act, fireEvent, screen, within } from '@testing-library/react'
import { chooseLanguage } from '../lib/copy/language.ts'
import { setLiveness } from '../lib/network/liveness.ts'
import { buildUser, logInAfresh, serverOf } from '../testing/fake-identity.ts'
import { visit } from '../testing/visit.tsx'

// jsdom draws nothing.
jest.mock('../ui/data/bar-chart.tsx', () => ({
  BarChart: ({ name }: { name: string }) => <div role="img" aria-label={name} />,
}))

beforeEach(logInAfresh)
afterEach(async () => {
  jest.useRealTimers()
  act(() => setLiveness('idle'))
  await act(() => chooseLanguage('en'))
})

const image = { __typename: 'Image', url: '/images/mat-640.webp', srcSet: null }

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
  asOf: '2026-11-21T08:32:00.000Z',
  today: day('2026-11-21', 31, 48210, 36450),
  openWork: {
    __typename: 'OpenWork',
    toConfirm: waiting(7, 9000, '2026-11-20T07:05:00.000Z'),
    toSend: waiting(12, 31260),
    onTheWay: waiting(31, 61875),
    notPaidOut: waiting(19, 38640),
    toCallAgain: 2,
    older: 6210,
    longOwed: [{ __typename: 'LongOwed', courier: 'Steadfast', orders: 3, total: 6210 }],
    stillOwed: 77,
    collectedWithCouriers: 6450,
    noticesOfCouriers: 2,
    openSendings: 1,
    returning: waiting(3),
  },
  returned: { __typename: 'ReturnedShare', orders: 23, of: 288, lost: 2 },
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
    '100,592 TK31 orders on the way 61,875 TK19 orders delivered, not paid out 38,640 TK6,210 TK over 7 days77 TK still owed of payouts',
  )
  expect(await figure('Returned')).toHaveTextContent('8 %23 of 288 in 30 days2 lost on the way')
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
    ['Ask Steadfast for 6,210 TK', '/allOrders?state=all&courier=Steadfast&cash=courier'],
    ['Of 1 order nobody knows whether the courier has it', '/cash'],
    ['Look at 2 messages of couriers', '/cash'],
    ['22 products are low', '/manageProduct?stock=low'],
  ])
  expect(tasks.getByText('31,260 TK to collect')).toBeVisible()
  expect(tasks.getByText('3 orders delivered more than 7 days ago')).toBeVisible()
  expect(tasks.getByText(/^the oldest: .+; 2 to call again$/)).toBeVisible()
})

test.each([
  ['a new step of an order', 'OverviewOrderChanged', { orderChanged: 'an order' }],
  ['a payout, or what a courier says,', 'OverviewChanged', { overviewChanged: true }],
])('%s brings new figures', async (_, subscription, told) => {
  let tell: (news: object) => void = () => undefined
  const news = new Promise<object>((resolve) => {
    tell = resolve
  })
  let collected = 36450
  const today = () => ({ overview: { ...overview, today: day('2026-11-21', 31, 48210, collected) } })
  await visit('/overview', serverOf(buildUser({ isAdmin: true }), { Overview: today, [subscription]: () => news }))
  await screen.findByText('36,450 TK', { selector: 'dd' })
  collected = 37000
  await act(async () => tell(told))

  expect(await screen.findByText('37,000 TK', { selector: 'dd' })).toBeVisible()
})

test('the first news brings new figures at once; however many follow, they come every few seconds', async () => {
  const news = ['OverviewOrderPlaced', 'OverviewOrderChanged', 'OverviewChanged'].map((subscription) => {
    let tell = (_: object) => {}
    const told = new Promise<object>((resolve) => {
      tell = resolve
    })
    return { subscription, told, tell: (what: object) => act(async () => tell(what)) }
  })
  const Overview = jest.fn(() => ({ overview }))
  const answers = Object.fromEntries(news.map(({ subscription, told }) => [subscription, () => told]))
  await visit('/overview', serverOf(buildUser({ isAdmin: true }), { Overview, ...answers }))
  await figure('Ordered today')
  jest.useFakeTimers()
  const before = Overview.mock.calls.length
  const asked = () => Overview.mock.calls.length - before

  const [placed, changed, other] = news
  await placed?.tell({ orderPlaced: { __typename: 'PlacedOrder', id: 'an order' } })
  await act(() => jest.advanceTimersByTimeAsync(100))
  expect(asked()).toBe(1)
  await changed?.tell({ orderChanged: 'an order' })
  await other?.tell({ overviewChanged: true })
  await act(() => jest.advanceTimersByTimeAsync(1000))
  expect(asked()).toBe(1)
  await act(() => jest.advanceTimersByTimeAsync(10_000))
  expect(asked()).toBe(2)
})

test('the page says that it is live, and while it is not, of when its figures are; then it reads them anew', async () => {
  const { Overview } = await open()
  await figure('Ordered today')
  act(() => setLiveness('live'))
  expect(screen.getByText(/^\w+day, \d+ \w+ \d{4} · live$/)).toBeVisible()
  act(() => setLiveness('lost'))
  expect(screen.getByText(/ · not live, the figures are of: 21 Nov 2026, 14:32$/)).toBeVisible()

  jest.useFakeTimers()
  const before = Overview.mock.calls.length
  act(() => setLiveness('live'))
  await act(() => jest.advanceTimersByTimeAsync(1000))
  expect(Overview.mock.calls.length).toBe(before + 1)
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

test('the bars are of any days that are chosen, or of this month; days that cannot be are said to be wrong', async () => {
  const { user, Overview } = await open()
  await user.click(await screen.findByText('Other days'))
  await user.click(screen.getByRole('button', { name: 'Show' }))
  expect(await screen.findByText(/^Choose two days, the first one first, at most 90 days/)).toBeVisible()
  fireEvent.change(screen.getByLabelText('From'), { target: { value: '2026-11-20' } })
  fireEvent.change(screen.getByLabelText('Until'), { target: { value: '2026-11-21' } })
  await user.click(screen.getByRole('button', { name: 'Show' }))

  const name = 'Money a day, 20 Nov 2026 to 21 Nov 2026, as bars; the same as a table below'
  expect(await screen.findByRole('img', { name })).toBeVisible()
  expect(Overview).toHaveBeenLastCalledWith({ from: '2026-11-20', to: '2026-11-21' })
  expect(screen.queryByRole('link', { current: 'page', name: /days$/ })).toBeNull()

  fireEvent.change(screen.getByLabelText('From'), { target: { value: '2026-11-22' } })
  await user.click(screen.getByRole('button', { name: 'Show' }))
  expect(await screen.findByText(/^Choose two days, the first one first, at most 90 days/)).toBeVisible()
  await act(() => chooseLanguage('bn'))
  expect(await screen.findByText('অন্য দিন')).toBeVisible()
  await user.click(screen.getByRole('link', { name: 'এই মাস' }))
  expect(await screen.findByRole('link', { name: 'এই মাস', current: 'page' })).toBeVisible()
})
