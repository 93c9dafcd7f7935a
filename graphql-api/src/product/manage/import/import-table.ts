import type { ImportProblem } from '@sunnah-store/schema/import-report'
import { limits } from '@sunnah-store/schema/limits'
import { unguardFormula } from '../../../csv/formula-guard.js'
import { type CsvFault, readCsv } from '../../../csv/read-csv.js'
import { type FileColumn, fileColumns } from '../product-columns.js'
import { problemAt } from './import-problem.js'

/** A row of products to import, its cells as they were before their guard. */
export interface ImportRow {
  row: number
  cells: ReadonlyMap<FileColumn, string>
}

export interface ImportTable {
  rows: ImportRow[]
  problems: ImportProblem[]
}

/** The rows of a file of products that hold anything, and what is wrong with the file itself. */
export const readImportTable = async (content: Buffer): Promise<ImportTable> => {
  const { rows: lines, fault } = await readCsv(content, { rows: limits.import.rows + 1, cells: limits.import.cells })
  const [header = [], ...rest] = lines.map(withoutBlankEnd)
  const wrong = fault && header.length === 0 ? [faultProblem(fault)] : headerProblems(header)
  if (wrong.length > 0) return { rows: [], problems: wrong }

  const columns = header.map(columnNamed)
  const filled = rest.map((cells, i) => ({ row: i + 2, cells })).filter(({ cells }) => cells.length > 0)
  const rows = filled.filter(hasShortCells).map(({ row, cells }) => ({
    row,
    cells: new Map(columns.map((column, i) => [column ?? 'id', textOf(cells[i] ?? '')])),
  }))
  const problems: ImportProblem[] = filled
    .filter(({ cells }) => cells.length > header.length)
    .map(({ row, cells }) => problemAt(row, null, 'TOO_MANY_CELLS', { cells: cells.length, columns: header.length }))
  for (const { row, cells } of filled)
    for (const [i, { length }] of cells.entries())
      if (length > LONGEST_CELL) problems.push(problemAt(row, columns[i] ?? 'id', 'TOO_LONG', { most: LONGEST_CELL }))
  if (fault) problems.push(faultProblem(fault))
  if (filled.length === 0 && !fault) problems.push(problemAt(1, null, 'NO_PRODUCTS', {}))
  return { rows, problems }
}

// No field takes as much, not even with white space around it; longer ones are not read.
const LONGEST_CELL = 10_000
const hasShortCells = ({ cells }: { cells: string[] }) => cells.every(({ length }) => length <= LONGEST_CELL)

const faultProblem = ({ row, code }: CsvFault): ImportProblem => {
  if (code === 'TOO_MANY_ROWS') return problemAt(row, null, code, { most: limits.import.rows })
  if (code === 'FILE_TOO_WIDE') return problemAt(row, null, code, { most: limits.import.cells })
  return problemAt(row, null, code, {})
}

// Spreadsheets add blank cells at the end of some rows and leave them out of others.
const withoutBlankEnd = (cells: string[]) => cells.slice(0, cells.findLastIndex((cell) => cell.trim() !== '') + 1)

const columnByName = new Map(fileColumns.map((name) => [name.toLowerCase(), name]))

// The REST calls name the category so.
const columnNamed = (heading: string): FileColumn | null => {
  const name = heading.trim().toLowerCase()
  return name === 'p_id' ? 'categoryCode' : (columnByName.get(name) ?? null)
}

const headerProblems = (header: string[]): ImportProblem[] => {
  if (header.length === 0) return [problemAt(1, null, 'FILE_EMPTY', {})]
  const most = fileColumns.length
  if (header.length > most) return [problemAt(1, null, 'TOO_MANY_COLUMNS', { columns: header.length, most })]
  const columns = header.map(columnNamed)
  if (columns.every((column) => column === null)) return [problemAt(1, null, 'NO_HEADER', {})]
  return columns.flatMap((column, i): ImportProblem[] => {
    const name = header[i]?.trim().slice(0, 40) ?? ''
    if (!column) return [problemAt(1, name, 'COLUMN_UNKNOWN', {})]
    if (columns.indexOf(column) === i) return []
    return [problemAt(1, name, 'COLUMN_TWICE', {})]
  })
}

// Spreadsheets write the new lines within a cell in their own way.
const textOf = (cell: string) => unguardFormula(cell).replaceAll('\r\n', '\n')
