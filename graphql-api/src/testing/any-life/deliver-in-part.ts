import { OrderStatus, ReturnReason } from '../../order/life/order-status.js'
import { toPay, totalOf } from './known.js'
import { mutations } from './order-mutations.js'
import type { AskedOfOrder, Step } from './step.js'

const { SHIPPED, RETURNING, DELIVERED, RETURNED } = OrderStatus

/** As many came back as were drawn; of every third such order nothing was paid. */
export const deliverInPart = ({ order, seen, known, asAdmin, pieces, variantId }: AskedOfOrder): Step => {
  const sent = seen.quantity + seen.cameBack
  const back = Math.min(pieces, sent)
  const spoilt = pieces % 2
  const isAll = back === sent
  const due = toPay(sent - back, order)
  const collected = isAll || pieces % 3 === 0 ? 0 : due
  const ended = [ReturnReason.REFUSED_AT_DOOR, spoilt].join()
  const isSaid = isAll
    ? order.status === RETURNED && order.ended === ended
    : order.status === DELIVERED && totalOf(order) === collected && order.cameBack === back
  const isSent = order.status === SHIPPED || order.status === RETURNING
  return {
    ask: async () => {
      const cameBack = [{ variantId, quantity: back, writtenOff: spoilt }]
      const input = { id: order.id, cameBack, collected, note: 'As the rider says' }
      await asAdmin(mutations.deliverPartly, { input })
    },
    refusal: order.removed
      ? 'NOT_FOUND'
      : back > order.quantity + order.cameBack
        ? 'BAD_USER_INPUT'
        : isSent || isSaid
          ? null
          : 'STATUS_CHANGED',
    change: () => {
      if (!isSent) return
      known.stock += back - spoilt
      order.writtenOff = spoilt
      order.back = order.status
      order.status = isAll ? RETURNED : DELIVERED
      order.ended = isAll ? ended : null
      if (isAll) return
      order.delivered = true
      order.quantity = sent - back
      order.cameBack = back
      order.doorDifference = collected - due
    },
  }
}
