import { useApolloClient } from '@apollo/client/react'
import { useRef } from 'react'
import { ChangedOrderDocument } from './many-orders.generated.ts'

/**
 * Reads orders anew that somebody has changed. An answer under way may lack what happened since, so a change in between
 * leads to one more request.
 */
export const useReadChanged = (onFailed: (error: unknown) => void) => {
  const client = useApolloClient()
  // Of each that is being read, whether it has changed again.
  const underWay = useRef(new Map<string, boolean>())

  return async (id: string) => {
    const isUnderWay = underWay.current.has(id)
    underWay.current.set(id, isUnderWay)
    if (isUnderWay) return
    do {
      underWay.current.set(id, false)
      await client
        .query({
          query: ChangedOrderDocument,
          variables: { id },
          fetchPolicy: 'network-only',
          // What is asked by others may have been asked before it changed.
          context: { queryDeduplication: false },
        })
        .catch(onFailed)
    } while (underWay.current.get(id))
    underWay.current.delete(id)
  }
}
