import { setImmediate } from 'node:timers/promises'
import { CsvError, parse } from 'csv-parse'

/** Why reading stopped at this row. */
export interface CsvFault {
  row: number
  code: 'FILE_IS_WORKBOOK' | 'FILE_NOT_UTF8' | 'QUOTE_NOT_CLOSED' | 'QUOTE_MISPLACED' | 'TOO_MANY_ROWS'
}

/** The rows of a file up to the first that cannot be read, numbered from 1 as in a spreadsheet. */
export interface CsvTable {
  rows: string[][]
  fault: CsvFault | null
}

const CHUNK = 65_536
// Workbooks are ZIP files, which begin with these bytes.
const WORKBOOK = 'PK'
// A first line that names the delimiter; spreadsheets do not count it as a row.
const DELIMITER_LINE = /^"?sep=([,;\t])"?(?:\r\n|\r|\n)/i

/** Reads UTF-8 CSV, with or without BOM, separated by commas, semicolons or tabs. Yields to other requests after each chunk. */
export const readCsv = async (content: Buffer, maxRows: number): Promise<CsvTable> => {
  if (content.subarray(0, 2).toString('latin1') === WORKBOOK) return unread(1, 'FILE_IS_WORKBOOK')
  const decoded = decode(content)
  if (decoded === null) return unread(1, 'FILE_NOT_UTF8')
  const [delimiterLine = '', declared] = DELIMITER_LINE.exec(decoded) ?? []
  const text = decoded.slice(delimiterLine.length)
  const rows: string[][] = []
  const parser = parse({ relax_column_count: true, delimiter: declared ?? delimiterOf(text) })
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
  if (rows.length > maxRows) return unread(maxRows + 1, 'TOO_MANY_ROWS')
  return { rows, fault: error && { row: rows.length + 1, code: codeOf(error) } }
}

const unread = (row: number, code: CsvFault['code']): CsvTable => ({ rows: [], fault: { row, code } })

// The delimiter of a spreadsheet depends on its locale; column names contain none of the candidates.
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

const codeOf = (error: Error) => {
  if (!(error instanceof CsvError)) throw error
  return error.code === 'CSV_QUOTE_NOT_CLOSED' ? 'QUOTE_NOT_CLOSED' : 'QUOTE_MISPLACED'
}
