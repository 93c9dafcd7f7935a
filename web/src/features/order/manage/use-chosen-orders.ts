import { limits } from '@sunnah-store/schema/limits'
import { useState } from 'react'
import type { OrderStatus } from '../../../generated/types.ts'

/** What is known of an order that was chosen, on whichever page it stands. */
export interface ChosenOrder {
  id: string
  number: string
  total: number
  status: OrderStatus
}

/** The orders that are chosen together, as many as the shop takes at once. */
export const useChosenOrders = () => {
  const [orders, setOrders] = useState<readonly ChosenOrder[]>([])

  const remove = (gone: readonly { id: string }[]) =>
    setOrders((before) => before.filter(({ id }) => !gone.some((one) => one.id === id)))
  const add = (more: readonly ChosenOrder[]) =>
    setOrders((before) =>
      [...before.filter(({ id }) => !more.some((one) => one.id === id)), ...more].slice(0, limits.order.atOnce),
    )
  return { orders, add, remove, clear: () => setOrders([]), has: (id: string) => orders.some((one) => one.id === id) }
}

export type ChosenOrders = ReturnType<typeof useChosenOrders>
