import type { ManageCopy } from '../../../../lib/copy/manage-copy.ts'
import { cellsOf } from './pasted-cells.ts'
import { headingsIn, isSameWord, type SheetColumn } from './pasted-headings.ts'
import { newRow, valuesIn } from './variant-run.ts'
import { isSameVariant, type OptionName, type VariantRow, type VariantSheet } from './variant-sheet.ts'

/** What pasted lines would make of the rows. */
export interface PastedSheet {
  rows: readonly VariantRow[]
  /** Those that a line is about, by their keys, as they were; null: new. */
  touched: ReadonlyMap<string, VariantRow | null>
  /** Lines that are about no row, or about one that stands in a line before. */
  faults: readonly { line: number; fault: 'unnamed' | 'twice' }[]
  /** Headings that say nothing of which column they stand over; then no line is read. */
  unknownHeadings: readonly string[]
}

/** The columns of a sheet without headings. */
export const usualColumns = (rows: readonly VariantRow[]): SheetColumn[] => [
  ...(['size', 'color'] as const).filter((option) => rows.length === 0 || rows.some((row) => row[option])),
  'sku',
  'quantity',
  'price',
]

/** Reads lines of a spreadsheet: each names a size and a colour, those of the sheet or new ones. Empty cells change nothing. */
export const readPasted = (text: string, sheet: VariantSheet, copy: ManageCopy): PastedSheet => {
  const lines = cellsOf(text)
  const headings = headingsIn(lines[0] ?? [], sheet, copy)
  const columns = headings?.columns ?? usualColumns(sheet.rows)
  const unknownHeadings = headings?.unknown ?? []
  if (unknownHeadings.length > 0) return { rows: sheet.rows, touched: new Map(), faults: [], unknownHeadings }
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
  return { rows: [...rows.values()], touched, faults, unknownHeadings }
}

/** A value of an option as the sheet spells it, by its word in either language. */
const valueIn = (rows: readonly VariantRow[], option: OptionName, cell: string) =>
  valuesIn(rows, option).find(({ value, valueBn }) => [value, valueBn].some((word) => isSameWord(word, cell))) ?? {
    value: cell,
    valueBn: '',
  }
