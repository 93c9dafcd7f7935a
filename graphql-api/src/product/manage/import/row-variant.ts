import type { ImportProblem } from '@sunnah-store/schema/import-report'
import { limits } from '@sunnah-store/schema/limits'
import { recordOf } from '@sunnah-store/schema/record-of'
import { textLength } from '@sunnah-store/schema/text-length'
import { withoutUnseen } from '@sunnah-store/schema/visible-text'
import { hasLostLetters } from '../../../csv/lost-letters.js'
import { asOptionText, isSameChoice } from '../../variant/choice.js'
import type { ProductVariant } from '../../variant/product-variant.entity.js'
import { nameColumns } from '../product-columns.js'
import { problemAt } from './import-problem.js'
import type { ImportRow } from './import-table.js'

export type VariantNames = Pick<ProductVariant, 'sku' | 'size' | 'sizeBn' | 'color' | 'colorBn'>

/** The variant that a row is about: one that is sold, with what its names are to become; a new one; or none of several. */
export type RowVariant =
  | { kind: 'known'; variant: ProductVariant; names: Partial<VariantNames>; isOneOfSeveral: boolean }
  | { kind: 'new'; names: VariantNames }
  | { kind: 'unnamed' }

/** @param variants of the row's product; none for a new one */
export const rowVariant = (line: ImportRow, variants: readonly ProductVariant[]): RowVariant | ImportProblem => {
  const id = line.cells.get('variantId')?.trim().toLowerCase() ?? ''
  const said = namesIn(line)
  const names = { sku: null, size: null, sizeBn: null, color: null, colorBn: null, ...said }
  const sold = variants.filter(({ isActive }) => isActive)
  const isNamed = names.size !== null || names.color !== null
  const [only, ...others] = sold
  const known = id
    ? sold.find((one) => one.id === id)
    : isNamed
      ? sold.find((one) => isSameChoice(one, names))
      : others.length > 0
        ? null
        : only
  if (id && !known) return problemAt(line.row, 'variantId', 'NO_SUCH_VARIANT', {})
  const isNew = isNamed || (variants.length === 0 && names.sku !== null)
  if (!known) return isNew ? { kind: 'new', names } : { kind: 'unnamed' }
  const changed = nameColumns.flatMap(({ field }) =>
    said[field] === undefined || said[field] === known[field] ? [] : [field],
  )
  return {
    kind: 'known',
    variant: known,
    names: recordOf(changed.map((field) => [field, names[field]])),
    isOneOfSeveral: others.length > 0,
  }
}

/** What the cells say, of the columns that are there. */
const namesIn = ({ cells }: ImportRow): Partial<VariantNames> =>
  Object.fromEntries(
    nameColumns.flatMap(({ column, field }) => {
      const cell = cells.get(column)
      return cell === undefined ? [] : [[field, asOptionText(withoutUnseen(cell))]]
    }),
  )

/** What is wrong with the names of a variant. */
export const nameProblems = (row: number, variant: RowVariant): ImportProblem[] => {
  if (variant.kind === 'unnamed') return []
  return nameColumns.flatMap(({ column, field }): ImportProblem[] => {
    const name = variant.names[field]
    if (!name) return []
    const before = variant.kind === 'known' ? variant.variant[field] : null
    const most = limits.variants.text
    if (textLength(name) > most) return [problemAt(row, column, 'TOO_LONG', { most })]
    return hasLostLetters(name, before ?? '') ? [problemAt(row, column, 'LETTERS_LOST', {})] : []
  })
}
