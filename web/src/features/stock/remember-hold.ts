import type { ApolloCache } from '@apollo/client'
import type { HoldStockMutation } from './hold-stock.generated.ts'
import { HoldsDocument } from './holds.generated.ts'

/** Puts a new hold in the place of the earlier one of that product, where the holds are known. */
export const rememberHold = (cache: ApolloCache, { data }: { data?: HoldStockMutation | null | undefined }) => {
  const hold = data?.holdStock
  if (!hold) return
  cache.updateQuery({ query: HoldsDocument }, (known) => {
    if (!known) return known
    return { holds: [...known.holds.filter(({ product }) => product?.id !== hold.product?.id), hold] }
  })
}
