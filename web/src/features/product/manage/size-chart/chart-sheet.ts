import type { SizeChartInput } from '../../../../generated/types.ts'
import { isRecord } from '../../../../lib/is-record.ts'
import type { Edited } from '../form/use-edited.ts'
import type { EditedSizeChart_ProductFragment } from './edited-size-chart.generated.ts'

/** What is measured, and how much it is of each size. */
export interface ChartColumn {
  /** A key of this page. */
  key: string
  name: string
  nameBn: string
  /** By size. */
  cells: Readonly<Record<string, string>>
}

/** The measures of the sizes of a product, as they are typed. */
export interface ChartSheet {
  unit: SizeChartInput['unit']
  columns: readonly ChartColumn[]
}

/** The sizes that can be measured: those that are sold, and those that were measured before. */
export const sizesOf = ({ options, sizeChart }: EditedSizeChart_ProductFragment) => {
  const sold = options.find(({ kind }) => kind === 'SIZE')?.values ?? []
  const measured = (sizeChart?.rows ?? []).map(({ size, sizeBn }) => ({ value: size, valueBn: sizeBn }))
  return [...sold, ...measured.filter(({ value }) => !sold.some((one) => one.value === value))]
}

export type ChartSize = ReturnType<typeof sizesOf>[number]

export const chartSheetOf = ({ sizeChart }: EditedSizeChart_ProductFragment): ChartSheet => ({
  unit: sizeChart?.unit ?? 'CM',
  columns: (sizeChart?.columns ?? []).map(({ name, nameBn }, place) => ({
    key: name,
    name,
    nameBn: nameBn ?? '',
    cells: Object.fromEntries((sizeChart?.rows ?? []).map(({ size, cells }) => [size, cells[place] ?? ''])),
  })),
})

const isWritten = ({ name, nameBn, cells }: ChartColumn) =>
  [name, nameBn, ...Object.values(cells)].some((text) => text.trim() !== '')

/** The chart as the shop takes it: without sizes and columns that nothing is said of; null when nothing is left. */
export const chartInputOf = ({ unit, columns }: ChartSheet, sizes: readonly ChartSize[]): SizeChartInput | null => {
  const written = columns.filter(isWritten)
  const rows = sizes
    .map(({ value, valueBn }) => ({
      size: value,
      sizeBn: valueBn,
      cells: written.map(({ cells }) => cells[value]?.trim() ?? ''),
    }))
    .filter(({ cells }) => cells.some(Boolean))
  if (rows.length === 0) return null
  return { unit, columns: written.map(({ name, nameBn }) => ({ name: name.trim(), nameBn: nameBn.trim() })), rows }
}

/** Columns with measures that do not say what they measure. */
export const namelessColumns = ({ columns }: ChartSheet) =>
  columns.flatMap((column, place) => (isWritten(column) && column.name.trim() === '' ? [place] : []))

/** So many columns are new, changed or removed; another unit counts as one. */
export const countChartChanges = ({ read, typed }: Edited<ChartSheet>) => {
  const places = Math.max(read.columns.length, typed.columns.length)
  const changed = Array.from({ length: places }, (_, place) => [read.columns[place], typed.columns[place]]).filter(
    ([before, after]) => meaning(before) !== meaning(after),
  )
  return changed.length + (read.unit === typed.unit ? 0 : 1)
}

/** An empty column says as much as none. */
const meaning = (column: ChartColumn | undefined) => {
  if (!column || !isWritten(column)) return ''
  const cells = Object.entries(column.cells).filter(([, cell]) => cell.trim() !== '')
  return JSON.stringify([column.name.trim(), column.nameBn.trim(), cells.sort()])
}

/** What was typed is taken as a whole, over whatever the shop has today. */
export const carryChartOver = (today: ChartSheet, earlier: Edited<ChartSheet>): Edited<ChartSheet> => ({
  read: today,
  typed: countChartChanges(earlier) > 0 ? earlier.typed : today,
})

/** A chart that was stored in this tab; null when it is none. */
export const asChartSheet = (stored: unknown): ChartSheet | null => {
  if (!isRecord(stored) || !Array.isArray(stored.columns)) return null
  const { unit, columns } = stored
  return (unit === 'CM' || unit === 'INCH') && columns.every(isColumn) ? { unit, columns } : null
}

const isColumn = (column: unknown): column is ChartColumn =>
  isRecord(column) &&
  typeof column.key === 'string' &&
  typeof column.name === 'string' &&
  typeof column.nameBn === 'string' &&
  isRecord(column.cells) &&
  Object.values(column.cells).every((cell) => typeof cell === 'string')
