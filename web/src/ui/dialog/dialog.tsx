import { X } from 'lucide-react'
import { type MouseEvent, type ReactNode, useId } from 'react'
import styled from 'styled-components'
import { useCopy } from '../../lib/copy/use-copy.ts'
import { media } from '../../theme/tokens.ts'
import { IconButton } from '../basic/icon-button.tsx'
import { BackCloses } from './back-closes.tsx'
import { useModal } from './use-modal.ts'

interface DialogProps {
  title: string
  /** A question that must be answered, not a form that may be left. */
  question?: boolean
  /** It holds up a step through the history, so it cannot take one itself. */
  holdsStep?: boolean
  onClose: () => void
  children: ReactNode
}

/**
 * A window over the page for as long as it is rendered. Esc, the cross and a step back close it; the browser gives the focus back.
 * What carries `data-first` has the focus at first, else the cross.
 */
export const Dialog = ({ title, question = false, holdsStep = false, onClose, children }: DialogProps) => {
  const { close } = useCopy()
  const modal = useModal(onClose)
  const id = useId()

  const handleClick = (event: MouseEvent) => {
    const { current } = modal.ref
    if (current && isBeside(current, event) && !question) onClose()
  }

  return (
    <Sheet
      {...modal}
      role={question ? 'alertdialog' : undefined}
      aria-labelledby={`${id}-title`}
      aria-describedby={question ? `${id}-text` : undefined}
      onClick={handleClick}
    >
      {!holdsStep && <BackCloses onBack={onClose} />}
      <Top>
        <h2 id={`${id}-title`}>{title}</h2>
        <IconButton label={close} icon={X} onClick={onClose} />
      </Top>
      <Content id={`${id}-text`}>{children}</Content>
    </Sheet>
  )
}

// A click on the backdrop has the dialog itself as its target.
const isBeside = (dialog: HTMLElement, { target, clientX, clientY }: MouseEvent) => {
  const { left, right, top, bottom } = dialog.getBoundingClientRect()
  return target === dialog && (clientX < left || clientX > right || clientY < top || clientY > bottom)
}

const Sheet = styled.dialog`
  width: 100%;
  max-width: none;
  margin: auto auto 0;
  padding: var(--space-5) var(--space-4);
  border: 0;
  border-radius: var(--radius-card) var(--radius-card) 0 0;
  background: var(--surface);
  color: var(--text);
  /* Text styles of the place where the dialog is rendered must not be inherited. */
  font: 400 var(--type-body);
  text-align: start;
  white-space: normal;
  box-shadow: var(--shadow-raised);
  &::backdrop { background: var(--backdrop); }
  ${media.wide} {
    max-width: var(--narrow);
    margin: auto;
    padding: var(--space-5);
    border-radius: var(--radius-card);
  }
`

const Top = styled.div`
  display: flex;
  align-items: start;
  justify-content: space-between;
  gap: var(--space-3);
  & > h2 {
    min-width: 0;
    padding-block: var(--space-2);
    font: 700 var(--type-lead);
    overflow-wrap: anywhere;
  }
`

const Content = styled.div`
  display: grid;
  gap: var(--space-4);
`
