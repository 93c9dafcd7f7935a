import { useApolloClient } from '@apollo/client/react'
import { useCallback, useRef } from 'react'

type Asked = 'AllOrders' | 'ToDeliver'

/**
 * Asks the shop for the orders anew. What happens while an answer is on its way may be missing in it: then it is asked
 * for once more.
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
        // What fails here fails with the connection, and is made good when that is back.
        await client.refetchQueries({ include }).catch(() => undefined)
      }
      running.current = false
    },
    [client],
  )
}
