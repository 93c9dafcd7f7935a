import { latinDigits } from '@sunnah-store/schema/digits'
import { findOrderNumber } from '../order-number.js'

/** What one row of a courier's file says of an order. */
export interface PayoutRow {
  /** The number of the order: of its column, or else of anywhere in the row. */
  number: string | null
  /** In taka, as far as the file has a column for it. */
  collected: number | null
  charges: number | null
}

export interface PayoutRows {
  rows: PayoutRow[]
  /** Of columns that say something else. */
  ignoredColumns: string[]
}

// As couriers call them, Steadfast first; without gaps and signs, the surest name first.
const names = {
  order: [
    'invoice',
    'invoiceno',
    'invoiceid',
    'merchantorderid',
    'orderid',
    'orderno',
    'ordernumber',
    'order',
    'number',
  ],
  collected: [
    'codamount',
    'cod',
    'collectedamount',
    'collected',
    'amountcollected',
    'cashcollected',
    'collection',
    'amount',
  ],
  allCharges: ['totalcharge', 'totalcharges', 'totalfee', 'charge', 'charges'],
  charges: ['deliverycharge', 'deliveryfee', 'codcharge', 'codfee', 'returncharge', 'fee'],
}
const plain = (head: string) => head.toLowerCase().replace(/[^a-z]/g, '')

// A title such as "Invoice #4711" has the name of one column only.
const isHead = (row: readonly string[]): boolean =>
  columnOf(row, 'order') >= 0 && (['collected', 'allCharges', 'charges'] as const).some((of) => columnOf(row, of) >= 0)

/** What a courier's file says, by its column names; without any that are known, the rows as they are. */
export const readPayoutRows = (table: readonly string[][]): PayoutRows => {
  const headAt = table.findIndex(isHead)
  const head = table[headAt] ?? []
  const [order, collected, allCharges] = [
    columnOf(head, 'order'),
    columnOf(head, 'collected'),
    columnOf(head, 'allCharges'),
  ]
  const charges =
    allCharges >= 0 ? [allCharges] : head.flatMap((name, i) => (names.charges.includes(plain(name)) ? [i] : []))
  const read = [order, collected, ...charges]
  return {
    rows: table.slice(headAt + 1).map((row) => ({
      number: findOrderNumber(row[order] ?? '') ?? findOrderNumber(row.join(' ')),
      collected: collected >= 0 ? takaOf(row[collected]) : null,
      charges: charges.length > 0 ? charges.reduce((sum, at) => sum + takaOf(row[at]), 0) : null,
    })),
    ignoredColumns: head.filter((name, i) => name.trim() !== '' && !read.includes(i)).map((name) => name.trim()),
  }
}

const columnOf = (head: readonly string[], of: keyof typeof names): number => {
  const heads = head.map(plain)
  const found = names[of].find((name) => heads.includes(name))
  return found === undefined ? -1 : heads.indexOf(found)
}

/** A sum as couriers write it: 1,360.00, ৳ 1360, ১৩৬০, -1360 or (1360); nothing where there is none. */
const takaOf = (cell = ''): number => {
  const text = latinDigits(cell)
  const sum = Number(text.replace(/[^\d.]/g, '').replace(/^\.+|\.+$/g, '')) || 0
  const isTakenOff = /[-−]|\([^)]*$/.test(text.slice(0, Math.max(0, text.search(/\d/))))
  return isTakenOff ? 0 - sum : sum
}
