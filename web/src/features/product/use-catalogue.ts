import type { CategoryCode } from '@sunnah-store/schema/categories'
import { useSearchParams } from 'react-router-dom'
import { type PageParams, readPageParams, readWords } from '../../lib/navigation/page-params.ts'
import { useProductsQuery } from './product-list.generated.ts'

interface CatalogueParams extends PageParams {
  words: string
  category: CategoryCode | undefined
}

export const readCatalogueParams = (search: URLSearchParams, category?: CategoryCode): CatalogueParams => ({
  ...readPageParams(search),
  words: readWords(search),
  category,
})

/** The same as the shop takes it; its pages count from 0. */
export const variablesOf = ({ page, size, words, category }: CatalogueParams) => ({
  page: page - 1,
  size,
  ...(category && { category }),
  ...(words && { search: words }),
})

/** The products that the address asks for, all or those of one category. */
export const useCatalogue = (category?: CategoryCode) => {
  const [search] = useSearchParams()
  return { params: readCatalogueParams(search, category), useList: useProducts }
}

/** What `useCatalogue` answers. */
export type Catalogue = ReturnType<typeof useCatalogue>

const useProducts = (params: CatalogueParams) => {
  const { data, error, refetch } = useProductsQuery({ variables: variablesOf(params) })
  return { data: data?.products, error, refetch }
}
