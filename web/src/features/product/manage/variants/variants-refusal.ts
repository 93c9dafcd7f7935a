import { errorDetails } from '../../../../lib/failure/error-code.ts'
import { isRecord } from '../../../../lib/is-record.ts'
import type { RefusedRow } from './variant-problems.ts'

/** A stock or a price that is another one than the admin saw. */
export interface VariantConflict {
  key: string
  cell: 'quantity' | 'price'
  /** What the admin saw. */
  before: number
  now: number
}

/** The stocks and prices that a save was refused for. */
export const conflictsIn = (error: unknown): VariantConflict[] => {
  const { lines } = errorDetails(error)
  if (!Array.isArray(lines)) return []
  return lines
    .filter(isRecord)
    .flatMap((line) => [
      ...changeOf(line, 'quantity', line.expectedQuantity),
      ...changeOf(line, 'price', line.expectedPrice),
    ])
}

const changeOf = (line: Record<string, unknown>, cell: 'quantity' | 'price', before: unknown): VariantConflict[] => {
  const { variantId: key, [cell]: now } = line
  return typeof key === 'string' && typeof before === 'number' && typeof now === 'number'
    ? [{ key, cell, before, now }]
    : []
}

/** The row that a save was refused for, since another one has its SKU, or its size and colour. */
export const refusedRowIn = (error: unknown): RefusedRow => {
  const { sku, size, color } = errorDetails(error)
  if (typeof sku === 'string') return { sku }
  return { taken: { size: typeof size === 'string' ? size : '', color: typeof color === 'string' ? color : '' } }
}
