import { enFormat } from './format.ts'

const { number } = enFormat

const pieces = (count: number) => (count === 1 ? '1 piece' : `${number(count)} pieces`)

/** How the shop is doing. */
export const overview = {
  loadFailed: 'The figures could not be loaded',
  period: 'Period',
  days: (count: number) => `${number(count)} days`,
  ordersToday: 'Orders today',
  takingsToday: 'Takings today',
  toDeliver: 'To deliver',
  lowInStock: 'Low in stock',
  takingsADay: 'Takings a day',
  ordersADay: 'Orders a day',
  chartOf: (title: string, days: number) =>
    `${title}, the last ${number(days)} days, as bars; the same as a table below`,
  chartFailed: 'The chart could not be loaded. The table has the same figures.',
  asTable: 'Show as a table',
  day: 'Day',
  takings: 'Takings',
  orders: 'Orders',
  bestSellers: 'Best sellers',
  noSales: 'Nothing was sold in these days.',
  pieces,
  lowStock: 'Low stock',
  lowVariants: 'Sizes and colours running low',
  noneLow: 'Nothing is running low.',
  left: (count: number) => (count === 0 ? 'Out of stock' : `${number(count)} left`),
  more: (count: number) => `And ${number(count)} more`,
}
