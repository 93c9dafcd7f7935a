import { useCallback, useEffect, useRef } from 'react'
import { useLiveness } from '../../lib/network/liveness.ts'
import {
  useOverviewChangedSubscription,
  useOverviewOrderChangedSubscription,
  useOverviewOrderPlacedSubscription,
} from './overview.generated.ts'

// The subscriptions start a moment after the connection; what happened in between comes with this delayed question.
const settling = 1000
// In a busy hour something happens all the time, and each question is for all figures.
const pause = 1500

/**
 * Asks for the figures again whenever an order comes or takes a step, cash or a courier's word does, and whenever the
 * connection is there again: the first time at once, then after a pause, however many there are.
 */
export const useLiveOverview = (refetch: () => Promise<unknown>) => {
  const running = useRef(false)
  const again = useRef(false)
  const isOver = useRef(false)
  const liveness = useLiveness()

  const onData = useCallback(async () => {
    again.current = true
    if (running.current) return
    running.current = true
    while (again.current && !isOver.current) {
      again.current = false
      // A failure means that the connection is lost; once it is there again, the figures are read anew.
      await refetch().catch(() => undefined)
      await new Promise((resolve) => setTimeout(resolve, pause))
    }
    running.current = false
  }, [refetch])
  useOverviewOrderPlacedSubscription({ ignoreResults: true, onData })
  useOverviewOrderChangedSubscription({ ignoreResults: true, onData })
  useOverviewChangedSubscription({ ignoreResults: true, onData })

  useEffect(() => {
    isOver.current = false
    return () => {
      isOver.current = true
    }
  }, [])
  useEffect(() => {
    if (liveness !== 'live') return
    const timer = setTimeout(onData, settling)
    return () => clearTimeout(timer)
  }, [liveness, onData])
  return liveness
}
