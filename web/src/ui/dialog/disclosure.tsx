import { type FocusEvent, type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import styled from 'styled-components'
import { useOutsideClick } from './use-outside-click.ts'

interface DisclosureProps {
  /** The name of the button. */
  label: string
  /** What the button shows. */
  sign: ReactNode
  children: ReactNode
}

/** A round button that opens a list below it. Esc closes it and gives the focus back; going elsewhere closes it too. */
export const Disclosure = ({ label, sign, children }: DisclosureProps) => {
  const { key } = useLocation()
  const [openAt, setOpenAt] = useState<string | null>(null)
  const button = useRef<HTMLButtonElement>(null)
  const root = useRef<HTMLDivElement>(null)
  const id = useId()
  // Opened on a page that was left since, it is closed.
  const open = openAt === key
  const close = () => setOpenAt(null)
  useOutsideClick(root, close)

  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return
    close()
    button.current?.focus()
  }

  const handleBlur = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof Node && !root.current?.contains(relatedTarget)) close()
  }

  return (
    <Root ref={root} onKeyDown={handleKeyDown} onBlur={handleBlur}>
      <Trigger
        ref={button}
        type="button"
        aria-label={label}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpenAt(open ? null : key)}
      >
        {sign}
      </Trigger>
      <List id={id} hidden={!open}>
        {children}
      </List>
    </Root>
  )
}

const Root = styled.div`
  position: relative;
`

const Trigger = styled.button`
  display: grid;
  place-items: center;
  width: var(--touch);
  height: var(--touch);
  padding: 0;
  border: 0;
  border-radius: var(--radius-pill);
  background: none;
  cursor: pointer;
`

const List = styled.div`
  position: absolute;
  inset: calc(100% + var(--space-2)) 0 auto auto;
  width: max-content;
  min-width: var(--menu);
  max-width: calc(100vw - var(--space-5));
  max-height: calc(100dvh - var(--bar) - var(--space-5));
  overflow: auto;
  padding: var(--space-2);
  border: 1px solid var(--line);
  border-radius: var(--radius-card);
  background: var(--surface);
  box-shadow: var(--shadow-raised);
  &[hidden] { display: none; }
`
