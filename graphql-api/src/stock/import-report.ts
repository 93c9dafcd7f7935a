import { limits } from '@sunnah-store/schema/limits'
import type { Wish } from './import-row.js'
import type { ImportProblem } from './import-table.js'

export interface ImportReport {
  dryRun: boolean
  /** How many rows hold a product, good or not. */
  rows: number
  added: number
  updated: number
  unchanged: number
  /** In the order of their rows; of very many only the first. */
  problems: ImportProblem[]
}

export const reportOf = (
  wishes: readonly Wish[],
  { dryRun, rows, problems }: Pick<ImportReport, 'dryRun' | 'rows' | 'problems'>,
): ImportReport => ({
  dryRun,
  rows,
  added: wishes.filter(({ kind }) => kind === 'add').length,
  updated: wishes.filter(({ kind }) => kind === 'change').length,
  unchanged: wishes.filter(({ kind }) => kind === 'nothing').length,
  problems: problems.toSorted((a, b) => a.row - b.row).slice(0, limits.import.problems),
})
