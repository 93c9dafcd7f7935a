import { screen, within } from '@testing-library/react'
import { buildUser, logInAfresh, serverOf } from '../testing/fake-identity.ts'
import { visit } from '../testing/visit.tsx'

beforeEach(logInAfresh)

/** What one day, or month, came to. */
const sales = (date: string, given: object = {}) => ({
  ...{ __typename: 'DaySales', date, orders: 1, takings: 100, collected: 90 },
  ...{ delivered: 1, cancelled: 0, returned: 0, lost: 0, withCouriers: 0, paidOut: 0, charges: 0, givenBack: 0 },
  ...given,
})

const open = (address: string, answers: Parameters<typeof serverOf>[1]) =>
  visit(address, serverOf(buildUser({ isAdmin: true }), answers))

test('a report says each day and all together, and can be had as a file', async () => {
  const line = (date: string, orders: number, collected: number) =>
    sales(date, {
      ...{ orders, takings: orders * 100, collected, delivered: 22, cancelled: 1, lost: 4 },
      ...{ withCouriers: 50, paidOut: 80, charges: 5, givenBack: 10 },
    })
  const Report = jest.fn(() => ({ report: [line('2026-11-01', 2, 150), line('2026-11-02', 3, 250)] }))
  const { user } = await open('/reports?from=2026-11-01&to=2026-11-02', { Report })

  const table = within(await screen.findByRole('table'))
  expect(table.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
    'DayOrderedCollectedWith couriersPaid outChargesGiven backOrdersDeliveredCancelledReturnedLost',
    '2 Nov 2026300 TK250 TK50 TK80 TK5 TK10 TK322104',
    '1 Nov 2026200 TK150 TK50 TK80 TK5 TK10 TK222104',
    'Together500 TK400 TK100 TK160 TK10 TK20 TK544208',
  ])
  expect(Report).toHaveBeenCalledWith({ from: '2026-11-01', to: '2026-11-02', by: 'DAY' })
  expect(screen.getByRole('button', { name: 'Export CSV' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Menu' }))
  const menu = within(screen.getByRole('dialog'))
  expect(await menu.findByRole('link', { name: 'Reports' })).toHaveAttribute('href', '/reports')
})

test('a report of months says which days of a month are not in it, and what its words mean', async () => {
  const Report = () => ({ report: ['2026-10-01', '2026-11-01', '2026-12-01'].map((date) => sales(date)) })
  await open('/reports?from=2026-10-25&to=2026-12-01&by=MONTH', { Report })

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
  jest.useFakeTimers({ now: new Date('2026-11-23T06:00:00Z'), advanceTimers: true })
  await open('/reports', { Report: () => ({ report: [] }) })

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
  await open('/reports?from=2026-11-03&to=2026-11-02', {})

  expect(await screen.findByRole('alert')).toHaveTextContent('Choose two days, the first one first')
})
