import type { ManageCopy } from '../../../../lib/copy/manage-copy.ts'
import { wordOf } from './option-word-fields.tsx'
import type { PasteColumn } from './pasted-cells.ts'
import type { OptionName, VariantSheet } from './variant-sheet.ts'

export type SheetColumn = OptionName | PasteColumn

/** What a column of a sheet is called. */
export const columnWord = (column: SheetColumn, { words }: VariantSheet, copy: ManageCopy) =>
  column === 'size' || column === 'color' ? wordOf(column, words, copy) : copy.variants.grid[column]

const columns = ['size', 'color', 'sku', 'quantity', 'price'] as const

/** What spreadsheets call the columns, in whichever language the shop is read. */
const usualWords: Record<SheetColumn, readonly string[]> = {
  size: ['Size', 'সাইজ'],
  color: ['Color', 'Colour', 'রং', 'রঙ'],
  sku: ['SKU'],
  quantity: ['Quantity', 'Qty', 'Stock', 'Available', 'Pieces', 'স্টক', 'পরিমাণ', 'কয়টি'],
  price: ['Price', 'Own price', 'দাম', 'নিজের দাম'],
}

/** The columns as a first line names them, and what it names besides; null when it is a line like the others. */
export const headingsIn = (cells: readonly string[], sheet: VariantSheet, copy: ManageCopy) => {
  const columnOf = (cell: string) =>
    columns.find((column) =>
      [columnWord(column, sheet, copy), ...usualWords[column]].some((word) => isSameWord(word, cell)),
    )
  const named = cells.map(columnOf)
  if (!named.some(Boolean)) return null
  return { columns: named, unknown: [...new Set(cells.filter((cell, place) => cell !== '' && !named[place]))] }
}

/** Bangla letters such as য় are typed in two ways. */
export const isSameWord = (one: string, other: string) => one !== '' && spelling(one) === spelling(other)

const spelling = (word: string) => word.normalize().toLowerCase()
