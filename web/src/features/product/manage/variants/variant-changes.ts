import { readWhole } from '@sunnah-store/schema/whole-number'
import type { SaveVariantsInput, VariantInput } from '../../../../generated/types.ts'
import type { Edited } from '../form/use-edited.ts'
import { isSameVariant, shownRows, type VariantRow, type VariantSheet } from './variant-sheet.ts'

const cells = ['sku', 'quantity', 'price', 'imageUrl', 'isActive', 'sizeBn', 'colorBn'] as const

/** The same number in other digits is no change. */
const meaning = (row: VariantRow, cell: (typeof cells)[number]) => {
  const value = row[cell]
  return typeof value === 'string' && ['quantity', 'price'].includes(cell) ? (readWhole(value) ?? value.trim()) : value
}

/** What has been changed of a row; all of a new one. */
export const changedCells = (before: VariantRow | undefined, row: VariantRow) =>
  cells.filter((cell) => !before || meaning(before, cell) !== meaning(row, cell))

const rowFor = (rows: readonly VariantRow[], wanted: VariantRow) =>
  rows.find(({ key }) => key === wanted.key) ?? rows.find((row) => isSameVariant(row, wanted))

const removed = ({ read, typed }: Edited<VariantSheet>) => read.rows.filter((row) => !rowFor(typed.rows, row))

/** So many rows are new, changed or removed; other words for the options count as one. */
export const changeCount = (edited: Edited<VariantSheet>) => {
  const { read, typed } = edited
  const changed = typed.rows.filter((row) => changedCells(rowFor(read.rows, row), row).length > 0)
  return changed.length + removed(edited).length + (isSame(read.words, typed.words) ? 0 : 1)
}

const isSame = (one: object, other: object) => JSON.stringify(one) === JSON.stringify(other)

/** What to send: stocks and prices where they were changed, with those that were read. */
export const inputOf = (edited: Edited<VariantSheet>): SaveVariantsInput => {
  const { read, typed } = edited
  return {
    variants: shownRows(typed.rows).map((row) => rowInput(rowFor(read.rows, row), row)),
    removedIds: removed(edited).map(({ key }) => key),
    ...(!isSame(read.words, typed.words) && { optionNames: typed.words }),
  }
}

const rowInput = (before: VariantRow | undefined, row: VariantRow): VariantInput => {
  const changed = changedCells(before, row)
  return {
    ...(!row.isNew && { id: row.key }),
    sku: row.sku,
    size: row.size,
    sizeBn: row.sizeBn,
    color: row.color,
    colorBn: row.colorBn,
    isActive: row.isActive,
    ...(changed.includes('quantity') && {
      quantity: readWhole(row.quantity),
      ...(before && { expectedQuantity: readWhole(before.quantity) }),
    }),
    ...(changed.includes('price') && {
      price: readWhole(row.price),
      ...(before && { expectedPrice: before.regularPrice }),
    }),
    ...(changed.includes('imageUrl') && { imageUrl: row.imageUrl || null }),
  }
}

/** Today's shop with what was typed over an earlier one. A typed stock or price keeps the one that was read with it. */
export const carryOver = (today: VariantSheet, earlier: Edited<VariantSheet>): Edited<VariantSheet> => {
  const gone = removed(earlier)
  const carried = today.rows.map((row) => carriedRow(row, earlier))
  const added = earlier.typed.rows.filter((row) => ![earlier.read, today].some(({ rows }) => rowFor(rows, row)))
  return {
    read: { ...today, rows: carried.map(({ read }) => read) },
    typed: {
      rows: [...carried.map(({ typed }) => typed).filter((row) => !rowFor(gone, row)), ...added],
      words: isSame(earlier.read.words, earlier.typed.words) ? today.words : earlier.typed.words,
    },
  }
}

const carriedRow = (row: VariantRow, { read, typed }: Edited<VariantSheet>): Edited<VariantRow> => {
  const [before, after] = [rowFor(read.rows, row), rowFor(typed.rows, row)]
  if (!after) return { read: row, typed: row }
  const changed = changedCells(before, after)
  return {
    read: {
      ...row,
      ...(before && changed.includes('quantity') && { quantity: before.quantity }),
      ...(before && changed.includes('price') && { price: before.price, regularPrice: before.regularPrice }),
    },
    typed: { ...row, ...Object.fromEntries(changed.map((cell) => [cell, after[cell]])) },
  }
}
