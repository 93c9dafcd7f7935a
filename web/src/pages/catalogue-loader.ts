import type { ApolloClient } from '@apollo/client'
import type { LoaderFunctionArgs } from 'react-router-dom'
import { ProductsDocument } from '../features/product/product-list.generated.ts'
import { isOpeningFirstPage } from '../lib/first-page.ts'
import { readCatalogueParams, variablesOf } from '../lib/navigation/catalogue-params.ts'
import { turn } from '../lib/turn.ts'

/** Starts the query for the products of the address. Errors are shown by the page. */
export const loadCatalogue = async (
  client: ApolloClient,
  { request }: LoaderFunctionArgs,
  place: CataloguePlace = {},
) => {
  const params = readCatalogueParams(new URL(request.url).searchParams, place)
  const asked = { query: ProductsDocument, variables: variablesOf(params) }
  // Apollo takes a query apart as it first meets it: of a page that is being taken over in a task of its own.
  if (isOpeningFirstPage()) {
    client.watchQuery({ ...asked, fetchPolicy: 'standby' })
    await turn()
  }
  const loaded = client.query(asked).catch(() => undefined)
  return { loaded }
}

export type CataloguePlace = Parameters<typeof readCatalogueParams>[1]
