import type { KeyboardEvent } from 'react'
import styled from 'styled-components'
import { useCopy } from '../../lib/copy/use-copy.ts'
import { BackCloses } from '../../ui/dialog/back-closes.tsx'
import { useModal } from '../../ui/dialog/use-modal.ts'
import { SearchForm } from './search-form.tsx'
import type { CategorySign } from './suggestions/found-options.tsx'

interface SearchDialogProps {
  categorySign: CategorySign
  open: boolean
  onClose: () => void
}

/** The search in a window of its own, where the bar has no room for it. The arrow, Esc and a step back close it. */
export const SearchDialog = ({ categorySign, open, onClose }: SearchDialogProps) => {
  const { search: copy } = useCopy()
  const modal = useModal(onClose, open)

  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.nativeEvent.isComposing) return
    // Browsers would only empty the field.
    event.preventDefault()
    onClose()
  }

  return (
    <Sheet {...modal} data-open={open || undefined} aria-label={copy.heading} onKeyDown={handleKeyDown}>
      {open && <BackCloses onBack={onClose} />}
      <SearchForm categorySign={categorySign} onClose={onClose} />
    </Sheet>
  )
}

// It fills the window before it is one.
const Sheet = styled.dialog`
  position: fixed;
  inset: 0;
  width: 100%;
  max-width: none;
  height: 100dvh;
  max-height: none;
  margin: 0;
  padding: 0;
  border: 0;
  background: var(--surface);
  color: inherit;
  overflow: auto;
  &[data-open] { display: block; }
`
