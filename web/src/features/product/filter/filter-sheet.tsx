import { SlidersHorizontal } from 'lucide-react'
import { startTransition, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import styled from 'styled-components'
import { media } from '../../../theme/tokens.ts'
import { Button } from '../../../ui/basic/button.tsx'
import { Icon } from '../../../ui/basic/icon.tsx'
import { VisuallyHidden } from '../../../ui/basic/visually-hidden.tsx'
import { Pill } from '../../../ui/data/pill.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import type { Facets } from './facets.ts'
import { withoutFilters } from './filter-address.ts'
import { FilterFields } from './filter-fields.tsx'
import { useFilterLabels } from './use-filter-labels.ts'

interface FilterSheetProps {
  facets: Facets | null
  /** How many filters are on. */
  active: number
  /** How many products they leave; null while that is not known. */
  total: number | null
}

/** The filters where there is no room for a column: a button, and the sheet that it opens. */
export const FilterSheet = ({ facets, active, total }: FilterSheetProps) => {
  const { copy } = useFilterLabels()
  const [isOpen, setIsOpen] = useState(false)
  // As with the menu, the press is seen before what it opens has been rendered.
  const open = () => startTransition(() => setIsOpen(true))
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const clear = () => navigate(withoutFilters(search), { replace: true, flushSync: true, preventScrollReset: true })

  return (
    <>
      <Opener type="button" $look="quiet" aria-haspopup="dialog" disabled={!facets} onClick={open}>
        <Icon of={SlidersHorizontal} />
        {copy.filter}
        {active > 0 && (
          <Pill $tone="brass">
            <VisuallyHidden>, {copy.active(active)}</VisuallyHidden>
            <span aria-hidden>{copy.plain(active)}</span>
          </Pill>
        )}
      </Opener>
      {isOpen && facets && (
        <Dialog title={copy.filter} onClose={() => setIsOpen(false)}>
          {/* The sheet has an entry of its own in the history, which becomes that of the list with the new filters. */}
          <FilterFields facets={facets} navigation={{ replace: true }} />
          <Foot>
            {active > 0 && (
              <Button type="button" $look="text" onClick={clear}>
                {copy.clearAll}
              </Button>
            )}
            <Button type="button" onClick={() => setIsOpen(false)}>
              {total === null ? copy.filters : copy.show(total)}
            </Button>
            <VisuallyHidden role="status">{total === null ? '' : copy.found(total)}</VisuallyHidden>
          </Foot>
        </Dialog>
      )}
    </>
  )
}

const Opener = styled(Button)`
  flex: 1;
  ${media.filters} { display: none; }
`

const Foot = styled.div`
  position: sticky;
  bottom: calc(-1 * var(--space-5));
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: auto 1fr;
  gap: var(--space-2);
  margin: 0 calc(-1 * var(--space-4)) calc(-1 * var(--space-5));
  padding: var(--space-3) var(--space-4);
  border-top: 1px solid var(--line);
  background: var(--surface);
  & > :only-of-type { grid-column: 1 / -1; }
`
