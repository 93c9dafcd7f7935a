import type { CheckoutLine } from './checkout-source.ts'
import type { OrderProblem } from './use-place-order.ts'

/**
 * The unit prices, in whole taka, that the shopper has agreed to: those shown when the checkout opened, or those of the last
 * refusal that they saw before ordering again. Newer prices that merely arrive with a refetch are not agreed to.
 */
export type AgreedPrices = ReadonlyMap<string, number>

type Priced = Pick<CheckoutLine, 'productId' | 'unitPrice'>

export const pricesOf = (lines: readonly Priced[]): AgreedPrices =>
  new Map(lines.map(({ productId, unitPrice }) => [productId, unitPrice]))

/** The prices that ordering again after this problem agrees to. */
export const agreeTo = (agreed: AgreedPrices, problem: OrderProblem | null): AgreedPrices =>
  problem?.code === 'PRICE_CHANGED' ? new Map([...agreed, ...pricesOf(problem.lines)]) : agreed

export const priceAt = (agreed: AgreedPrices, { productId, unitPrice }: Priced) => agreed.get(productId) ?? unitPrice

export const totalAt = (agreed: AgreedPrices, lines: readonly CheckoutLine[]) =>
  lines.reduce((sum, line) => sum + line.quantity * priceAt(agreed, line), 0)
