import { useApolloClient } from '@apollo/client/react'
import { useCallback, useRef } from 'react'

type Asked = 'AllOrders' | 'OrderCounts' | 'OrdersToConfirm'

/**
 * Refetches the orders. A response under way may lack what happened since, so a call in between leads to one more
 * request.
 */
export const useRefresh = () => {
  const client = useApolloClient()
  const running = useRef(false)
  const wanted = useRef(new Set<Asked>())

  return useCallback(
    async (...asked: Asked[]) => {
      for (const name of asked) wanted.current.add(name)
      if (running.current) return
      running.current = true
      while (wanted.current.size > 0) {
        const include = [...wanted.current]
        wanted.current.clear()
        // A failure means that the connection is lost; reconnecting refetches.
        await client.refetchQueries({ include }).catch(() => undefined)
      }
      running.current = false
    },
    [client],
  )
}
