import { type DeliveryRules, deliveryTerms } from '@sunnah-store/schema/delivery'
import type { Checkout, CheckoutLine } from './checkout-source.ts'
import type { OrderProblem } from './use-place-order.ts'

/**
 * The unit prices, in whole taka, and the delivery rules that the shopper has agreed to: those shown when the checkout opened,
 * or those of the last refusal that they saw before ordering again. What merely arrives with a refetch is not agreed to.
 */
export interface AgreedPrices {
  prices: ReadonlyMap<string, number>
  delivery: DeliveryRules
}

interface Priced {
  productId: string
  /** Missing or empty: the only one of its product. */
  variantId?: string | undefined
  unitPrice: number
}

// By the product too: a refusal names the variant of a line that was sent without one.
const pricesOf = (lines: readonly Priced[]) =>
  new Map(
    lines.flatMap(({ productId, variantId, unitPrice }): [string, number][] => [
      [productId, unitPrice],
      [variantId || productId, unitPrice],
    ]),
  )

export const agreedOf = ({ lines, delivery }: Checkout): AgreedPrices => ({ prices: pricesOf(lines), delivery })

/** What ordering again after this problem agrees to. */
export const agreeTo = (
  agreed: AgreedPrices,
  problem: OrderProblem | null,
  { delivery }: Pick<Checkout, 'delivery'>,
): AgreedPrices =>
  problem?.code === 'PRICE_CHANGED'
    ? { prices: new Map([...agreed.prices, ...pricesOf(problem.lines)]), delivery }
    : agreed

export const priceAt = ({ prices }: AgreedPrices, { productId, variantId, unitPrice }: Priced) =>
  prices.get(variantId || productId) ?? unitPrice

/** What these lines cost with their delivery to a district. */
export const totalAt = (agreed: AgreedPrices, lines: readonly CheckoutLine[], district: string) => {
  const subtotal = lines.reduce((sum, line) => sum + line.quantity * priceAt(agreed, line), 0)
  return subtotal + deliveryTerms(agreed.delivery, district, subtotal).fee
}
