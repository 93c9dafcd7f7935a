import type { OrderStatus } from '../../../generated/types.ts'
import { isOf, type OrderTab } from './order-params.ts'

export interface Listed {
  id: string
  status: OrderStatus
}

/** A list as it is now, with what was handled in the one before in its place among those that are in both. */
export const withHandled = (
  now: readonly Listed[],
  before: readonly Listed[],
  asked: { state: OrderTab; sort?: string },
): Listed[] => {
  // What has come since stands at the end of one that begins with the oldest, and at the beginning of the others.
  const turned = (orders: readonly Listed[]) => (asked.sort === 'OLDEST' ? [...orders] : orders.toReversed())
  const left = turned(now)
  const listed = new Set(now.map(({ id }) => id))
  const joined = turned(before).flatMap((order) => {
    if (!listed.has(order.id)) return isOf(asked.state, order.status) ? [] : [order]
    return left.splice(0, left.findIndex(({ id }) => id === order.id) + 1)
  })
  return turned([...joined, ...left])
}
