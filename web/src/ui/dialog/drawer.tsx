import { X } from 'lucide-react'
import { type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import styled from 'styled-components'
import { useCopy } from '../../lib/copy/use-copy.ts'
import { IconButton } from '../basic/icon-button.tsx'
import { BackCloses } from './back-closes.tsx'

interface DrawerProps {
  title: string
  open: boolean
  onClose: () => void
  children: ReactNode
}

/** A sheet from the side. Esc, the cross, a step back and a touch beside it close it; the browser gives the focus back. */
export const Drawer = ({ title, open, onClose, children }: DrawerProps) => {
  const { close } = useCopy()
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()

  useEffect(() => {
    if (open) dialog.current?.showModal()
    else if (dialog.current?.open) dialog.current.close()
  }, [open])

  const handleClick = (event: MouseEvent) => {
    if (event.target === dialog.current) onClose()
  }

  return (
    <Sheet ref={dialog} aria-labelledby={titleId} onClose={onClose} onClick={handleClick}>
      {open && <BackCloses onBack={onClose} />}
      <Content>
        <Top>
          <h2 id={titleId}>{title}</h2>
          <IconButton label={close} icon={X} onClick={onClose} />
        </Top>
        {children}
      </Content>
    </Sheet>
  )
}

const Sheet = styled.dialog`
  width: min(var(--drawer), 84vw);
  height: 100dvh;
  max-height: none;
  margin: 0 auto 0 0;
  padding: 0;
  border: 0;
  background: var(--surface);
  color: inherit;
  box-shadow: var(--shadow-raised);
  &::backdrop { background: var(--backdrop); }
`

const Content = styled.div`
  display: grid;
  align-content: start;
  gap: var(--space-2);
  min-height: 100%;
  padding: var(--space-3);
`

const Top = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  padding-inline-start: var(--space-3);
`
