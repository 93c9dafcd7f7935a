import type { PreloadQueryFunction } from '@apollo/client/react'
import type { CategoryCode } from '@sunnah-store/schema/categories'
import { limits } from '@sunnah-store/schema/limits'
import type { LoaderFunctionArgs } from 'react-router-dom'
import { ProductsDocument } from '../features/product/product-list.generated.ts'
import { readPageParams } from '../lib/page-params.ts'

/** Starts to load the goods that the address asks for. */
export const catalogueLoader =
  (preloadQuery: PreloadQueryFunction, category?: CategoryCode) =>
  ({ request }: LoaderFunctionArgs) => {
    const { searchParams } = new URL(request.url)
    const params = readPageParams(searchParams)
    const words = (searchParams.get('q') ?? '').trim().slice(0, limits.searchLength)
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
