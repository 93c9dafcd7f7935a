import { enFormat } from './format.ts'

const { number, moment } = enFormat

const orders = (count: number) => (count === 1 ? '1 order' : `${number(count)} orders`)

/** All orders of the shop, as admins see them. */
export const allOrders = {
  searchLabel: 'Search the orders',
  placeholder: 'Number, name or phone',
  tabs: 'Which orders',
  tab: (name: string, count?: number) => (count === undefined ? name : `${name} (${number(count)})`),
  tabNames: {
    TO_CONFIRM: 'To confirm',
    TO_SEND: 'To send',
    ON_THE_WAY: 'On the way',
    DELIVERED: 'Delivered',
    ENDED: 'Ended',
    ALL: 'All',
  },
  count: (count: number, words: string) => (words ? `${orders(count)} for “${words}”` : orders(count)),
  nothing: (words: string) => `No order found for “${words}”.`,
  noneIn: {
    TO_CONFIRM: 'Nobody waits for a call.',
    TO_SEND: 'No confirmed order waits to be sent.',
    ON_THE_WAY: 'No order is on the way.',
    DELIVERED: 'No order has been delivered yet.',
    ENDED: 'No order was cancelled or came back.',
    ALL: 'Nobody has ordered yet.',
  },
  searchAll: 'Search in all orders',
  showAll: 'Show all orders',
  countFailed: 'How many orders there are could not be loaded.',
  loadFailed: 'The orders could not be loaded',
  fresh: 'New',
  call: (name: string) => `Call ${name}:`,
  deliver: 'Delivered',
  delivered: (iso: string) => `Delivered ${moment(iso)}`,
  deliveredNow: (order: string) => `${order} is delivered`,
  slip: 'Print slip',
  remove: 'Remove Order',
  removeQuestion: (order: string) => `Remove order ${order}?`,
  removeUndelivered:
    'It was not delivered: its goods go back to the stock. The shopper no longer sees the order. This cannot be undone.',
  removeDelivered:
    'It was delivered, so the stock stays as it is. The shopper no longer sees the order. This cannot be undone.',
  gone: (order: string) => `${order} is not there any more.`,
  newOrders: (count: number) => (count === 1 ? '1 new order' : `${number(count)} new orders`),
  arrived: (order: string, amount: string) => `New order ${order}, ${amount}`,
  slipHeading: 'Order slip',
  slipLanguage: 'Language of the slip',
  print: 'Print',
  slipFailed: 'The order could not be loaded',
  noSuchOrder: 'There is no such order',
  noSuchOrderText: 'The address may be mistyped, or the order was removed.',
  live: 'Live: new orders show as they come',
  notLive: 'Not live at the moment; trying again',
}
