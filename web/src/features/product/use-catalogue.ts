import type { CategoryCode } from '@sunnah-store/schema/categories'
import { useSearchParams } from 'react-router-dom'
import { type PageParams, readPageParams, readWords } from '../../lib/navigation/page-params.ts'
import { type CatalogueFilter, readFilter } from './catalogue-filter.ts'
import { useProductsQuery } from './product-list.generated.ts'

interface CatalogueParams extends PageParams, Partial<CatalogueFilter> {
  words: string
  category: CategoryCode | undefined
}

interface Place {
  category?: CategoryCode
  /** Whether the list can be narrowed down. */
  filtered?: boolean
}

export const readCatalogueParams = (
  search: URLSearchParams,
  { category, filtered = false }: Place,
): CatalogueParams => ({
  ...readPageParams(search),
  words: readWords(search),
  category,
  ...(filtered && readFilter(search)),
})

/** The same as the shop takes it; its pages count from 0. */
export const variablesOf = ({ page, size, words, category, filter, sort }: CatalogueParams) => ({
  page: page - 1,
  size,
  ...(category && { category }),
  ...(words && { search: words }),
  ...(filter && { facets: true }),
  ...(filter && Object.keys(filter).length > 0 && { filter }),
  ...(sort && { sort }),
})

/** The products that the address asks for, all or those of one category. */
export const useCatalogue = (place: Place = {}) => {
  const [search] = useSearchParams()
  return { params: readCatalogueParams(search, place), useList: useProducts }
}

/** What `useCatalogue` answers. */
export type Catalogue = ReturnType<typeof useCatalogue>

const useProducts = (params: CatalogueParams) => {
  const { data, error, refetch } = useProductsQuery({ variables: variablesOf(params) })
  const list = data?.products
  return { data: list && { ...list, unfiltered: list.facets?.all }, error, refetch }
}
