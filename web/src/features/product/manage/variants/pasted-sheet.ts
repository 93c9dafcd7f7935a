import type { ManageCopy } from '../../../../lib/copy/manage-copy.ts'
import { wordOf } from './option-word-fields.tsx'
import { cellsOf, type PasteColumn } from './pasted-cells.ts'
import { newRow, valuesIn } from './variant-run.ts'
import { isSameVariant, type OptionName, type VariantRow, type VariantSheet } from './variant-sheet.ts'

type SheetColumn = OptionName | PasteColumn

/** What pasted lines would make of the rows. */
export interface PastedSheet {
  rows: readonly VariantRow[]
  /** Those that a line is about, by their keys, as they were; null: new. */
  touched: ReadonlyMap<string, VariantRow | null>
  /** Lines that are about no row, or about one that stands in a line before. */
  faults: readonly { line: number; fault: 'unnamed' | 'twice' }[]
}

/** The columns of a sheet without headings. */
export const usualColumns = (rows: readonly VariantRow[]): SheetColumn[] => [
  ...(['size', 'color'] as const).filter((option) => rows.length === 0 || rows.some((row) => row[option])),
  'sku',
  'quantity',
  'price',
]

/** What a column of a sheet is called. */
export const columnWord = (column: SheetColumn, { words }: VariantSheet, copy: ManageCopy) =>
  column === 'size' || column === 'color' ? wordOf(column, words, copy) : copy.variants.grid[column]

/** Reads lines of a spreadsheet: each names a size and a colour, those of the sheet or new ones. Empty cells change nothing. */
export const readPasted = (text: string, sheet: VariantSheet, copy: ManageCopy): PastedSheet => {
  const lines = cellsOf(text)
  const headings = headingsIn(lines[0] ?? [], sheet, copy)
  const columns = headings ?? usualColumns(sheet.rows)
  const rows = new Map(sheet.rows.map((row) => [row.key, row]))
  const touched = new Map<string, VariantRow | null>()
  const faults: PastedSheet['faults'][number][] = []

  for (const [place, cells] of lines.entries()) {
    if ((headings && place === 0) || cells.every((cell) => cell === '')) continue
    const cell = (column: SheetColumn) => cells[columns.indexOf(column)] ?? ''
    const [size, color] = [valueIn(sheet.rows, 'size', cell('size')), valueIn(sheet.rows, 'color', cell('color'))]
    const named = { size: size.value, color: color.value }
    const known = [...rows.values()].find((row) => isSameVariant(row, named))
    const row = known ?? newRow(size, color)

    if (!size.value && !color.value) faults.push({ line: place + 1, fault: 'unnamed' })
    else if (touched.has(row.key)) faults.push({ line: place + 1, fault: 'twice' })
    else {
      touched.set(row.key, known ?? null)
      rows.set(row.key, {
        ...row,
        sku: cell('sku') || row.sku,
        quantity: cell('quantity') || row.quantity,
        price: cell('price') || row.price,
      })
    }
  }
  return { rows: [...rows.values()], touched, faults }
}

const columns = ['size', 'color', 'sku', 'quantity', 'price'] as const

/** The columns as the first line names them; null when it is a line like the others. */
const headingsIn = (cells: readonly string[], sheet: VariantSheet, copy: ManageCopy) => {
  const columnOf = (cell: string) =>
    columns.find((column) => [column, columnWord(column, sheet, copy)].some((word) => isSameWord(word, cell)))
  const named = cells.map(columnOf)
  return named.some(Boolean) && named.every((column, place) => column || cells[place] === '') ? named : null
}

/** A value of an option as the sheet spells it, by its word in either language. */
const valueIn = (rows: readonly VariantRow[], option: OptionName, cell: string) =>
  valuesIn(rows, option).find(({ value, valueBn }) => [value, valueBn].some((word) => isSameWord(word, cell))) ?? {
    value: cell,
    valueBn: '',
  }

const isSameWord = (one: string, other: string) => one !== '' && one.toLowerCase() === other.toLowerCase()
