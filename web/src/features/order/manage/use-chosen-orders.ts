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
}

export type ChosenOrders = Chosen<ChosenOrder>

/** The orders that are chosen together, as many as the shop takes at once. */
export const useChosenOrders = () => useChosen<ChosenOrder>(limits.order.atOnce)
