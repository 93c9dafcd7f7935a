import { sorts } from '@sunnah-store/schema/list-parameters'
import type { ChangeEvent } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import styled from 'styled-components'
import type { CatalogueFilter } from '../../../lib/navigation/catalogue-filter.ts'
import { media } from '../../../theme/tokens.ts'
import { visuallyHidden } from '../../../ui/basic/visually-hidden.tsx'
import { Select } from '../../../ui/form/select.tsx'
import { withFilter } from './filter-address.ts'
import { useFilterLabels } from './use-filter-labels.ts'

interface SortChoiceProps {
  sort: CatalogueFilter['sort']
  /** Whether words are searched: the best match is the usual order then, else the newest. */
  isSearch: boolean
}

/** The order of a list; it stands in the address. */
export const SortChoice = ({ sort, isSearch }: SortChoiceProps) => {
  const { copy } = useFilterLabels()
  const navigate = useNavigate()
  const [search] = useSearchParams()

  const handleSort = ({ target }: ChangeEvent<HTMLSelectElement>) =>
    navigate(withFilter(search, { sort: target.value || null }), { flushSync: true, preventScrollReset: true })

  return (
    <Place>
      <Select label={copy.sortBy} value={sort ?? (isSearch ? '' : 'NEWEST')} onChange={handleSort}>
        {isSearch && <option value="">{copy.bestMatch}</option>}
        {sorts.map((one) => (
          <option key={one} value={one === 'NEWEST' && !isSearch ? 'NEWEST' : one}>
            {copy.sorts[one]}
          </option>
        ))}
      </Select>
    </Place>
  )
}

const Place = styled.div`
  flex: 1;
  display: grid;
  justify-content: end;
  min-width: 0;
  /* As wide as with its longest order, also while not all of them have come. */
  select { min-width: 13rem; }
  ${media.narrow} {
    flex: 1.4 1 9.5rem;
    justify-content: stretch;
    label { ${visuallyHidden} }
    label + span { flex: 1; min-width: 0; }
    select { width: 100%; min-width: 0; padding-inline-start: var(--space-3); text-overflow: ellipsis; }
  }
`
