import type { CheckoutCartQuery, CheckoutProductQuery } from './checkout.generated.ts'

/** One product that is about to be ordered. */
export interface CheckoutLine {
  productId: string
  name: string
  nameBn: string | null
  image: { url: string; srcSet: string | null }
  unitPrice: number
  quantity: number
  lineTotal: number
  available: number
  state: 'IN_STOCK' | 'SHORT' | 'NO_LONGER_SOLD'
}

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

export const checkoutOfCart = ({ cart, holds }: CheckoutCartQuery): Checkout => ({
  source: 'CART',
  lines: cart.items,
  total: cart.total,
  holds: holds.filter(({ product }) => cart.items.some(({ productId }) => productId === product?.id)),
})

/** @param chosen how many the shopper has chosen; not known: what is held, else 1 */
export const checkoutOfProduct = ({ product, holds }: CheckoutProductQuery, chosen: number | null): Checkout => {
  const hold = holds.find((held) => held.product?.id === product.id)
  const quantity = chosen ?? hold?.quantity ?? 1
  const available = product.quantity + (hold?.quantity ?? 0)
  const lineTotal = product.discountedPrice * quantity
  const line: CheckoutLine = {
    productId: product.id,
    name: product.name,
    nameBn: product.nameBn,
    image: product.image,
    unitPrice: product.discountedPrice,
    quantity,
    lineTotal,
    available,
    state: quantity > available ? 'SHORT' : 'IN_STOCK',
  }
  return { source: 'BUY_NOW', lines: [line], total: lineTotal, holds: hold ? [hold] : [] }
}

type Goods = readonly Pick<CheckoutLine, 'productId' | 'quantity'>[]

/** The same products, and as many of each. */
export const sameGoods = (some: Goods, others: Goods) =>
  some.length === others.length &&
  some.every(({ productId, quantity }) =>
    others.some((other) => other.productId === productId && other.quantity === quantity),
  )
