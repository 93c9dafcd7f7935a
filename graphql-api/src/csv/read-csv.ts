import { setImmediate } from 'node:timers/promises'
import { CsvError, parse } from 'csv-parse'

/** A file's rows as a spreadsheet numbers them, from 1, until one that cannot be read; then what is wrong there. */
export interface CsvTable {
  rows: string[][]
  problem: { row: number; message: string } | null
}

const CHUNK = 65_536

/** Reads UTF-8 text, with or without its mark; at most so many rows. Others are served in between. */
export const readCsv = async (content: Buffer, maxRows: number): Promise<CsvTable> => {
  const text = decode(content)
  if (text === null) return { rows: [], problem: { row: 1, message: 'The file is not UTF-8 text.' } }
  const rows: string[][] = []
  const parser = parse({ relax_column_count: true })
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
