import { useSearchParams } from 'react-router-dom'
import { useCopy } from '../../../lib/copy/use-copy.ts'
import { readFilter } from '../../../lib/navigation/catalogue-filter.ts'
import { activeFilters } from './active-filters.ts'
import { useFilterLabels } from './use-filter-labels.ts'

/**
 * What the window of a list is called: its filters and its order tell it from others in a history, and among what is kept to be
 * read offline.
 */
export const useListTitle = (name: string, page: number): string => {
  const { pageTitle, list } = useCopy()
  const { copy, labelOf } = useFilterLabels()
  const [search] = useSearchParams()
  const { filter, sort } = readFilter(search)
  const filters = activeFilters({ filter, search, facets: null, copy, labelOf })
  const asked = [...filters.map(({ label }) => label), ...(sort ? [copy.sorts[sort]] : [])]
  return pageTitle(list.titleWithPage([name, ...asked].join(' · '), page))
}
