import { newKey } from '../../../../lib/storage/new-key.ts'
import { isSameVariant, type OptionName, type VariantRow } from './variant-sheet.ts'

/** Something that can be chosen of an option, such as Sky blue. */
export interface RunValue {
  value: string
  /** '' where there is no Bangla word. */
  valueBn: string
}

export type Run = Record<OptionName, readonly RunValue[]>

/** The values that the rows have of an option, each once, in their order. */
export const valuesIn = (rows: readonly VariantRow[], option: OptionName): RunValue[] => {
  const values = new Map(rows.map((row) => [row[option], row[`${option}Bn`]]))
  return [...values].filter(([value]) => value !== '').map(([value, valueBn]) => ({ value, valueBn }))
}

/** What was typed, such as "S, M" or "Sky blue = আকাশি", as values. */
export const readValues = (typed: string): RunValue[] =>
  typed.split(/[,،\n\t]/).flatMap((part) => {
    const [value = '', valueBn = ''] = part.split('=').map((text) => text.trim())
    return value ? [{ value, valueBn }] : []
  })

/** The rows that the run has more than the sheet; none while it lacks an option that is sold already. */
export const missingOf = (run: Run, rows: readonly VariantRow[]): VariantRow[] => {
  const sold = rows.filter(({ isActive }) => isActive)
  const lacks = (option: OptionName) => run[option].length === 0 && sold.some((row) => row[option])
  if (lacks('size') || lacks('color') || run.size.length + run.color.length === 0) return []
  return orNone(run.color)
    .flatMap((color) => orNone(run.size).map((size) => newRow(size, color)))
    .filter((row) => !rows.some((other) => isSameVariant(row, other)))
}

/** The sheet's rows with those of the run. Bangla words of the run are taken over; what lacks one of its options is no longer on sale. */
export const withRun = (rows: readonly VariantRow[], run: Run, added: readonly VariantRow[]): VariantRow[] => {
  const isOfRun = (row: VariantRow) => added.length === 0 || (!lacks(row, 'size', run) && !lacks(row, 'color', run))
  const earlier = rows.map((row) => ({
    ...row,
    sizeBn: banglaOf(run.size, row.size) || row.sizeBn,
    colorBn: banglaOf(run.color, row.color) || row.colorBn,
    isActive: row.isActive && isOfRun(row),
  }))
  return [...earlier, ...added]
}

const lacks = (row: VariantRow, option: OptionName, run: Run) => run[option].length > 0 && row[option] === ''

const banglaOf = (values: readonly RunValue[], wanted: string) =>
  values.find(({ value }) => value === wanted)?.valueBn ?? ''

const orNone = (values: readonly RunValue[]) => (values.length > 0 ? values : [{ value: '', valueBn: '' }])

/** One that the shop does not have yet, with no pieces. */
export const newRow = (size: RunValue, color: RunValue): VariantRow => ({
  key: `new-${newKey()}`,
  isNew: true,
  size: size.value,
  sizeBn: size.valueBn,
  color: color.value,
  colorBn: color.valueBn,
  sku: '',
  quantity: '0',
  price: '',
  regularPrice: null,
  imageUrl: '',
  isActive: true,
})
