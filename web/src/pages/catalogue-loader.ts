import type { ApolloClient } from '@apollo/client'
import type { CategoryCode } from '@sunnah-store/schema/categories'
import type { LoaderFunctionArgs } from 'react-router-dom'
import { ProductsDocument } from '../features/product/product-list.generated.ts'
import { readCatalogueParams, variablesOf } from '../features/product/use-catalogue.ts'

/** Starts to load the products that the address asks for; the page finds them on their way, and says when they do not come. */
export const catalogueLoader =
  (client: ApolloClient, category?: CategoryCode) =>
  ({ request }: LoaderFunctionArgs) => {
    const params = readCatalogueParams(new URL(request.url).searchParams, category)
    client.query({ query: ProductsDocument, variables: variablesOf(params) }).catch(() => undefined)
    return null
  }
