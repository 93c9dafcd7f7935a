import type { orderStatuses } from './order-words.js'

type OrderStatus = (typeof orderStatuses)[number]

/** The steps that an order may take; the table `order_step` of the database holds the same, and refuses others. */
export const nextSteps: Readonly<Record<OrderStatus, readonly OrderStatus[]>> = {
  PLACED: ['CONFIRMED', 'SHIPPED', 'DELIVERED', 'CANCELLED'],
  CONFIRMED: ['SHIPPED', 'DELIVERED', 'CANCELLED'],
  SHIPPED: ['DELIVERED', 'RETURNING', 'RETURNED'],
  RETURNING: ['RETURNED', 'DELIVERED'],
  DELIVERED: ['RETURNED'],
  CANCELLED: [],
  RETURNED: [],
}

/** For how many minutes a step that was a mistake may be taken back. */
export const minutesToTakeBack = 10

/** After how many minutes without an answer of a courier an order may be released from it. */
export const minutesToRelease = 10

/** Nobody in the shop has its pieces or its money. */
export const isOnItsWay = (status: OrderStatus): boolean => status === 'SHIPPED' || status === 'RETURNING'

/** Its pieces have not left the shop. */
export const isInTheShop = (status: OrderStatus): boolean => status === 'PLACED' || status === 'CONFIRMED'

/** It is awaited with its cash: it has not come, and is not on its way back either. */
export const isAwaited = (status: OrderStatus): boolean => isInTheShop(status) || status === 'SHIPPED'

/** Nothing was paid for it yet. */
export const isOpen = (status: OrderStatus): boolean => isInTheShop(status) || isOnItsWay(status)

/** Its pieces are in the stock again. */
export const isTakenBack = (status: OrderStatus): boolean => status === 'CANCELLED' || status === 'RETURNED'
