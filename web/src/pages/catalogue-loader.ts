import type { PreloadQueryFunction } from '@apollo/client/react'
import type { CategoryCode } from '@sunnah-store/schema/categories'
import type { LoaderFunctionArgs } from 'react-router-dom'
import { ProductsDocument } from '../features/product/product-list.generated.ts'
import { readPageParams, readWords } from '../lib/navigation/page-params.ts'

/** Starts to load the goods that the address asks for. */
export const catalogueLoader =
  (preloadQuery: PreloadQueryFunction, category?: CategoryCode) =>
  ({ request }: LoaderFunctionArgs) => {
    const { searchParams } = new URL(request.url)
    const params = readPageParams(searchParams)
    const words = readWords(searchParams)
    const products = preloadQuery(ProductsDocument, {
      variables: {
        page: params.page - 1,
        size: params.size,
        ...(category && { category }),
        ...(words && { search: words }),
      },
    })
    return { products, params, words }
  }

export type CatalogueData = ReturnType<ReturnType<typeof catalogueLoader>>
