import type { OrdersToSendQuery } from './send-orders.generated.ts'

export type ToSend = OrdersToSendQuery['ordersToSend'][number]
export type Connected = OrdersToSendQuery['couriers'][number]

/** With whom: a courier that the shop is connected to, by its code; an own rider; or another one by hand. */
export type Choice = Connected['code'] | 'RIDER' | 'OTHER'

export interface SendValues {
  choice: Choice
  /** Of the own rider. */
  rider: string
  /** Of another courier. */
  name: string
  note: string
  /** Tracking numbers by order. */
  tracking: Record<string, string>
}

/** The other orders that go to the same door: to the same phone and address, however that is written. */
export const sameDoor = (order: ToSend, orders: readonly ToSend[]): ToSend[] =>
  orders.filter((other) => other.id !== order.id && other.phone === order.phone && doorOf(other) === doorOf(order))

const doorOf = ({ courierAddress }: ToSend) =>
  courierAddress
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()

/** Those that the courier can take: its address may be too long. */
export const takenBy = (courier: Connected | undefined, orders: readonly ToSend[]): ToSend[] =>
  orders.filter(({ courierAddress }) => !courier || courierAddress.length <= courier.addressLimit)
