import { useEffect, useState } from 'react'
import { refusalOf } from '../../../lib/failure/refusal.ts'
import { useLiveness } from '../../../lib/network/liveness.ts'
import { useOrderChangedSubscription } from './many-orders.generated.ts'
import { type PlacedOrder, useOrderPlaced } from './news/use-order-placed.ts'
import { useReadChanged } from './use-read-changed.ts'
import { useRefresh } from './use-refresh.ts'

// The subscription starts a moment after the connection; orders placed in between come with this delayed fetch.
const settling = 1000

/**
 * The orders placed while the page is open, newest last; keeps the count of orders to deliver up to date.
 * @param follow whether to refetch the shown list too
 * @param inSight whether they appear at the top of the list, and it is visible
 */
export const useLiveOrders = (follow: boolean, inSight: boolean) => {
  const [arrived, setArrived] = useState<readonly PlacedOrder[]>([])
  const [seen, setSeen] = useState(0)
  const { refresh, refreshAgain } = useRefresh()
  const liveness = useLiveness()

  const isListening = useOrderPlaced((order) => {
    if (!order.takenByYou) setArrived((before) => [...before.filter(({ id }) => id !== order.id), order])
    if (follow) refresh('AllOrdersInPlace', 'OrderCounts')
    else refresh('OrderCounts')
  })

  const readChanged = useReadChanged((error) => {
    if (refusalOf(error)?.code === 'NOT_FOUND') refresh('AllOrders')
  })

  // Where another admin has taken it, and what that leaves in the tabs.
  useOrderChangedSubscription({
    ignoreResults: true,
    onData: ({ data: { data } }) => {
      if (!data) return
      readChanged(data.orderChanged)
      refresh('OrderCounts')
      refreshAgain()
    },
  })

  useEffect(() => {
    if (liveness !== 'live') return
    const timer = setTimeout(() => refresh('AllOrdersInPlace', 'OrderCounts'), settling)
    return () => clearTimeout(timer)
  }, [liveness, refresh])

  if (follow && inSight && seen !== arrived.length) setSeen(arrived.length)
  const lost = liveness === 'lost' || (liveness === 'idle' && !isListening)
  return { arrived, unseen: arrived.length - seen, live: liveness === 'live', lost }
}
