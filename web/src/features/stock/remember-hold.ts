import type { ApolloCache } from '@apollo/client'
import type { HoldStockMutation } from './hold-stock.generated.ts'
import { HoldsDocument } from './holds.generated.ts'

/** Replaces the hold of that variant in the cached list, if the list is cached. */
export const rememberHold = (cache: ApolloCache, { data }: { data?: HoldStockMutation | null | undefined }) => {
  const hold = data?.holdStock
  if (!hold) return
  cache.updateQuery({ query: HoldsDocument }, (known) => {
    if (!known) return known
    return { holds: [...known.holds.filter(({ variantId }) => variantId !== hold.variantId), hold] }
  })
}
