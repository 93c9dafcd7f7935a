import { useSearchParams } from 'react-router-dom'
import {
  type CatalogueParams,
  type CataloguePlace,
  readCatalogueParams,
  variablesOf,
} from '../../lib/navigation/catalogue-params.ts'
import { useProductsQuery } from './product-list.generated.ts'

/** The products that the address asks for, all or those of one category. */
export const useCatalogue = (place: CataloguePlace = {}) => {
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
