import type { CartSums_CartFragment } from './cart.generated.ts'

/** A cart with one line less, and the sums that go with it. */
export const withoutLine = (cart: CartSums_CartFragment, variantId: string): CartSums_CartFragment =>
  summedUp(
    cart,
    cart.items.filter((item) => item.variantId !== variantId),
  )

/** A cart with another quantity of one line, and the sums that go with it. */
export const withQuantity = (cart: CartSums_CartFragment, variantId: string, quantity: number): CartSums_CartFragment =>
  summedUp(
    cart,
    cart.items.map((item) => {
      if (item.variantId !== variantId || item.state === 'NO_LONGER_SOLD') return item
      const state = quantity > item.available ? 'SHORT' : 'IN_STOCK'
      return { ...item, quantity, lineTotal: item.unitPrice * quantity, state }
    }),
  )

const summedUp = (cart: CartSums_CartFragment, items: CartSums_CartFragment['items']): CartSums_CartFragment => ({
  ...cart,
  items,
  itemCount: items.length,
  total: items.reduce((sum, { lineTotal }) => sum + lineTotal, 0),
  canCheckOut: items.length > 0 && items.every(({ state }) => state === 'IN_STOCK'),
})
