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

/** Its pieces have not left the shop. */
export const isInTheShop = (status: OrderStatus) => status === 'PLACED' || status === 'CONFIRMED'

/** Nothing was paid for it yet. */
export const isOpen = (status: OrderStatus) => isInTheShop(status) || status === 'SHIPPED' || status === 'RETURNING'

export type ChosenOrders = Chosen<ChosenOrder>

/** The orders that are chosen together, as many as the shop takes at once. */
export const useChosenOrders = () => useChosen<ChosenOrder>(limits.order.atOnce)
