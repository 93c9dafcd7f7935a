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
import { asSeen, type SeenOrder } from '../as-seen.ts'
import { ChangedOrderDocument } from '../many-orders.generated.ts'
import { useRefresh } from '../use-refresh.ts'
import { type OrderSteps_OrderFragment, useTakeBackOrderStepMutation } from './order-steps.generated.ts'

interface Stepping {
  id: string
  number: string
}

/**
 * Says what became of a step of an order, offers the way back, and keeps the counts in the tabs true.
 * @param onChanged gets the order as it is now, where a step was refused because it has changed since it was seen
 */
export const useStep = ({ id, number }: Stepping, onChanged?: (now: OrderSteps_OrderFragment) => void) => {
  const { allOrders: copy, tracked, format } = useCopy(manageCopy)
  const today = useToday()
  const client = useApolloClient()
  const [takeBackOrderStep] = useTakeBackOrderStepMutation()
  const { refresh } = useRefresh()
  const whyNot = useWhyNot()

  /** Shows the order as it is now, where it stands: a list without it would take away what was typed about it. */
  const readAnew = async () => {
    refresh('OrderCounts')
    const asked = { query: ChangedOrderDocument, variables: { id }, fetchPolicy: 'network-only' as const }
    const answer = await client.query(asked).catch(() => null)
    if (answer?.data) onChanged?.(answer.data.order)
  }

  /** What is said of an order that is another than was seen, once it is shown so; null where something else went wrong. */
  const changedSince = async (error: unknown): Promise<string | null> => {
    const code = refusalOf(error)?.code
    if (code !== 'STATUS_CHANGED' && code !== 'ORDER_CHANGED' && code !== 'NOT_OWED') return null
    await readAnew()
    return copy.changedMeanwhile(number)
  }

  /** Why a step was refused; null where nothing is left to say at the order. */
  const reasonOf = async (error: unknown): Promise<string | null> => {
    const refusal = refusalOf(error)
    if (!isDefinite(refusal)) {
      readAnew()
      return copy.notKnown(number)
    }
    if (refusal.code === 'CALLED_OFTEN') return copy.calledOften(format.when(refusal.nextAt, today))
    const changed = await changedSince(error)
    if (changed) return changed
    const { code } = refusal
    if (code === 'STEP_STAYS') return copy.stepStays
    if (code === 'TRACKING_KNOWN') return tracked.known
    if (code === 'BEING_SENT') return copy.beingSent
    if (code === 'OUT_OF_STOCK') return copy.soldMeanwhile
    if (code !== 'NOT_FOUND') return whyNot(error)
    notify.error(copy.gone(number))
    goOnFrom()
    client.cache.evict({ id: `Order:${id}` })
    refresh('AllOrders', 'OrderCounts')
    return null
  }

  /** @param after the order as the step has left it: what somebody else did since is not taken back */
  const takeBack = async (after: SeenOrder) => {
    try {
      await takeBackOrderStep({ variables: { id, ...asSeen(after) } })
      notify.success(copy.tookBack(number))
      refresh('OrderCounts')
    } catch (error) {
      const reason = await reasonOf(error)
      if (reason) notify.error(reason)
    }
  }

  /** What follows a step that was taken. @param after the order as it left it; null: there is no way back */
  const taken = (said: string, after: SeenOrder | null) => {
    if (after) notify.undoable(said, copy.undo, () => takeBack(after))
    else notify.success(said)
    refresh('OrderCounts')
  }

  return { reasonOf, changedSince, taken, takeBack }
}

/**
 * A button that takes a step without asking first.
 * @param to where it leads to; a note about the order leads nowhere, and has no way back
 * @returns the place of the button, whose card has the focus afterwards; what it does; whether it is busy
 */
export const useStepButton = (
  order: Stepping & SeenOrder,
  step: () => Promise<unknown>,
  said: string,
  to: OrderStatus | null,
) => {
  const button = useRef<HTMLButtonElement>(null)
  const { reasonOf, taken } = useStep(order)

  const [run, busy] = useOnce(async () => {
    // The button of a step disappears after success.
    const card = button.current?.closest('article')
    try {
      await step()
    } catch (error) {
      const reason = await reasonOf(error)
      return reason && notify.error(reason)
    }
    taken(said, to && { ...order, status: to })
    if (to) goOnFrom(card)
  })
  return { ref: button, onClick: run, busy }
}
