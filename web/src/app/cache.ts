import { type FieldMergeFunction, InMemoryCache, type Reference } from '@apollo/client/cache'

interface StoredPage {
  items: readonly Reference[]
}

// Later pages join the first one in one list; the first one begins the list anew.
const joinPages: FieldMergeFunction<StoredPage> = (stored, incoming, { args }) => {
  if (!stored || !args?.page) return incoming
  const known = new Set(stored.items.map(({ __ref }) => __ref))
  return { ...incoming, items: [...stored.items, ...incoming.items.filter(({ __ref }) => !known.has(__ref))] }
}

/** What the client remembers: each list by all that was asked for, a product's reviews as one growing list. */
export const createCache = () =>
  new InMemoryCache({
    typePolicies: {
      // A person has one cart, with one line a product.
      Cart: { keyFields: [], fields: { items: { merge: false } } },
      CartItem: { keyFields: ['productId'] },
      Category: { keyFields: ['code'] },
      Product: { fields: { reviews: { keyArgs: false, merge: joinPages } } },
    },
  })
