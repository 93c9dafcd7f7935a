import type { ApolloCache } from '@apollo/client'

const lists = ['products', 'productCount', 'categories', 'suggestions', 'productImports']

/** Evicts every list of products, and of imports of them: an added, changed or deleted product may be in any of them. */
export const forgetLists = (cache: ApolloCache) => {
  for (const fieldName of lists) cache.evict({ id: 'ROOT_QUERY', fieldName })
  cache.gc()
}

/** Evicts the products themselves too, after many have changed at once. */
export const forgetProducts = (cache: ApolloCache) => {
  const stored = Object.keys(cache.extract() as object)
  for (const id of stored) if (id.startsWith('Product:')) cache.evict({ id })
  forgetLists(cache)
}
