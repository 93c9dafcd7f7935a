import type { OrdersToSendQuery } from './send-orders.generated.ts'

export type ToSend = OrdersToSendQuery['ordersToSend'][number]
export type Connected = OrdersToSendQuery['couriers'][number]

/** With whom: a courier that the shop is connected to, by its code; an own rider; or another one by hand. */
export type Choice = Connected['code'] | 'RIDER' | 'OTHER'

export interface SendValues {
  choice: Choice
  name: string
  note: string
  /** Tracking numbers by order. */
  tracking: Record<string, string>
}

/** Those that the courier can take: its address may be too long. */
export const takenBy = (courier: Connected | undefined, orders: readonly ToSend[]): ToSend[] =>
  orders.filter(({ courierAddress }) => !courier || courierAddress.length <= courier.addressLimit)
