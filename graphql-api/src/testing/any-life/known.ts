import { OrderStatus } from '../../order/life/order-status.js'

const { PLACED, DELIVERED, RETURNED } = OrderStatus

/** What every piece costs, in taka. */
export const price = 100

/** What an order must be, by the little that the model knows; sums in taka. */
export interface KnownOrder {
  id: string
  number: string
  /** Whose it is; null: somebody of the shop took it. */
  shopperId: string | null
  discount: number
  /** Of what came back from the door, without. */
  quantity: number
  cameBack: number
  doorDifference: number
  status: OrderStatus
  version: number
  calls: number
  writtenOff: number
  sent: boolean
  /** It was delivered, even if it came back since. */
  delivered: boolean
  /** Whether its courier has the cash of it, which came back later; null: nobody has said. */
  cashOwed: boolean | null
  /** What the customer got back for what came back; null: nobody has said. */
  givenBack: number | null
  /** The payout that its cash came with. */
  payout: string | null
  removed: boolean
  /** The status before its last step, which an admin took; null where there is no way back. */
  back: OrderStatus | null
  /** Why and with what it ended, where it has: who says otherwise is told that it has. */
  ended: string | null
}

export interface KnownPayout {
  id: string
  received: number
  /** What the rider owes still of it; below 0 where it brought what was owed. */
  missing: number
}

/** The whole shop, as the model has it. */
export interface Known {
  stock: number
  orders: KnownOrder[]
  payouts: KnownPayout[]
}

export const newOrder: Omit<KnownOrder, 'id' | 'number' | 'shopperId' | 'quantity' | 'discount'> = {
  ...{ cameBack: 0, doorDifference: 0, status: PLACED, version: 1, calls: 0, writtenOff: 0 },
  ...{ sent: false, delivered: false, cashOwed: null, givenBack: null, payout: null },
  ...{ removed: false, back: null, ended: null },
}

export const toPay = (pieces: number, { discount }: Pick<KnownOrder, 'discount'>): number =>
  Math.max(0, pieces * price - discount)

export const totalOf = (order: KnownOrder): number => toPay(order.quantity, order) + order.doorDifference

export const isUnpaid = ({ sent, delivered, payout }: KnownOrder): boolean => sent && delivered && payout === null

export const isOwed = (order: KnownOrder): boolean =>
  !order.removed && isUnpaid(order) && (order.status === DELIVERED || order.cashOwed === true)

export const isCollected = ({ removed, status, delivered, givenBack }: KnownOrder): boolean =>
  !removed && delivered && (status === DELIVERED || (status === RETURNED && givenBack !== null))

/** What the rider owes still of his payouts, but for one of them. */
export const restOf = ({ payouts }: Known, but: string | null = null): number =>
  payouts.reduce((rest, { id, missing }) => (id === but ? rest : rest + missing), 0)
