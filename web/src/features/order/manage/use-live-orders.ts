import { useEffect, useState } from 'react'
import { refusalOf } from '../../../lib/failure/refusal.ts'
import { useSession } from '../../../lib/identity/use-session.ts'
import { useLiveness } from '../../../lib/network/liveness.ts'
import { type OrderPlacedSubscription, useOrderPlacedSubscription } from './all-orders.generated.ts'
import { ChangedOrderDocument, useOrderChangedSubscription } from './many-orders.generated.ts'
import { useRefresh } from './use-refresh.ts'

export type PlacedOrder = OrderPlacedSubscription['orderPlaced']

// The subscription starts a moment after the connection; orders placed in between come with this delayed fetch.
const settling = 1000
const comeBack = 5000

/**
 * The orders placed while the page is open, newest last; keeps the count of orders to deliver up to date.
 * @param follow whether to refetch the shown list too
 * @param inSight whether they appear at the top of the list, and it is visible
 */
export const useLiveOrders = (follow: boolean, inSight: boolean) => {
  const [arrived, setArrived] = useState<readonly PlacedOrder[]>([])
  const [seen, setSeen] = useState(0)
  const refresh = useRefresh()
  const session = useSession()
  const liveness = useLiveness()
  const [listening, setListening] = useState<'yes' | 'ended' | 'again'>('yes')

  const { restart } = useOrderPlacedSubscription({
    ignoreResults: true,
    onData: ({ data: { data } }) => {
      if (!data) return
      setArrived((before) => [...before.filter(({ id }) => id !== data.orderPlaced.id), data.orderPlaced])
      if (follow) refresh('AllOrders', 'OrderCounts')
      else refresh('OrderCounts')
    },
    onError: (error) => {
      if (refusalOf(error)?.code === 'FORBIDDEN') session.recognise()
      setListening('ended')
    },
  })

  // Where another admin has taken it, and what that leaves in the tabs.
  useOrderChangedSubscription({
    ignoreResults: true,
    onData: ({ client, data: { data } }) => {
      if (!data) return
      const variables = { id: data.orderChanged }
      client.query({ query: ChangedOrderDocument, variables, fetchPolicy: 'network-only' }).catch((error) => {
        if (refusalOf(error)?.code === 'NOT_FOUND') refresh('AllOrders')
      })
      refresh('OrderCounts')
    },
  })

  // The connection itself reconnects; only its code has to be loaded again after a failure.
  useEffect(() => {
    if (listening !== 'ended') return
    const timer = setTimeout(() => {
      setListening('again')
      restart()
    }, comeBack)
    return () => clearTimeout(timer)
  }, [listening, restart])

  useEffect(() => {
    if (liveness !== 'live') return
    const timer = setTimeout(() => refresh('AllOrders', 'OrderCounts'), settling)
    return () => clearTimeout(timer)
  }, [liveness, refresh])

  if (follow && inSight && seen !== arrived.length) setSeen(arrived.length)
  const lost = liveness === 'lost' || (liveness === 'idle' && listening !== 'yes')
  return { arrived, unseen: arrived.length - seen, live: liveness === 'live', lost }
}
