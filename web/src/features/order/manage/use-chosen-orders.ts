import { limits } from '@sunnah-store/schema/limits'
import type { OrderStatus } from '../../../generated/types.ts'
import { type Chosen, useChosen } from '../../../lib/hooks/use-chosen.ts'

/** What is known of an order that was chosen, on whichever page it stands. */
export interface ChosenOrder {
  id: string
  number: string
  total: number
  status: OrderStatus
  version: number
  /** How it was sent; null until it is. */
  shipment: { partlyDelivered: boolean } | null
}

export type ChosenOrders = Chosen<ChosenOrder>

/** The orders that are chosen together; the shop takes them in portions. */
export const useChosenOrders = () => useChosen<ChosenOrder>(limits.order.chosen)
