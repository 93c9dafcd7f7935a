import type { Traffic } from './wire.js'

/** What a request costs between the shop and its database, and the bytes of its answer. */
export interface RequestCost extends Traffic {
  answer: number
}

/**
 * The most that each may cost. Whoever makes one cheaper lowers its figures; whoever raises one says why in the commit.
 * The bytes have 2% of room, since PostgreSQL writes times without the zeros at their end. A purchase is addToCart and
 * placeOrder; the notice of the order before it may be counted with it. Of each answer, 51 bytes tell what it has cost.
 */
export const requestCosts: Record<'list' | 'product' | 'search' | 'purchase', RequestCost> = {
  list: { statements: 1, roundTrips: 1, rows: 10, bytes: 2150, answer: 2195 },
  product: { statements: 2, roundTrips: 2, rows: 11, bytes: 4310, answer: 2092 },
  search: { statements: 1, roundTrips: 1, rows: 10, bytes: 2160, answer: 2206 },
  purchase: { statements: 14, roundTrips: 14, rows: 10, bytes: 4280, answer: 208 },
}
