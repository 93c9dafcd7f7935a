import { nextSteps } from '@sunnah-store/schema/order-steps'
import type { OrderStatus } from '../../order/life/order-status.js'
import type { AskedOfOrder, Step } from './step.js'

/**
 * A step from one status to another, which may be sent twice.
 * @param change what follows from it beside the status
 * @param ended how it ends the order, where it does: sent twice it must be the same
 */
export const stepTo = (
  { order }: AskedOfOrder,
  to: OrderStatus,
  ask: Step['ask'],
  change: () => void = () => undefined,
  ended: string | null = null,
): Step => {
  const isThere = order.status === to
  const may = isThere ? ended === null || ended === order.ended : nextSteps[order.status].includes(to)
  const refusal = order.removed ? 'NOT_FOUND' : may ? null : 'STATUS_CHANGED'
  return {
    ask,
    refusal,
    change: () => {
      if (isThere) return
      order.back = order.status
      order.status = to
      order.ended = ended
      change()
    },
  }
}
