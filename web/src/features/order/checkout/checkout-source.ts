import type { SavedAddress } from '../address/use-save-address.ts'
import type { CheckoutCartQuery } from './checkout.generated.ts'

/** One product that is about to be ordered. */
export type CheckoutLine = CheckoutCartQuery['cart']['items'][number]

export type Hold = CheckoutCartQuery['holds'][number]

/** What is about to be ordered, from the cart or from a product's page. */
export interface Checkout {
  source: 'CART' | 'BUY_NOW'
  lines: readonly CheckoutLine[]
  /** What they cost together, without their delivery. */
  total: number
  delivery: CheckoutCartQuery['delivery']
  addresses: readonly SavedAddress[]
  /** The shopper's holds on these products. */
  holds: readonly Hold[]
}

/** How the shopper can correct a line that is not available as it is. */
export interface LineChanges {
  setQuantity: (line: CheckoutLine, quantity: number) => unknown
  /** Resolves to whether it was removed. Missing when the order is of one product only. */
  remove?: ((line: CheckoutLine) => Promise<boolean>) | undefined
}

/** Where a checkout has its lines from. */
export interface CheckoutSource {
  /** The id of this checkout, the same in all tabs. */
  id: string
  /** Missing while loading. */
  checkout: Checkout | undefined
  error: unknown
  changes: LineChanges
  /** Refetches stock and prices. */
  refresh: () => Promise<Checkout>
}

export const isOrderable = ({ lines }: Checkout) => lines.every(({ state }) => state === 'IN_STOCK')

/** The same products, and as many of each. */
export const sameProducts = ({ lines: some }: Checkout, { lines: others }: Checkout) =>
  some.length === others.length &&
  some.every(({ variantId, quantity }) =>
    others.some((other) => other.variantId === variantId && other.quantity === quantity),
  )
