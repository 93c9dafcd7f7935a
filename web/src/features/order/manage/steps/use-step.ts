import { useApolloClient } from '@apollo/client/react'
import { useRef } from 'react'
import type { OrderStatus } from '../../../../generated/types.ts'
import { manageCopy } from '../../../../lib/copy/manage-copy.ts'
import { useCopy } from '../../../../lib/copy/use-copy.ts'
import { isDefinite, refusalOf } from '../../../../lib/failure/refusal.ts'
import { useWhyNot } from '../../../../lib/failure/use-why-not.ts'
import { useOnce } from '../../../../lib/hooks/use-once.ts'
import { goOnFrom } from '../../../../lib/navigation/focus.ts'
import { notify } from '../../../../lib/notify/notify.ts'
import { useToday } from '../../../../lib/time/use-today.ts'
import { useRefresh } from '../use-refresh.ts'
import { useTakeBackOrderStepMutation } from './order-steps.generated.ts'

interface Stepping {
  id: string
  number: string
}

/** Says what became of a step of an order, offers the way back, and keeps the counts in the tabs true. */
export const useStep = ({ id, number }: Stepping) => {
  const { allOrders: copy, format } = useCopy(manageCopy)
  const today = useToday()
  const { cache } = useApolloClient()
  const [takeBackOrderStep] = useTakeBackOrderStepMutation()
  const refresh = useRefresh()
  const whyNot = useWhyNot()

  /** Why a step was refused; null where nothing is left to say at the order. */
  const reasonOf = (error: unknown): string | null => {
    const refusal = refusalOf(error)
    if (!isDefinite(refusal)) {
      refresh('AllOrders', 'OrderCounts')
      return copy.notKnown(number)
    }
    if (refusal.code === 'CALLED_OFTEN') return copy.calledOften(format.when(refusal.nextAt, today))
    const { code } = refusal
    if (code === 'STATUS_CHANGED' || code === 'NOT_OWED') {
      refresh('AllOrders', 'OrderCounts')
      return copy.changedMeanwhile(number)
    }
    if (code === 'STEP_STAYS') return copy.stepStays
    if (code === 'BEING_SENT') return copy.beingSent
    if (code === 'OUT_OF_STOCK') return copy.soldMeanwhile
    if (code !== 'NOT_FOUND') return whyNot(error)
    notify.error(copy.gone(number))
    goOnFrom()
    cache.evict({ id: `Order:${id}` })
    refresh('AllOrders', 'OrderCounts')
    return null
  }

  /** @param expectedStatus where the step has led to: what somebody else did since is not taken back */
  const takeBack = async (expectedStatus: OrderStatus) => {
    try {
      await takeBackOrderStep({ variables: { id, expectedStatus } })
      notify.success(copy.tookBack(number))
      refresh('OrderCounts')
    } catch (error) {
      const reason = reasonOf(error)
      if (reason) notify.error(reason)
    }
  }

  /** What follows a step that was taken. @param to where it led to; null: there is no way back */
  const taken = (said: string, to: OrderStatus | null) => {
    if (to) notify.undoable(said, copy.undo, () => takeBack(to))
    else notify.success(said)
    refresh('OrderCounts')
  }

  return { reasonOf, taken, takeBack }
}

/**
 * A button that takes a step without asking first.
 * @param to where it leads to; a note about the order leads nowhere, and has no way back
 * @returns the place of the button, whose card has the focus afterwards; what it does; whether it is busy
 */
export const useStepButton = (order: Stepping, step: () => Promise<unknown>, said: string, to: OrderStatus | null) => {
  const button = useRef<HTMLButtonElement>(null)
  const { reasonOf, taken } = useStep(order)

  const [run, busy] = useOnce(async () => {
    // The button of a step disappears after success.
    const card = button.current?.closest('article')
    try {
      await step()
    } catch (error) {
      const reason = reasonOf(error)
      return reason && notify.error(reason)
    }
    taken(said, to)
    if (to) goOnFrom(card)
  })
  return { ref: button, onClick: run, busy }
}
