import { type RefObject, useEffect, useId, useRef, useState } from 'react'
import { searchCopy } from '../../../lib/copy/search-copy.ts'
import { useCopy } from '../../../lib/copy/use-copy.ts'
import { readSearches } from '../../../lib/storage/recent-searches.ts'
import { VisuallyHidden } from '../../../ui/basic/visually-hidden.tsx'
import { type CategorySign, FoundOptions } from './found-options.tsx'
import { OptionsContext } from './option.ts'
import { RecentOptions } from './recent-options.tsx'
import { Dim, Notice, Panel } from './suggestions-shape.ts'
import { SuggestionsSketch } from './suggestions-sketch.tsx'
import { useActiveOption } from './use-active-option.ts'
import { useField } from './use-field.ts'
import { useSaid } from './use-said.ts'
import { useSuggestions } from './use-suggestions.ts'

/** What the field says of its options. */
export interface Combobox {
  'aria-expanded': boolean
  'aria-controls'?: string | undefined
  'aria-activedescendant'?: string | undefined
}

export interface SuggestionsProps {
  form: RefObject<HTMLFormElement | null>
  text: string
  categorySign: CategorySign
  /** Whether the search fills the window. */
  whole: boolean
  onEmpty: () => void
  onCombobox: (combobox: Combobox) => void
}

/** What a shopper may want, while typing. The options have no focus of their own: the field keeps it, and a phone its keyboard. */
export const Suggestions = ({ form, text, categorySign, whole, onEmpty, onCombobox }: SuggestionsProps) => {
  const { suggestions: copy } = useCopy(searchCopy)
  const listId = useId()
  const list = useRef<HTMLDivElement>(null)
  const [recent, setRecent] = useState(readSearches)
  const words = text.trim()

  const { inUse, setInUse, composing } = useField(form, (event) => handleKey(event))
  const open = whole || inUse
  const answer = useSuggestions(words, composing, open)
  const { status, found } = answer
  const said = useSaid(answer, words)
  const { active, move } = useActiveOption(list, [open, words, status, recent.length].join())

  const hasFound = found !== undefined && found.total + found.categories.length > 0
  const hasRecent = status !== 'waiting' && recent.length > 0
  const listed = open && (hasFound || hasRecent)
  const shown = listed || status !== 'unasked'

  useEffect(() => {
    onCombobox({
      'aria-expanded': listed,
      'aria-controls': listed ? listId : undefined,
      'aria-activedescendant': active || undefined,
    })
  }, [onCombobox, listed, listId, active])

  const handleKey = (event: KeyboardEvent) => {
    const steps: Record<string, () => void> = {
      ArrowDown: () => (shown ? move(1) : setInUse(true)),
      ArrowUp: () => (shown ? move(-1) : setInUse(true)),
      ...(!whole && { Escape: () => (shown ? setInUse(false) : onEmpty()) }),
      ...(active && { Enter: () => document.getElementById(active)?.click() }),
    }
    const step = steps[event.key]
    if (!step) return
    event.preventDefault()
    step()
  }

  return (
    <>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      {shown && !whole && <Dim />}
      <Panel hidden={!shown} $whole={whole} onMouseDown={(event) => event.preventDefault()}>
        {status === 'waiting' && <SuggestionsSketch />}
        {said && !hasFound && <Notice>{said}</Notice>}
        {listed && (
          <OptionsContext value={{ listId, active, replace: whole }}>
            <div ref={list} id={listId} role="listbox" aria-label={copy.label}>
              {hasFound && <FoundOptions found={found} categorySign={categorySign} />}
              {hasRecent && <RecentOptions recent={recent} onForget={() => setRecent([])} />}
            </div>
          </OptionsContext>
        )}
      </Panel>
    </>
  )
}
