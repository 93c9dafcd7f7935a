import type { ApolloCache } from '@apollo/client'
import {
  AddressesDocument,
  type SavedAddress_AddressFragment,
  useRemoveAddressMutation,
  useSaveAddressMutation,
} from './addresses.generated.ts'

export type SavedAddress = SavedAddress_AddressFragment

/** Saves an address; every list of them has it then. */
export const useSaveAddress = () =>
  useSaveAddressMutation({ update: (cache, { data }) => data && keep(cache, data.saveAddress) })

/** Removes an address; no list of them has it then. */
export const useRemoveAddress = () =>
  useRemoveAddressMutation({ update: (cache, { data }) => data && keep(cache, data.removeAddress) })

const keep = (cache: ApolloCache, addresses: readonly SavedAddress[]) =>
  cache.writeQuery({ query: AddressesDocument, data: { addresses: [...addresses] } })
