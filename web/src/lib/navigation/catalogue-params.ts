import type { CategoryCode } from '@sunnah-store/schema/categories'
import { type CatalogueFilter, readFilter } from './catalogue-filter.ts'
import { type PageParams, readPageParams, readWords } from './page-params.ts'

export interface CatalogueParams extends PageParams, Partial<CatalogueFilter> {
  words: string
  category: CategoryCode | undefined
}

/** Where a list of products stands. */
export interface CataloguePlace {
  category?: CategoryCode
  /** Whether the list can be narrowed down. */
  filtered?: boolean
}

/** What an address asks of a list of products. */
export const readCatalogueParams = (
  search: URLSearchParams,
  { category, filtered = false }: CataloguePlace,
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
