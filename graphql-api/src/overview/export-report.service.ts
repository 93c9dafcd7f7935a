import type { EntityManager } from 'typeorm'
import type { Cell } from '../csv/write-csv.js'
import { report } from './figures.service.js'
import type { ReportArgs } from './report.args.js'

/** The columns of the file of a report, in order. */
export const reportColumns = [
  'date',
  'orders',
  'takings',
  'delivered',
  'collected',
  'withCouriers',
  'paidOut',
  'charges',
  'givenBack',
  'cancelled',
  'returned',
  'lost',
] as const

/** A row for each line of a report. */
export async function* exportReport(db: EntityManager, { from, to, by }: ReportArgs): AsyncGenerator<Cell[][]> {
  yield (await report(db, from, to, by)).map((line) => reportColumns.map((column) => line[column]))
}

/** What the columns are called: what was ordered is none of what was taken. */
export const reportHeader: readonly string[] = reportColumns.map((column) =>
  column === 'takings' ? 'ordered' : column,
)
