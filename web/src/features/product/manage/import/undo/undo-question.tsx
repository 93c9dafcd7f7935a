import { limits } from '@sunnah-store/schema/limits'
import { manageCopy } from '../../../../../lib/copy/manage-copy.ts'
import { useCopy } from '../../../../../lib/copy/use-copy.ts'
import { refusalOf } from '../../../../../lib/failure/refusal.ts'
import { useConfirmedAction } from '../../../../../lib/failure/use-confirmed-action.ts'
import { goOnFrom } from '../../../../../lib/navigation/focus.ts'
import { notify } from '../../../../../lib/notify/notify.ts'
import { Question } from '../../../../../ui/dialog/question.tsx'
import { forgetProducts } from '../../forget-products.ts'
import type { ImportOfPast } from './import-of-past.ts'
import { ProductImportsDocument, useUndoImportMutation } from './product-imports.generated.ts'

/** Asks before an import is undone. */
export const UndoQuestion = ({ past, onClose }: { past: ImportOfPast; onClose: () => void }) => {
  const { pastImports: copy } = useCopy(manageCopy)
  const left = past.inTheWay.length
  const [undoImport, { client }] = useUndoImportMutation()

  const undo = async () => {
    await undoImport({ variables: { id: past.id, leavesTouched: left > 0 }, update: forgetProducts })
    notify.success(copy.done)
    onClose()
    goOnFrom()
  }
  const reasonOf = (error: unknown) => {
    if (refusalOf(error)?.code !== 'IMPORT_TOUCHED') return null
    void client.refetchQueries({ include: [ProductImportsDocument] })
    return copy.touched
  }
  const confirmed = useConfirmedAction(undo, onClose, reasonOf)

  return (
    <Question title={copy.question} yes={copy.yes} danger {...confirmed}>
      <p>
        {left === 0
          ? copy.questionText(past.added, past.updated)
          : copy.restText(left, left === limits.import.inTheWay)}
      </p>
    </Question>
  )
}
