import type { EntityManager } from 'typeorm'
import type { Cell } from '../../csv/write-csv.js'
import { Payout } from './payout.entity.js'

/** The columns of the file of payouts, in order. */
export const payoutColumns = [
  'day',
  'courier',
  'orderCount',
  'expected',
  'charges',
  'received',
  'difference',
  'reason',
  'note',
] as const

/** What couriers have paid out, the newest first; there are some a week. */
export async function* exportPayouts(db: EntityManager): AsyncGenerator<Cell[][]> {
  const payouts = await db.find(Payout, { order: { day: 'DESC', createdAt: 'DESC', id: 'DESC' } })
  yield payouts.map((payout) => payoutColumns.map((column) => payout[column]))
}
