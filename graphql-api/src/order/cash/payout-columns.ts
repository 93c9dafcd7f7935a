import { latinDigits } from '@sunnah-store/schema/digits'
import { findOrderNumber } from '../order-number.js'

/** What one row of a courier's file says of an order. */
export interface PayoutRow {
  /** The number of the order: of its column, or else of anywhere in the row. */
  number: string | null
  /** In taka, as far as the file has a column for it. */
  collected: number | null
  charges: number | null
  /** Whether a cell of these columns holds something else than a sum. */
  isUnreadable: boolean
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
    rows: table.slice(headAt + 1).map((row) => {
      const ofOrder = collected >= 0 ? takaOf(row[collected]) : null
      const kept = charges.length > 0 ? sumOf(charges.map((at) => takaOf(row[at]))) : null
      return {
        number: findOrderNumber(row[order] ?? '') ?? findOrderNumber(row.join(' ')),
        collected: ofOrder,
        charges: kept,
        isUnreadable: (collected >= 0 && ofOrder === null) || (charges.length > 0 && kept === null),
      }
    }),
    ignoredColumns: head.filter((name, i) => name.trim() !== '' && !read.includes(i)).map((name) => name.trim()),
  }
}

const columnOf = (head: readonly string[], of: keyof typeof names): number => {
  const heads = head.map(plain)
  const found = names[of].find((name) => heads.includes(name))
  return found === undefined ? -1 : heads.indexOf(found)
}

/** No shop is owed as much; a number of a parcel may stand there. */
const TOO_MUCH = 1_000_000_000_000

const sumInCell = /^(\D*?)(\d+|\d{1,3}(?:[,\s]\d{2,3})*[,\s]\d{3})(\.\d*)?(\D*)$/
const beside = /(?:tk|taka|bdt|৳)\.?|\s/gi
const sign = /^\+?(?:[-−]?\(?[-−]?)$/
const end = /^(?:\/[-=])?\)?$/

/** A sum as couriers write it: 1,360.00, Tk1360, ১৩৬০, 1360/-, -1360 or (1360); 0 where there is none, null where it is something else. */
const takaOf = (cell = ''): number | null => {
  const text = latinDigits(cell)
  if (!/\d/.test(text)) return 0
  const [, before = '', whole = '', part = '', after = ''] = sumInCell.exec(text.trim()) ?? []
  const sum = Number(whole.replace(/[,\s]/g, '') + part)
  const isSum = sign.test(before.replace(beside, '')) && end.test(after.replace(beside, ''))
  if (whole === '' || !isSum || sum >= TOO_MUCH) return null
  return /[-−(]/.test(before) ? 0 - sum : sum
}

/** Nothing of a row of which one charge cannot be read. */
const sumOf = (charges: readonly (number | null)[]): number | null =>
  charges.reduce<number | null>((sum, one) => (sum === null || one === null ? null : sum + one), 0)
