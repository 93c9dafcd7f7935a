import type { CartSums_CartFragment } from './cart.generated.ts'

/** A cart with one line less, and the sums that go with it. */
export const withoutLine = (cart: CartSums_CartFragment, productId: string): CartSums_CartFragment => {
  const items = cart.items.filter((item) => item.productId !== productId)
  return {
    ...cart,
    items,
    itemCount: items.length,
    total: items.reduce((sum, { lineTotal }) => sum + lineTotal, 0),
    canCheckOut: items.length > 0 && items.every(({ state }) => state === 'IN_STOCK'),
  }
}
