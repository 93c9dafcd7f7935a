import { useEffect, useState } from 'react'
import { refusalOf } from '../../../lib/failure/refusal.ts'
import { useSession } from '../../../lib/identity/use-session.ts'
import { useLiveness } from '../../../lib/network/liveness.ts'
import { type OrderPlacedSubscription, useOrderPlacedSubscription } from './all-orders.generated.ts'
import { useRefresh } from './use-refresh.ts'

export type PlacedOrder = OrderPlacedSubscription['orderPlaced']

// The server needs a moment from the connection to the subscription; what is placed within it comes with the fetch.
const settling = 1000
const comeBack = 5000

/**
 * The orders that are placed while the page is open, the newest last; how many to deliver follows them.
 * @param follow whether the list that is shown follows them too
 * @param inSight whether its top, where they come, is to be seen
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
      if (follow) refresh('AllOrders', 'ToDeliver')
      else refresh('ToDeliver')
    },
    onError: (error) => {
      if (refusalOf(error)?.code === 'FORBIDDEN') session.recognise()
      setListening('ended')
    },
  })

  // A connection comes back by itself; its code, when that did not load, has to be asked for again.
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
    const timer = setTimeout(() => refresh('AllOrders', 'ToDeliver'), settling)
    return () => clearTimeout(timer)
  }, [liveness, refresh])

  if (follow && inSight && seen !== arrived.length) setSeen(arrived.length)
  const lost = liveness === 'lost' || (liveness === 'idle' && listening !== 'yes')
  return { arrived, unseen: arrived.length - seen, live: liveness === 'live', lost }
}
