import { timeZone } from '@sunnah-store/schema/time-zone'
import { lateDate } from '../late-formats.ts'
import { enFormat } from './format.ts'

const { number } = enFormat

const pieces = (count: number) => (count === 1 ? '1 piece' : `${number(count)} pieces`)

const orders = (count: number) => (count === 1 ? '1 order' : `${number(count)} orders`)

/** How the shop is doing. */
export const overview = {
  loadFailed: 'The figures could not be loaded',
  period: 'Period',
  days: (count: number) => `${number(count)} days`,
  live: 'live',
  weekday: lateDate('en-GB', { weekday: 'long', timeZone }),
  asOf: (when: string) => `not live, the figures are of: ${when}`,
  orderedToday: 'Ordered today',
  collectedToday: 'Collected today',
  cashOut: 'Cash still out',
  returned: 'Returned',
  orderCount: orders,
  delivered: (count: number) => `${number(count)} delivered`,
  ofItWithCouriers: (sum: string) => `${sum} of it with couriers`,
  stillOwed: (sum: string) => `${sum} still owed of payouts`,
  older: (sum: string) => `${sum} over 7 days`,
  onTheWay: (count: number) => `${orders(count)} on the way`,
  notPaidOut: (count: number) => `${orders(count)} delivered, not paid out`,
  returnedOf: (count: number, of: number) => `${number(count)} of ${number(of)} in 30 days`,
  lostParcels: (count: number) => `${number(count)} lost on the way`,
  percent: (share: number) => `${number(share)} %`,
  toDo: 'To do',
  nothingToDo: 'Nothing waits for you.',
  callOrders: (count: number) => `Call ${orders(count)}`,
  oldestSince: (when: string) => `the oldest: ${when}`,
  toCallAgain: (count: number) => `${number(count)} to call again`,
  sendOrders: (count: number) => `Send ${orders(count)}`,
  toCollect: (total: string) => `${total} to collect`,
  sortReturned: (count: number) =>
    count === 1 ? 'Sort 1 parcel that comes back' : `Sort ${number(count)} parcels that come back`,
  stockOrWrittenOff: 'to the stock, or written off',
  askCourier: (courier: string, sum: string) => `Ask ${courier} for ${sum}`,
  olderThanAWeek: (count: number) => `${orders(count)} delivered more than 7 days ago`,
  openSendings: (count: number) =>
    `Of ${orders(count)} nobody knows whether the courier has ${count === 1 ? 'it' : 'them'}`,
  keepsAsking: 'the shop keeps asking',
  lookAtNotices: (count: number) =>
    count === 1 ? 'Look at 1 message of a courier' : `Look at ${number(count)} messages of couriers`,
  goodsLow: (count: number) => (count === 1 ? '1 product is low' : `${number(count)} products are low`),
  moneyADay: 'Money a day',
  ordered: 'Ordered',
  collected: 'Collected',
  ordersADay: 'Orders a day',
  chartOf: (title: string, reach: string) => `${title}, ${reach}, as bars; the same as a table below`,
  lastDays: (count: number) => `the last ${number(count)} days`,
  otherDays: 'Other days',
  chartFailed: 'The chart could not be loaded. The table has the same figures.',
  asTable: 'Show as a table',
  day: 'Day',
  orders: 'Orders',
  reports: 'Reports',
  report: 'Report',
  from: 'From',
  to: 'Until',
  by: 'A line for each',
  steps: { DAY: 'Day', MONTH: 'Month' },
  show: 'Show',
  badDays: (most: number) => `Choose two days, the first one first, at most ${number(most)} days together.`,
  reportOf: (from: string, to: string) => `${from} to ${to}`,
  partOfMonth: (month: string, first: number, last: number) =>
    `${month}: ${first === last ? number(first) : `${number(first)}–${number(last)}`}`,
  presets: { today: 'Today', week: 'This week', month: 'This month', lastMonth: 'Last month' },
  reportMeans:
    'Ordered: the orders placed that day, at what they come to now; removed ones are not in it, cancelled and returned ones are. Collected: for orders delivered that day; of those that came back, the ones that were paid. With couriers: what of it couriers have not paid out until now; of a payout that came short the newest orders lack it. Paid out and Charges: the payouts of that day, for whichever orders, and what the couriers kept of them. Returned: what came back that day; lost parcels stand by themselves. Given back: what customers got back that day for what came back, whenever it was delivered. Collected less given back is what the shop kept.',
  withCouriers: 'With couriers',
  paidOut: 'Paid out',
  charges: 'Charges',
  givenBack: 'Given back',
  deliveredOrders: 'Delivered',
  cancelled: 'Cancelled',
  lost: 'Lost',
  sum: 'Together',
  print: 'Print',
  bestSellers: 'Best sellers',
  noSales: 'Nothing was sold in these days.',
  pieces,
  lowStock: 'Low stock',
  lowVariants: 'Sizes and colours running low',
  noneLow: 'Nothing is running low.',
  left: (count: number) => (count === 0 ? 'Out of stock' : `${number(count)} left`),
  more: (count: number) => `And ${number(count)} more`,
}
