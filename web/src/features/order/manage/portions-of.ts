import { limits } from '@sunnah-store/schema/limits'

/** In portions that the shop takes at once. */
export const portionsOf = <Order>(orders: readonly Order[]): Order[][] => {
  const { atOnce } = limits.order
  return Array.from({ length: Math.ceil(orders.length / atOnce) }, (_, place) =>
    orders.slice(place * atOnce, (place + 1) * atOnce),
  )
}

/** How many of how many were asked for. */
export interface Progress {
  done: number
  of: number
}
