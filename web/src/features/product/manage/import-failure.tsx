import { CircleAlert } from 'lucide-react'
import { useManageCopy } from '../../../lib/copy/use-manage-copy.ts'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import type { ImportFault } from './import-call.ts'

interface ImportFailureProps {
  state: { dryRun: boolean; fault: ImportFault }
  /** Checks the same file again; missing when there is none to check. */
  onCheck?: (() => void) | undefined
}

/** Why a file could not be checked or imported, and what to do. */
export const ImportFailure = ({ state: { dryRun, fault }, onCheck }: ImportFailureProps) => {
  const { products, failure, asking } = useManageCopy()
  const { csv: copy } = products
  const said: Record<ImportFault, string> = {
    tooLarge: copy.tooLarge,
    unreadable: copy.unreadable,
    notAdmin: asking.notAdmin,
    busy: failure.busy,
    noAnswer: dryRun ? copy.noAnswer : copy.noAnswerImport,
  }

  return (
    <Notice role="alert" tone="bad" icon={CircleAlert}>
      {said[fault]}
      {onCheck && (fault === 'busy' || fault === 'noAnswer') && (
        <Button type="button" $look="quiet" onClick={onCheck}>
          {copy.again}
        </Button>
      )}
    </Notice>
  )
}
