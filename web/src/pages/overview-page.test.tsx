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
const day = (date: string, orders: number, takings: number) => ({ __typename: 'DaySales', date, orders, takings })

const overview = {
  __typename: 'Overview',
  today: day('2026-11-21', 31, 48210),
  toDeliver: 12,
  lowStockCount: 22,
  days: [day('2026-11-20', 0, 0), day('2026-11-21', 31, 48210)],
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

test('the four figures of today; what waits for its delivery leads to the orders, what is low to the products', async () => {
  await open()

  expect(await figure('Orders today')).toHaveTextContent('31')
  expect(await figure('Takings today')).toHaveTextContent('48,210 TK')
  expect(await figure('To deliver')).toHaveTextContent('12')
  expect(await figure('Low in stock')).toHaveTextContent('22')
  expect(screen.getByRole('link', { name: 'Low in stock' })).toHaveAttribute('href', '/manageProduct?stock=low')
  expect(screen.getByRole('link', { name: 'To deliver' })).toHaveAttribute('href', '/allOrders')
})

test('each chart has a name and a table with the same figures', async () => {
  const { user } = await open()

  expect(await screen.findByRole('img', { name: /^Takings a day, the last 2 days/ })).toBeVisible()
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
