import { CircleAlert } from 'lucide-react'
import { type ManageCopy, manageCopy } from '../../../../lib/copy/manage-copy.ts'
import { useCopy } from '../../../../lib/copy/use-copy.ts'
import { Button } from '../../../../ui/basic/button.tsx'
import { Notice } from '../../../../ui/feedback/notice.tsx'
import type { ImportFault } from './import-call.ts'

interface ImportFailureProps {
  state: { dryRun: boolean; fault: ImportFault }
  /** Sends the same file again; missing when there is none. */
  onAgain?: (() => void) | undefined
}

/** Why a file could not be checked or imported, and what to do. */
export const ImportFailure = ({ state, onAgain }: ImportFailureProps) => {
  const copy = useCopy(manageCopy)
  const { again, importAgain } = copy.products.csv

  return (
    <Notice role="alert" tone="bad" icon={CircleAlert}>
      {failureSentence(state, copy)}
      {onAgain && (state.fault === 'busy' || state.fault === 'noAnswer') && (
        <Button type="button" $look="quiet" onClick={onAgain}>
          {state.dryRun ? again : importAgain}
        </Button>
      )}
    </Notice>
  )
}

/** Why a file could not be checked or imported. */
export const failureSentence = (
  { dryRun, fault }: { dryRun: boolean; fault: ImportFault },
  { products: { csv }, failure, asking }: ManageCopy,
): string => {
  const sentences: Record<ImportFault, string> = {
    tooLarge: csv.tooLarge,
    unreadable: csv.unreadable,
    changed: csv.changedSince,
    notAdmin: asking.notAdmin,
    busy: failure.busy,
    noAnswer: dryRun ? csv.noAnswer : csv.noAnswerImport,
  }
  return sentences[fault]
}
