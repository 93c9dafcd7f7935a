import type { ApolloCache } from '@apollo/client'

const lists = ['products', 'productCount', 'categories']

/** Drops every list of goods: what was added, changed or deleted may stand in any of them. */
export const forgetLists = (cache: ApolloCache) => {
  for (const fieldName of lists) cache.evict({ id: 'ROOT_QUERY', fieldName })
  cache.gc()
}

/** Drops the goods themselves too, when many have changed at once. */
export const forgetGoods = (cache: ApolloCache) => {
  const stored = Object.keys(cache.extract() as object)
  for (const id of stored) if (id.startsWith('Product:')) cache.evict({ id })
  forgetLists(cache)
}
