import type { GraphQLResolveInfo } from 'graphql'
import { askedFields } from '../graphql/asked-fields.js'
import type { Context } from '../graphql/context.js'
import type { Product } from './product.entity.js'
import { columnsFor } from './read-products.js'

/** What it counts for to find other products for one: a page of a few may ask for it, a whole list may not. */
export const SEARCH_OF_PRODUCTS = 50

/**
 * These products, in this order, with the columns that are asked for; those of many fields are read at once. One that
 * was deleted a moment ago is left out.
 */
export const productsShown = async (
  ids: readonly string[],
  { loaders }: Context,
  info: GraphQLResolveInfo,
): Promise<Product[]> => {
  const loader = columnsFor(askedFields(info)) === 'short' ? loaders.shortProducts : loaders.products
  const products = await Promise.all(ids.map((id) => loader.load(id)))
  return products.filter((product) => product !== null)
}
