import { Undo2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import styled from 'styled-components'
import { useCopy } from '../../lib/copy/use-copy.ts'
import { useOnce } from '../../lib/hooks/use-once.ts'
import { useCountdown } from '../../lib/time/use-countdown.ts'
import { Button } from '../basic/button.tsx'
import { Icon } from '../basic/icon.tsx'

interface UndoRowProps {
  undo: string
  /** What is undone, for those who do not see the row. */
  undoOf: string
  onUndo: () => Promise<unknown>
  /** The time to undo it is over. */
  onEnd: () => void
  /** What was done. */
  children: ReactNode
}

const seconds = 10

/** What was done just now, and the way to undo it, for ten seconds. They wait while that way has the focus. */
export const UndoRow = ({ undo, undoOf, onUndo, onEnd, children }: UndoRowProps) => {
  const { format } = useCopy()
  const [focused, setFocused] = useState(false)
  const [run, busy] = useOnce(onUndo)
  const left = useCountdown(seconds, focused || busy, onEnd)

  return (
    <Row>
      <Clock
        aria-hidden
        style={{ backgroundImage: `conic-gradient(var(--primary) ${(left / seconds) * 360}deg, var(--line) 0)` }}
      >
        <span>{format.number(left)}</span>
      </Clock>
      <p>{children}</p>
      <Button
        type="button"
        $look="text"
        aria-label={undoOf}
        onFocus={() => setFocused(true)}
        onBlur={() => setFocused(false)}
        onClick={run}
      >
        <Icon of={Undo2} />
        {undo}
      </Button>
    </Row>
  )
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-1) var(--space-3);
  padding: var(--space-2) var(--space-4);
  border-radius: var(--radius-card);
  background: var(--primary-soft);
  & > p {
    flex: 1 1 6rem;
    min-width: 0;
    font: 400 var(--type-small);
    overflow-wrap: anywhere;
  }
`

const Clock = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  width: var(--avatar);
  aspect-ratio: 1;
  border-radius: var(--radius-pill);
  & > span {
    display: grid;
    place-items: center;
    width: calc(100% - 2 * var(--space-1));
    aspect-ratio: 1;
    border-radius: inherit;
    background: var(--primary-soft);
    color: var(--primary);
    font: 600 var(--type-caption);
  }
`
