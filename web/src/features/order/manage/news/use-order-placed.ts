import { useEffect, useState } from 'react'
import { refusalOf } from '../../../../lib/failure/refusal.ts'
import { useSession } from '../../../../lib/identity/use-session.ts'
import { type OrderPlacedSubscription, useOrderPlacedSubscription } from './order-news.generated.ts'

export type PlacedOrder = OrderPlacedSubscription['orderPlaced']

const comeBack = 5000

/**
 * Listens for new orders; however many listen in a window, the shop is asked once.
 * @returns whether it could begin to listen
 */
export const useOrderPlaced = (onPlaced: (order: PlacedOrder) => void): boolean => {
  const session = useSession()
  const [listening, setListening] = useState<'yes' | 'ended' | 'again'>('yes')

  const { restart } = useOrderPlacedSubscription({
    ignoreResults: true,
    onData: ({ data: { data } }) => data && onPlaced(data.orderPlaced),
    onError: (error) => {
      if (refusalOf(error)?.code === 'FORBIDDEN') session.recognise()
      setListening('ended')
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

  return listening === 'yes'
}
