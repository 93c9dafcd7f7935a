import { setImmediate } from 'node:timers/promises'

/** Why reading stopped at this row. */
export interface CsvFault {
  row: number
  code:
    | 'FILE_IS_WORKBOOK'
    | 'FILE_NOT_UTF8'
    | 'QUOTE_NOT_CLOSED'
    | 'QUOTE_MISPLACED'
    | 'TOO_MANY_ROWS'
    | 'FILE_TOO_WIDE'
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

interface Most {
  rows: number
  /** Of all rows together: one of 5 MB may have millions, each of which takes longer to be read than a letter of a text. */
  cells: number
}

/** Reads UTF-8 CSV, with or without BOM, separated by commas, semicolons or tabs. Yields to other requests after each chunk. */
export const readCsv = async (content: Buffer, most: Most): Promise<CsvTable> => {
  if (content.subarray(0, 2).toString('latin1') === WORKBOOK) return unread(1, 'FILE_IS_WORKBOOK')
  const decoded = decode(content)
  if (decoded === null) return unread(1, 'FILE_NOT_UTF8')
  const [delimiterLine = '', declared] = DELIMITER_LINE.exec(decoded) ?? []
  const whole = decoded.slice(delimiterLine.length)
  const rows: string[][] = []
  const delimiter = declared ?? delimiterOf(whole)
  const { wide, length } = measure(whole, delimiter, most)
  if (wide !== null) return unread(wide, 'FILE_TOO_WIDE')
  const text = whole.slice(0, length)
  const { CsvError, parse } = await import('csv-parse')
  const parser = parse({ relax_column_count: true, delimiter })
  parser.on('data', (row: string[]) => rows.push(row))
  const done = new Promise<Error | null>((resolve) => {
    parser.on('error', resolve)
    parser.on('end', () => resolve(null))
  })
  for (let at = 0; at < text.length && !parser.destroyed && rows.length <= most.rows; at += CHUNK) {
    parser.write(text.slice(at, at + CHUNK))
    await setImmediate()
  }
  if (!parser.destroyed) parser.end()
  const error = await done
  if (rows.length > most.rows) return unread(most.rows + 1, 'TOO_MANY_ROWS')
  if (!error) return { rows, fault: null }
  if (!(error instanceof CsvError)) throw error
  const code = error.code === 'CSV_QUOTE_NOT_CLOSED' ? 'QUOTE_NOT_CLOSED' : 'QUOTE_MISPLACED'
  return { rows, fault: { row: rows.length + 1, code } }
}

const unread = (row: number, code: CsvFault['code']): CsvTable => ({ rows: [], fault: { row, code } })

// The delimiter of a spreadsheet depends on its locale; column names contain none of the candidates.
const delimiterOf = (text: string) => {
  const [header = ''] = text.slice(0, CHUNK).split(/[\r\n]/, 1)
  const countOf = (sign: string) => header.split(sign).length
  return [',', ';', '\t'].reduce((most, sign) => (countOf(sign) > countOf(most) ? sign : most))
}

/**
 * Before anything is parsed: the row of the first cell beyond so many, if there is one before there are too many rows, and
 * how long the text is up to the first row that is one too many, for a file of millions of empty ones takes seconds.
 */
const measure = (text: string, delimiter: string, most: Most) => {
  const [feed, carriage, quote, between] = ['\n', '\r', '"', delimiter].map((sign) => sign.charCodeAt(0))
  // The first one tells which it is, as for the parser: after `\r\n` neither alone ends a row.
  let end: number | undefined
  let before: number | undefined
  let [row, cells] = [1, 0]
  let isQuoted = false
  for (let at = 0; at < text.length; at++) {
    const sign = text.charCodeAt(at)
    if (sign === quote) isQuoted = !isQuoted
    if (isQuoted) continue
    if (end === undefined && (sign === feed || sign === carriage)) {
      const isPair = sign === carriage && text.charCodeAt(at + 1) === feed
      end = isPair ? feed : sign
      before = isPair ? carriage : undefined
    }
    if (sign === between && ++cells >= most.cells) return { wide: row, length: at }
    const isEnd = sign === end && (before === undefined || text.charCodeAt(at - 1) === before)
    if (isEnd && ++row > most.rows + 1) return { wide: null, length: at + 1 }
  }
  return { wide: null, length: text.length }
}

const decode = (content: Buffer) => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(content)
  } catch {
    return null
  }
}
