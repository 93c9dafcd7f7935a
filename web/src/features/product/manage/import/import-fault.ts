import type { Copy } from '../../../../lib/copy/en/en.ts'
import type { ImportFault } from './import-call.ts'

/** Why a file could not be checked or imported. */
export const saidOf = (
  { dryRun, fault }: { dryRun: boolean; fault: ImportFault },
  { products: { csv }, failure, asking }: Copy,
): string => {
  const said: Record<ImportFault, string> = {
    tooLarge: csv.tooLarge,
    unreadable: csv.unreadable,
    changed: csv.changedSince,
    notAdmin: asking.notAdmin,
    busy: failure.busy,
    noAnswer: dryRun ? csv.noAnswer : csv.noAnswerImport,
  }
  return said[fault]
}
