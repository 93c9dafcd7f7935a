import { setImmediate } from 'node:timers/promises'
import { CsvError, parse } from 'csv-parse'

/** Why a file cannot be read from this row on. */
export interface CsvFault {
  row: number
  code: 'FILE_IS_WORKBOOK' | 'FILE_NOT_UTF8' | 'QUOTE_NOT_CLOSED' | 'QUOTE_MISPLACED' | 'TOO_MANY_ROWS'
}

/** A file's rows as a spreadsheet numbers them, from 1, until one that cannot be read. */
export interface CsvTable {
  rows: string[][]
  fault: CsvFault | null
}

const CHUNK = 65_536
// What workbooks begin with is how a ZIP file begins.
const WORKBOOK = 'PK'
// A first line for spreadsheets, which do not count it as a row.
const DELIMITER_LINE = /^"?sep=([,;\t])"?(?:\r\n|\r|\n)/i

/** Reads UTF-8 text, with or without its mark, parted by commas, semicolons or tabs; at most so many rows. Others are served in between. */
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

const codeOf = (error: Error) => {
  if (!(error instanceof CsvError)) throw error
  return error.code === 'CSV_QUOTE_NOT_CLOSED' ? 'QUOTE_NOT_CLOSED' : 'QUOTE_MISPLACED'
}
