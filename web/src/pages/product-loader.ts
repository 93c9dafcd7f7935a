import type { ApolloClient } from '@apollo/client'
import { createQueryPreloader } from '@apollo/client/react'
import type { LoaderFunctionArgs } from 'react-router-dom'
import { firstPage, isOpeningFirstPage } from '../lib/first-page.ts'
import { turn } from '../lib/turn.ts'
import { ProductDocument } from './product-page.generated.ts'

/** Starts to load the product of the address; what the cache has of it is shown meanwhile. */
export const loadProduct = (client: ApolloClient, { params }: LoaderFunctionArgs) => {
  // Null where the server has said already that there is none.
  const isMissing = isOpeningFirstPage() && firstPage?.status === 404
  return isMissing ? { product: null, loaded: null } : preloadProduct(client, params.productId ?? '')
}

const preloadProduct = async (client: ApolloClient, id: string) => {
  const variables = { id }
  // As in catalogue-loader.ts.
  if (isOpeningFirstPage()) {
    client.watchQuery({ query: ProductDocument, variables, fetchPolicy: 'standby' })
    await turn()
  }
  const preload = createQueryPreloader(client)
  const product = preload(ProductDocument, { variables, fetchPolicy: 'cache-and-network' })
  // Who reads it shows its failure; on the server nobody does.
  const loaded = preload.toPromise(product).catch(() => undefined)
  return { product, loaded }
}

export type ProductData = Awaited<ReturnType<typeof loadProduct>>
