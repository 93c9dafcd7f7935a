import type { VariantRow } from './variant-sheet.ts'

const columns = ['sku', 'quantity', 'price'] as const

export type PasteColumn = (typeof columns)[number]

export const isPasteColumn = (name: unknown): name is PasteColumn => columns.some((column) => column === name)

/** The cells of a spreadsheet as they lie in the clipboard, by rows. */
export const cellsOf = (text: string): string[][] =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/\n$/, '')
    .split('\n')
    .map((line) => line.split('\t').map((cell) => cell.trim()))

/**
 * Writes pasted cells into the rows, from one of them on downwards and to the right.
 * @param rows in the order in which they are shown
 */
export const withPasted = (
  rows: readonly VariantRow[],
  pasted: readonly (readonly string[])[],
  start: { key: string; column: PasteColumn },
) => {
  const first = rows.findIndex(({ key }) => key === start.key)
  const filled = columns.slice(columns.indexOf(start.column))
  return {
    rows: rows.map((row, place) => {
      const line = place >= first ? (pasted[place - first] ?? []) : []
      return { ...row, ...Object.fromEntries(filled.flatMap((name, at) => entryOf(name, line[at]))) }
    }),
    left: Math.max(0, pasted.length - (rows.length - first)),
  }
}

const entryOf = (name: PasteColumn, cell: string | undefined): [PasteColumn, string][] =>
  cell === undefined ? [] : [[name, cell]]
