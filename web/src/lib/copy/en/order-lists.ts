import { enFormat } from './format.ts'

const { number } = enFormat

const orders = (count: number) => (count === 1 ? '1 order' : `${number(count)} orders`)

/** Narrowing the orders, and doing something to many of them at once. */
export const orderLists = {
  filters: 'Narrow the list',
  fold: (active: number) => (active === 0 ? 'Filters' : `Filters (${number(active)})`),
  filtersOn: 'What narrows the list',
  on: (filter: string, value: string) => `${filter}: ${value}`,
  takeAway: (filter: string) => `Take away “${filter}”`,
  since: (day: string) => `from ${day}`,
  until: (day: string) => `until ${day}`,
  days: 'Days',
  allDays: 'All days',
  today: 'Today',
  yesterday: 'Yesterday',
  week: 'The last 7 days',
  month: 'The last 30 days',
  ownDays: 'Other days',
  from: 'From',
  to: 'Until',
  district: 'District',
  allDistricts: 'All districts',
  courier: 'Courier',
  allCouriers: 'All couriers',
  total: 'Total',
  anyTotal: 'Any total',
  upTo: (taka: string) => `Up to ${taka}`,
  between: (low: string, high: string) => `${low} to ${high}`,
  above: (taka: string) => `${taka} and more`,
  cash: 'Cash',
  anyCash: 'Any cash',
  sort: 'Order of the list',
  newest: 'Newest first',
  oldest: 'Oldest first',
  found: (count: number) => `${orders(count)} found`,
  noneFound: 'No order matches these filters.',
  clearFilters: 'Clear the filters',
  choose: (order: string) => `Choose ${order}`,
  choosePage: (count: number) => (count === 1 ? 'The order on this page' : `All ${number(count)} on this page`),
  chooseAll: (count: number, all: number) =>
    count < all ? `Choose the first ${number(count)} of ${number(all)}` : `Choose all ${number(all)}`,
  chooseFailed: 'The orders could not be chosen. Try again.',
  handled: (count: number) =>
    count === 1
      ? '1 order here is done: show what is left'
      : `${number(count)} orders here are done: show what is left`,
  bar: 'With the chosen orders',
  chosen: (count: number) => `${number(count)} chosen`,
  clear: 'Clear',
  confirm: 'Said yes',
  send: 'Send',
  slips: 'Slips',
  slipsHeading: 'Order slips',
  slipsLeftOut: (numbers: readonly string[]) =>
    `${numbers.join(', ')}: cancelled or came back, so there is no slip to print.`,
  paper: 'Paper',
  fourOnA4: 'Four on A4',
  oneOnA5: 'One on A5',
  deliver: 'Mark delivered',
  some: (act: string, count: number, all: number) => `${act}: ${number(count)} of ${number(all)}`,
  deliverQuestion: (count: number) => `Mark ${orders(count)} delivered?`,
  neverSent: (count: number) =>
    count === 1 ? '1 of them was never sent.' : `${number(count)} of them were never sent.`,
  collected: (sum: string) => `${sum} count as collected.`,
  confirmed: (count: number) => (count === 1 ? '1 order is confirmed' : `${orders(count)} are confirmed`),
  delivered: (count: number) => (count === 1 ? '1 order is delivered' : `${orders(count)} are delivered`),
  tookBack: (count: number) => `Taken back for ${orders(count)}`,
  notKnown: 'No answer came, so it may be done or not. The orders are read anew: look where they stand.',
  stay: (count: number) => `For ${orders(count)} this cannot be taken back any more.`,
  refused: (count: number) => (count === 1 ? '1 order was refused:' : `${number(count)} orders were refused:`),
  because: {
    isNow: (status: string) => `by now it is “${status}”; nothing was done`,
    STATUS_CHANGED: 'it has changed meanwhile; nothing was done',
    ORDER_CHANGED: 'it was corrected meanwhile; look at it as it is now, then try again',
    NOT_FOUND: 'it is not there any more',
    other: 'it could not be done',
  },
}
