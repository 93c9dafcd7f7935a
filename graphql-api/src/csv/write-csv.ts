import { pipeline, Readable } from 'node:stream'
import { guardFormula } from './formula-guard.js'

export type Cell = string | number | null

/**
 * Streams pages of rows as CSV for spreadsheets (UTF-8 with BOM, formulas guarded); a page is read when the consumer asks for it.
 * The first page is read before anything is sent, so that an error can still set the HTTP status.
 */
export const writeCsv = async (columns: readonly string[], pages: AsyncGenerator<Cell[][]>): Promise<Readable> => {
  const { stringify } = await import('csv-stringify')
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
  // On an error the response stream is destroyed and the error logged elsewhere.
  return pipeline(Readable.from(rows()), csv, () => {})
}
