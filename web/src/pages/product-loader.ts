import type { ApolloClient } from '@apollo/client'
import { createQueryPreloader } from '@apollo/client/react'
import type { LoaderFunctionArgs } from 'react-router-dom'
import { ProductDocument } from './product-page.generated.ts'

/** Starts to load the product of the address; what the cache has of it is shown meanwhile. */
export const loadProduct = (client: ApolloClient, { params }: LoaderFunctionArgs) => ({
  product: createQueryPreloader(client)(ProductDocument, {
    variables: { id: params.productId ?? '' },
    fetchPolicy: 'cache-and-network',
  }),
})

export type ProductData = ReturnType<typeof loadProduct>
