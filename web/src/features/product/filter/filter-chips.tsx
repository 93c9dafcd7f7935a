import { X } from 'lucide-react'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { goOnFrom } from '../../../lib/navigation/focus.ts'
import { media } from '../../../theme/tokens.ts'
import { Icon } from '../../../ui/basic/icon.tsx'
import type { ActiveFilter } from './active-filters.ts'
import { useFilterLabels } from './use-filter-labels.ts'

interface FilterChipsProps {
  filters: readonly ActiveFilter[]
  /** The address without any. */
  cleared: string
}

/** The filters that are on; a touch takes one off. */
export const FilterChips = ({ filters, cleared }: FilterChipsProps) => {
  const { copy } = useFilterLabels()
  if (filters.length === 0) return null

  return (
    <Chips aria-label={copy.activeFilters}>
      {filters.map(({ key, label, lang, href }) => (
        <li key={key}>
          <Chip to={href} aria-label={copy.takeOff(label)} onClick={() => goOnFrom()}>
            <span lang={lang}>{label}</span>
            <Icon of={X} />
          </Chip>
        </li>
      ))}
      <li>
        <Clear to={cleared} onClick={() => goOnFrom()}>
          {copy.clearAll}
        </Clear>
      </li>
    </Chips>
  )
}

const Chips = styled.ul`
  display: flex;
  gap: var(--space-2);
  overflow-x: auto;
  padding: var(--space-1);
  margin: calc(-1 * var(--space-1));
  & > li { flex: none; }
  ${media.wide} { flex-wrap: wrap; }
`

const Chip = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: var(--space-2);
  min-height: var(--touch);
  padding: var(--space-1) var(--space-3) var(--space-1) var(--space-4);
  border: 1px solid var(--primary);
  border-radius: var(--radius-pill);
  background: var(--primary-soft);
  color: var(--primary);
  font: 500 var(--type-card);
  font-variant-numeric: tabular-nums;
`

const Clear = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: var(--touch);
  padding-inline: var(--space-4);
  color: var(--primary);
  font: 600 var(--type-card);
`
