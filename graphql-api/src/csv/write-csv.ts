import { pipeline, Readable } from 'node:stream'
import { stringify } from 'csv-stringify'
import { guardFormula } from './formula-guard.js'

export type Cell = string | number | null

/**
 * Writes pages of rows as CSV for spreadsheets (UTF-8 with its mark, no formulas), each page when the reader wants it.
 * The first page is read before anything is sent, so that an error still has its own status.
 */
export const writeCsv = async (columns: readonly string[], pages: AsyncGenerator<Cell[][]>): Promise<Readable> => {
  const first = await pages.next()
  async function* rows() {
    for (let page = first; !page.done; page = await pages.next()) yield* page.value
  }
  const csv = stringify({
    bom: true,
    header: true,
    columns,
    cast: { string: guardFormula },
    record_delimiter: 'windows',
    quote_record_delimiter: true,
  })
  // The answer is destroyed with an error that is logged; there is nothing left to do here.
  return pipeline(Readable.from(rows()), csv, () => {})
}
