import type { CheckoutCartQuery } from './checkout.generated.ts'

/** One product that is about to be ordered. */
export type CheckoutLine = CheckoutCartQuery['cart']['items'][number]

export type Hold = CheckoutCartQuery['holds'][number]

/** What is about to be ordered, from the cart or from a product's page. */
export interface Checkout {
  source: 'CART' | 'BUY_NOW'
  lines: readonly CheckoutLine[]
  total: number
  /** The shopper's holds on these products. */
  holds: readonly Hold[]
}

/** How the shopper mends a line that cannot be had as it is. */
export interface LineChanges {
  setQuantity: (productId: string, quantity: number) => unknown
  /** Answers whether it is gone. Not there where the order is of one product only. */
  remove?: ((productId: string) => Promise<boolean>) | undefined
}

/** Where a checkout has its lines from. */
export interface CheckoutSource {
  /** Names this checkout in all tabs. */
  id: string
  /** Not there until the shop has answered. */
  checkout: Checkout | undefined
  error: unknown
  changes: LineChanges
  /** Asks the shop again what can be had and for how much. */
  refresh: () => Promise<Checkout>
}

export const isOrderable = ({ lines }: Checkout) => lines.every(({ state }) => state === 'IN_STOCK')

/** The same products, and as many of each. */
export const sameProducts = ({ lines: some }: Checkout, { lines: others }: Checkout) =>
  some.length === others.length &&
  some.every(({ productId, quantity }) =>
    others.some((other) => other.productId === productId && other.quantity === quantity),
  )
