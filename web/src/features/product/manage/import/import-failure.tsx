import { CircleAlert } from 'lucide-react'
import { useCopy } from '../../../../lib/copy/use-copy.ts'
import { Button } from '../../../../ui/basic/button.tsx'
import { Notice } from '../../../../ui/feedback/notice.tsx'
import type { ImportFault } from './import-call.ts'
import { saidOf } from './import-fault.ts'

interface ImportFailureProps {
  state: { dryRun: boolean; fault: ImportFault }
  /** Sends the same file again; missing when there is none. */
  onAgain?: (() => void) | undefined
}

/** Why a file could not be checked or imported, and what to do. */
export const ImportFailure = ({ state, onAgain }: ImportFailureProps) => {
  const copy = useCopy()
  const { again, importAgain } = copy.products.csv

  return (
    <Notice role="alert" tone="bad" icon={CircleAlert}>
      {saidOf(state, copy)}
      {onAgain && (state.fault === 'busy' || state.fault === 'noAnswer') && (
        <Button type="button" $look="quiet" onClick={onAgain}>
          {state.dryRun ? again : importAgain}
        </Button>
      )}
    </Notice>
  )
}
