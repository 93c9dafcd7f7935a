import type { KeyboardEvent } from 'react'
import styled from 'styled-components'
import { useCopy } from '../../lib/copy/use-copy.ts'
import { useBackCloses } from '../../lib/navigation/use-back-closes.ts'
import { useModal } from '../../ui/dialog/use-modal.ts'
import { SearchForm } from './search-form.tsx'
import type { CategorySign } from './suggestions/found-options.tsx'

interface SearchDialogProps {
  categorySign: CategorySign
  onClose: () => void
}

/** The search in a window of its own, where the bar has no room for it. The arrow, Esc and a step back close it. */
export const SearchDialog = ({ categorySign, onClose }: SearchDialogProps) => {
  const { search: copy } = useCopy()
  const modal = useModal(onClose)
  useBackCloses(onClose)

  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.nativeEvent.isComposing) return
    // Browsers would only empty the field.
    event.preventDefault()
    onClose()
  }

  return (
    <Sheet {...modal} aria-label={copy.heading} onKeyDown={handleKeyDown}>
      <SearchForm categorySign={categorySign} onClose={onClose} />
    </Sheet>
  )
}

const Sheet = styled.dialog`
  width: 100%;
  max-width: none;
  height: 100dvh;
  max-height: none;
  margin: 0;
  padding: 0;
  border: 0;
  background: var(--surface);
  color: inherit;
`
