import { seenText } from '../../../../lib/text/seen-text.ts'
import { asSeen } from '../as-seen.ts'
import { type Connected, type SendValues, type ToSend, takenBy } from './send-choice.ts'
import { type SendOrdersMutation, useSendOrdersMutation, useShipByHandMutation } from './send-orders.generated.ts'

/** What became of the orders that were sent. */
export interface SendResult {
  courier: string
  outcomes: SendOrdersMutation['sendOrders']
}

/** Sends orders with a courier that the shop is connected to, or by hand. */
export const useSendOrders = () => {
  const [sendOrders] = useSendOrdersMutation()
  const [shipByHand] = useShipByHandMutation()

  return async (
    orders: readonly ToSend[],
    courier: Connected | undefined,
    { choice, name, note, tracking }: SendValues,
  ): Promise<SendResult> => {
    if (courier) {
      const seen = takenBy(courier, orders).map(seenOf)
      const orderIds = seen.map(({ id }) => id)
      const { data } = await sendOrders({
        variables: { orderIds, courier: courier.code, note: seenText(note) || null, seen },
      })
      return { courier: courier.name, outcomes: data?.sendOrders ?? [] }
    }
    const shipments = orders.map((order) => ({
      ...seenOf(order),
      courier: seenText(name),
      trackingCode: choice === 'OTHER' ? seenText(tracking[order.id] ?? '') || null : null,
    }))
    const { data } = await shipByHand({ variables: { shipments } })
    return { courier: seenText(name), outcomes: data?.shipOrders ?? [] }
  }
}

const seenOf = (order: ToSend) => ({ id: order.id, ...asSeen(order) })
