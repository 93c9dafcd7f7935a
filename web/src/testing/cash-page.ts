import { buildUser, serverOf } from './fake-identity.ts'
import { visit } from './visit.tsx'

const sum = (orders: number, total: number) => ({ __typename: 'CashSum', orders, total })
const cash = {
  __typename: 'Cash',
  withCouriers: sum(19, 38_640),
  older: sum(3, 6210),
  onTheWay: sum(31, 61_875),
  payoutsThisMonth: 6,
  receivedThisMonth: 142_305,
  couriers: [
    {
      __typename: 'CourierDebt',
      courier: 'Steadfast',
      orders: 14,
      total: 31_497,
      rest: 77,
      upTo3Days: 14_453,
      upTo7Days: 10_757,
      older: 6210,
      oldestAt: '2026-11-12T08:00:00Z',
    },
  ],
}
const payout = {
  __typename: 'Payout',
  id: 'p-1',
  day: '2026-11-11',
  courier: 'Steadfast',
  orderCount: 9,
  expected: 19_875,
  charges: 900,
  received: 18_855,
  difference: -120,
  reason: 'COUNTED_TWICE',
  note: 'SS-R2FD8N',
}

/** Two orders that Steadfast has collected for. */
export const owed = [
  {
    __typename: 'OwedOrder',
    id: 'o-1',
    number: 'SS-4Y7XKD',
    customerName: 'Amina Rahman',
    courier: 'Steadfast',
    cameBack: false,
    removed: false,
    cashOwed: null,
    deliveredAt: '2024-11-17T08:00:00Z',
    total: 2780,
  },
  {
    __typename: 'OwedOrder',
    id: 'o-2',
    number: 'SS-B8KX4M',
    customerName: 'Karim',
    courier: 'Steadfast',
    cameBack: false,
    removed: false,
    cashOwed: null,
    deliveredAt: '2024-11-12T08:00:00Z',
    total: 2310,
  },
]

/** The cash, or a payout that is entered, in a shop that Steadfast owes for two orders, and what else the server answers. */
export const openCash = (address: string, answers: Parameters<typeof serverOf>[1] = {}) =>
  visit(
    address,
    serverOf(buildUser({ isAdmin: true }), {
      Cash: () => ({ cash }),
      CourierDesk: () => ({ openSendings: [], courierNotices: [] }),
      Payouts: () => ({ payouts: { __typename: 'PayoutPage', total: 1, pageCount: 1, items: [payout] } }),
      ReturnedCash: () => ({ returnedCash: [] }),
      OwedOrders: () => ({ owedOrders: owed, owedRest: 77 }),
      ...answers,
    }),
  )
