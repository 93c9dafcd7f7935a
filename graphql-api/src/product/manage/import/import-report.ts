import type { ImportProblem, ImportReport } from '@sunnah-store/schema/import-report'
import { limits } from '@sunnah-store/schema/limits'
import type { PlannedRow } from './import-row.js'

export const reportOf = (
  plan: readonly PlannedRow[],
  { dryRun, rows, problems }: Pick<ImportReport, 'dryRun' | 'rows' | 'problems'>,
): ImportReport => ({
  dryRun,
  rows,
  ...countsOf(plan),
  problems: onceEach(problems)
    .toSorted((a, b) => a.row - b.row)
    .slice(0, limits.import.problems),
})

/** Products, of which each may have several rows. */
const countsOf = (plan: readonly PlannedRow[]) => {
  const changed = new Set(plan.flatMap((planned) => (planned.kind === 'change' ? [planned.product.id] : [])))
  const untouched = new Set(plan.flatMap((planned) => (planned.kind === 'nothing' ? [planned.product.id] : [])))
  return {
    added: plan.filter(({ kind }) => kind === 'add').length,
    updated: changed.size,
    unchanged: [...untouched].filter((id) => !changed.has(id)).length,
  }
}

// A column that is missing is missing for every row that needs it.
const onceEach = (problems: readonly ImportProblem[]) => [
  ...new Map(problems.map((problem) => [`${problem.row} ${problem.column} ${problem.code}`, problem])).values(),
]
