import { limits } from '@sunnah-store/schema/limits'
import { unguardFormula } from '../csv/formula-guard.js'
import { readCsv } from '../csv/read-csv.js'
import { type ProductColumn, productColumns } from '../product/product-columns.js'

/** Something in a file that cannot be imported. */
export interface ImportProblem {
  /** As a spreadsheet numbers rows: the header is 1. */
  row: number
  /** Null for the row or the file as a whole. */
  column: string | null
  message: string
}

/** A row of products to import, its cells as they were before their guard. */
export interface ImportRow {
  row: number
  cells: ReadonlyMap<ProductColumn, string>
}

export interface ImportTable {
  rows: ImportRow[]
  problems: ImportProblem[]
}

/** The rows of a file of products that hold anything, and what is wrong with the file itself. */
export const readImportTable = async (content: Buffer): Promise<ImportTable> => {
  const { rows: lines, problem } = await readCsv(content, limits.import.rows + 1)
  const [header = [], ...rest] = lines.map(withoutBlankEnd)
  const wrong = problem && header.length === 0 ? [{ ...problem, column: null }] : headerProblems(header)
  if (wrong.length > 0) return { rows: [], problems: wrong }

  const columns = header.map(columnNamed)
  const filled = rest.map((cells, i) => ({ row: i + 2, cells })).filter(({ cells }) => cells.length > 0)
  const rows = filled.map(({ row, cells }) => ({
    row,
    cells: new Map(columns.map((column, i) => [column ?? 'id', textOf(cells[i] ?? '')])),
  }))
  const problems = filled
    .filter(({ cells }) => cells.length > header.length)
    .map(({ row, cells }) => about(row, `There are ${cells.length} cells where the header has ${header.length}.`))
  if (problem) problems.push({ ...problem, column: null })
  if (filled.length === 0 && !problem) problems.push(about(1, 'There are no products in this file.'))
  return { rows, problems }
}

const about = (row: number, message: string): ImportProblem => ({ row, column: null, message })

// Spreadsheets add blank cells at the end of some rows and leave them out of others.
const withoutBlankEnd = (cells: string[]) => cells.slice(0, cells.findLastIndex((cell) => cell.trim() !== '') + 1)

const isColumn = (name: string): name is ProductColumn => Object.hasOwn(productColumns, name)

const columnByName = new Map(
  Object.keys(productColumns)
    .filter(isColumn)
    .map((name) => [name.toLowerCase(), name]),
)

// The REST calls name the category so.
const columnNamed = (heading: string): ProductColumn | null => {
  const name = heading.trim().toLowerCase()
  return name === 'p_id' ? 'categoryCode' : (columnByName.get(name) ?? null)
}

const headerProblems = (header: string[]): ImportProblem[] => {
  if (header.length === 0) return [about(1, 'The file is empty.')]
  const most = Object.keys(productColumns).length
  if (header.length > most)
    return [about(1, `There are ${header.length} columns; a file of products has at most ${most}.`)]
  const columns = header.map(columnNamed)
  if (columns.every((column) => column === null))
    return [about(1, `The first row must name the columns: ${Object.keys(productColumns).join(', ')}.`)]
  return columns.flatMap((column, i) => {
    const name = header[i]?.trim().slice(0, 40) ?? ''
    if (!column) return [{ row: 1, column: name, message: `A file of products has no column “${name}”.` }]
    if (columns.indexOf(column) === i) return []
    return [{ row: 1, column: name, message: `The column “${name}” is there twice.` }]
  })
}

// Spreadsheets write the new lines within a cell in their own way.
const textOf = (cell: string) => unguardFormula(cell).replaceAll('\r\n', '\n')
