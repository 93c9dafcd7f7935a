import { type FieldMergeFunction, InMemoryCache, type InMemoryCacheConfig, type Reference } from '@apollo/client/cache'

interface StoredPage {
  items: readonly Reference[]
}

// Later pages are appended to the list; the first page replaces it.
const joinPages: FieldMergeFunction<StoredPage> = (stored, incoming, { args }) => {
  if (!stored || !args?.page) return incoming
  const known = new Set(stored.items.map(({ __ref }) => __ref))
  return { ...incoming, items: [...stored.items, ...incoming.items.filter(({ __ref }) => !known.has(__ref))] }
}

/** The cache: each list is keyed by all its arguments, except a product's reviews, which grow page by page in each order. */
export const createCache = (options?: Pick<InMemoryCacheConfig, 'resultCaching'>) =>
  new InMemoryCache({
    ...options,
    typePolicies: {
      // There is one cart per user, with one line per variant of a product.
      Cart: { keyFields: [], fields: { items: { merge: false } } },
      CartItem: { keyFields: ['variantId'] },
      DeliveryPlan: { keyFields: [], fields: { exceptions: { merge: false } } },
      Category: { keyFields: ['code'] },
      Product: { fields: { reviews: { keyArgs: (args) => (args?.sort ? ['sort'] : false), merge: joinPages } } },
    },
  })
