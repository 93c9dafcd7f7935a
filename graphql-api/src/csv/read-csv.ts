import { setImmediate } from 'node:timers/promises'
import { CsvError, parse } from 'csv-parse'

/** A file's rows as a spreadsheet numbers them, from 1, until one that cannot be read; then what is wrong there. */
export interface CsvTable {
  rows: string[][]
  problem: { row: number; message: string } | null
}

const CHUNK = 65_536
// What workbooks begin with is how a ZIP file begins.
const WORKBOOK = 'This is a workbook. Save it as “CSV UTF-8” and choose that file.'

/** Reads UTF-8 text, with or without its mark, parted by commas, semicolons or tabs; at most so many rows. Others are served in between. */
export const readCsv = async (content: Buffer, maxRows: number): Promise<CsvTable> => {
  if (content.subarray(0, 2).toString('latin1') === 'PK') return { rows: [], problem: { row: 1, message: WORKBOOK } }
  const text = decode(content)
  if (text === null) return { rows: [], problem: { row: 1, message: 'The file is not UTF-8 text.' } }
  const rows: string[][] = []
  const parser = parse({ relax_column_count: true, delimiter: delimiterOf(text) })
  parser.on('data', (row: string[]) => rows.push(row))
  const done = new Promise<Error | null>((resolve) => {
    parser.on('error', resolve)
    parser.on('end', () => resolve(null))
  })
  for (let at = 0; at < text.length && !parser.destroyed && rows.length <= maxRows; at += CHUNK) {
    parser.write(text.slice(at, at + CHUNK))
    await setImmediate()
  }
  if (!parser.destroyed) parser.end()
  const error = await done
  const problem = error && { row: rows.length + 1, message: complaint(error) }
  const tooMany = { row: maxRows + 1, message: `The file has more than ${maxRows} rows.` }
  return rows.length > maxRows ? { rows: [], problem: tooMany } : { rows, problem }
}

// Spreadsheets part cells by what their country does not write in numbers; names of columns hold none of these.
const delimiterOf = (text: string) => {
  const [header = ''] = text.slice(0, CHUNK).split(/[\r\n]/, 1)
  const countOf = (sign: string) => header.split(sign).length
  return [',', ';', '\t'].reduce((most, sign) => (countOf(sign) > countOf(most) ? sign : most))
}

const decode = (content: Buffer) => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(content)
  } catch {
    return null
  }
}

const complaint = (error: Error) => {
  if (!(error instanceof CsvError)) throw error
  return error.code === 'CSV_QUOTE_NOT_CLOSED'
    ? 'A quotation mark is opened here and not closed.'
    : 'A quotation mark stands where none can be.'
}
