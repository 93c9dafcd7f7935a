import type { OrderStatus } from '../../../generated/types.ts'

/** As much of an order as tells whether it is still as it was. */
export interface SeenOrder {
  status: OrderStatus
  version: number
}

/** An order as it stands on the screen: one that is another by now takes no step. */
export const asSeen = ({ status, version }: SeenOrder) => ({ expectedStatus: status, expectedVersion: version })
