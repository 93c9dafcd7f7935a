import { useState } from 'react'
import styled from 'styled-components'
import { manageCopy } from '../../../../lib/copy/manage-copy.ts'
import { useCopy } from '../../../../lib/copy/use-copy.ts'
import { useConfirmedAction } from '../../../../lib/failure/use-confirmed-action.ts'
import { goOnFrom } from '../../../../lib/navigation/focus.ts'
import { Button } from '../../../../ui/basic/button.tsx'
import { Muted } from '../../../../ui/basic/muted.ts'
import { Question } from '../../../../ui/dialog/question.tsx'
import { SubmitButton } from '../../../../ui/form/submit-button.tsx'
import { SaveBar } from '../../../../ui/layout/save-bar.ts'

interface ChangesBarProps {
  changes: number
  busy: boolean
  /** Shows what the shop has. */
  onDiscard: () => Promise<void>
}

/** The bar that says how much is not saved yet, and saves or discards it. */
export const ChangesBar = ({ changes, busy, onDiscard }: ChangesBarProps) => {
  const { variants, products } = useCopy(manageCopy)
  const { save: words } = variants
  const [asks, setAsks] = useState(false)
  const close = () => setAsks(false)
  const confirmed = useConfirmedAction(async () => {
    await onDiscard()
    close()
    goOnFrom()
  }, close)

  return (
    <>
      <SaveBar data-save-bar>
        <Count role="status">{changes === 0 ? words.noChanges : words.changes(changes)}</Count>
        {changes > 0 && (
          <Button type="button" $look="quiet" onClick={() => setAsks(true)}>
            {words.discard}
          </Button>
        )}
        <SubmitButton busy={busy} busyLabel={products.update.busy}>
          {words.save}
        </SubmitButton>
      </SaveBar>
      {asks && (
        <Question title={words.discardTitle} yes={words.discard} danger {...confirmed} onClose={close}>
          {words.discardText}
        </Question>
      )}
    </>
  )
}

const Count = styled(Muted)`
  margin-inline-end: auto;
`
