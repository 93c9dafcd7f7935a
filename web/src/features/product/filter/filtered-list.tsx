import { type ReactNode, useEffect, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import styled from 'styled-components'
import { readFilter } from '../../../lib/navigation/catalogue-filter.ts'
import { media } from '../../../theme/tokens.ts'
import { Muted } from '../../../ui/basic/muted.ts'
import { PaddedPanel, Row, Stack } from '../../../ui/basic/panel.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { questionOf } from '../../../ui/list/list-page.tsx'
import type { CardCorner } from '../product-card.tsx'
import { ProductList } from '../product-list.tsx'
import type { Catalogue } from '../use-catalogue.ts'
import { activeFilters } from './active-filters.ts'
import type { Facets } from './facets.ts'
import { withoutFilters } from './filter-address.ts'
import { FilterChips } from './filter-chips.tsx'
import { FilterFields } from './filter-fields.tsx'
import { FilterSheet } from './filter-sheet.tsx'
import { NothingLeft } from './nothing-left.tsx'
import { SortChoice } from './sort-choice.tsx'
import { useFilterLabels } from './use-filter-labels.ts'

interface FilteredListProps {
  products: Catalogue
  /** What to show when there is nothing even without filters. */
  empty: ReactNode
  corner: CardCorner
}

interface Counted {
  total: number
  facets: Facets
}

/** A list of products with its filters and its order. */
export const FilteredList = ({ products, empty, corner }: FilteredListProps) => {
  const { copy, labelOf } = useFilterLabels()
  const [search] = useSearchParams()
  const [counted, setCounted] = useState<Counted | null>(null)
  const { filter, sort, ignored } = readFilter(search)
  const facets = counted?.facets ?? null
  const leftOut = [...ignored.map((name) => copy.ignoredNames[name]), ...(facets?.unknown ?? []).map(copy.quoted)]
  const filters = activeFilters({ filter, search, facets, copy, labelOf })
  const cleared = withoutFilters(search)

  return (
    <Listing>
      <LatestCounts key={questionOf(products)} of={products} filtered={filters.length > 0} onCounted={setCounted} />
      <Column as="aside" data-needs-scripts aria-label={copy.filters}>
        {facets ? <FilterFields facets={facets} navigation={{}} /> : <ColumnSkeleton />}
      </Column>
      <Stack>
        <Choices>
          <FilterSheet facets={facets} active={filters.length} total={counted?.total ?? null} />
          <SortChoice sort={sort} isSearch={products.params.words !== ''} />
        </Choices>
        {leftOut.length > 0 && <Muted role="status">{copy.ignored(leftOut)}</Muted>}
        <FilterChips filters={filters} cleared={cleared} />
        <ProductList
          products={products}
          empty={filters.length > 0 ? <NothingLeft filters={filters} cleared={cleared} /> : empty}
          beside
          corner={corner}
        />
      </Stack>
    </Listing>
  )
}

// The list itself says that it is loading.
const ColumnSkeleton = () => (
  <Stack aria-hidden>
    {['price', 'sizes', 'colors', 'materials'].map((kind) => (
      <Skeleton key={kind} $height="var(--card-height)" />
    ))}
  </Stack>
)

interface LatestCountsProps {
  of: Catalogue
  filtered: boolean
  onCounted: (counted: Counted) => void
}

/**
 * Tells what the list answered last: the filters stay on the page while the next answer is on its way. Where nothing was found,
 * and nothing filtered, a mark takes them away: the page of the server knows that too, but nothing of the counts.
 */
const LatestCounts = ({ of: { params, useList }, filtered, onCounted }: LatestCountsProps) => {
  const { data } = useList(params)
  const { total = 0, facets } = data ?? {}

  useEffect(() => {
    if (facets) onCounted({ total, facets })
  }, [total, facets, onCounted])
  return data && total === 0 && !filtered ? <span hidden data-nothing-to-filter /> : null
}

const Choices = styled(Row)``

const Column = styled(PaddedPanel)`
  display: none;
  padding: 0 var(--space-4);
  justify-items: stretch;
  /* It scrolls by itself, so that what a choice leaves stays in sight beside it. */
  ${media.filters} {
    display: grid;
    position: sticky;
    top: calc(var(--bar) + var(--space-4));
    max-height: calc(100dvh - var(--bar) - 2 * var(--space-4));
    overflow-y: auto;
  }
`

const Listing = styled.div`
  display: grid;
  gap: var(--space-5);
  align-items: start;
  ${media.filters} { grid-template-columns: var(--filters) minmax(0, 1fr); }
  &:has(> [data-nothing-to-filter]) {
    grid-template-columns: minmax(0, 1fr);
    ${Column}, ${Choices} { display: none; }
  }
`
