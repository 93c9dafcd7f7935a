import { useRef } from 'react'
import { useOverviewOrderChangedSubscription, useOverviewOrderPlacedSubscription } from './overview.generated.ts'

/** Asks for the figures again whenever an order comes or takes a step; a question at a time, however many there are. */
export const useLiveOverview = (refetch: () => Promise<unknown>) => {
  const running = useRef(false)
  const again = useRef(false)

  const onData = async () => {
    again.current = true
    if (running.current) return
    running.current = true
    while (again.current) {
      again.current = false
      // A failure means that the connection is lost; the next event asks again.
      await refetch().catch(() => undefined)
    }
    running.current = false
  }
  useOverviewOrderPlacedSubscription({ ignoreResults: true, onData })
  useOverviewOrderChangedSubscription({ ignoreResults: true, onData })
}
