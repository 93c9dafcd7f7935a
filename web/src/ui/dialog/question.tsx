import { CircleAlert } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import styled from 'styled-components'
import { useCopy } from '../../lib/copy/use-copy.ts'
import { useOnce } from '../../lib/hooks/use-once.ts'
import { Button } from '../basic/button.tsx'
import { AlertPlace } from '../feedback/live-place.ts'
import { Notice } from '../feedback/notice.tsx'
import { SubmitButton } from '../form/submit-button.tsx'
import { Tick } from '../form/tick.tsx'
import { Dialog } from './dialog.tsx'

interface QuestionProps {
  title: string
  /** What follows from a yes, and what must be known for it. */
  children: ReactNode
  yes: string
  /** The harmless answer, where it is another one than to cancel. */
  no?: string
  /** What must be ticked before a yes. */
  onlyIf?: string
  /** The yes takes something away. */
  danger?: boolean
  /** It holds up a step through the history. */
  holdsStep?: boolean
  /** Why a yes before this one was refused. */
  problem?: string
  onYes: () => Promise<unknown>
  onClose: () => void
}

/** Asks before something is done that cannot be undone; the harmless answer has the focus. */
export const Question = ({
  title,
  children,
  yes,
  no,
  onlyIf,
  danger = false,
  holdsStep = false,
  problem = '',
  onYes,
  onClose,
}: QuestionProps) => {
  const { asking } = useCopy()
  const [run, busy] = useOnce(onYes)
  const [ticked, setTicked] = useState(false)

  return (
    <Dialog title={title} question holdsStep={holdsStep} onClose={onClose}>
      <Text>{children}</Text>
      <AlertPlace>
        {problem && (
          <Notice tone="bad" icon={CircleAlert}>
            {problem}
          </Notice>
        )}
      </AlertPlace>
      {onlyIf && <Tick label={onlyIf} checked={ticked} onChange={({ target }) => setTicked(target.checked)} />}
      <Answers>
        <Button type="button" $look="quiet" data-first onClick={onClose}>
          {no ?? asking.cancel}
        </Button>
        <SubmitButton
          type="button"
          $look={danger ? 'danger' : 'primary'}
          busy={busy}
          disabled={onlyIf !== undefined && !ticked}
          onClick={run}
        >
          {yes}
        </SubmitButton>
      </Answers>
    </Dialog>
  )
}

const Text = styled.div`
  display: grid;
  gap: var(--space-3);
  color: var(--muted);
  overflow-wrap: anywhere;
`

const Answers = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: var(--space-3);
`
