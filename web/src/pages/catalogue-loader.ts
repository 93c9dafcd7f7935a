import type { ApolloClient } from '@apollo/client'
import type { LoaderFunctionArgs } from 'react-router-dom'
import { ProductsDocument } from '../features/product/product-list.generated.ts'
import { readCatalogueParams, variablesOf } from '../features/product/use-catalogue.ts'

/** Starts the query for the products of the address. Errors are shown by the page. */
export const loadCatalogue = (client: ApolloClient, { request }: LoaderFunctionArgs, place: CataloguePlace = {}) => {
  const params = readCatalogueParams(new URL(request.url).searchParams, place)
  const loaded = client.query({ query: ProductsDocument, variables: variablesOf(params) }).catch(() => undefined)
  return { loaded }
}

export type CataloguePlace = Parameters<typeof readCatalogueParams>[1]
