import type { ImportProblem, ImportReport } from '@sunnah-store/schema/import-report'
import { limits } from '@sunnah-store/schema/limits'
import type { PlannedRow } from './import-row.js'

export const reportOf = (
  plan: readonly PlannedRow[],
  { dryRun, rows, problems }: Pick<ImportReport, 'dryRun' | 'rows' | 'problems'>,
): ImportReport => ({
  dryRun,
  rows,
  added: plan.filter(({ kind }) => kind === 'add').length,
  updated: plan.filter(({ kind }) => kind === 'change').length,
  unchanged: plan.filter(({ kind }) => kind === 'nothing').length,
  problems: onceEach(problems)
    .toSorted((a, b) => a.row - b.row)
    .slice(0, limits.import.problems),
})

// A column that is missing is missing for every row that needs it.
const onceEach = (problems: readonly ImportProblem[]) => [
  ...new Map(problems.map((problem) => [`${problem.row} ${problem.column} ${problem.code}`, problem])).values(),
]
