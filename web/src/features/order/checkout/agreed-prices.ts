import type { CheckoutLine } from './checkout-source.ts'
import type { OrderProblem } from './use-place-order.ts'

/**
 * What one of each product costs as far as the shopper has agreed to it, in whole taka: as the checkout opened, or as the last
 * refusal said before they pressed again. A price that comes along with newer lines is not agreed to by the next press.
 */
export type AgreedPrices = ReadonlyMap<string, number>

type Priced = Pick<CheckoutLine, 'productId' | 'unitPrice'>

export const pricesOf = (lines: readonly Priced[]): AgreedPrices =>
  new Map(lines.map(({ productId, unitPrice }) => [productId, unitPrice]))

/** What whoever presses again after this problem agrees to. */
export const agreeTo = (agreed: AgreedPrices, problem: OrderProblem | null): AgreedPrices =>
  problem?.code === 'PRICE_CHANGED' ? new Map([...agreed, ...pricesOf(problem.lines)]) : agreed

export const priceAt = (agreed: AgreedPrices, { productId, unitPrice }: Priced) => agreed.get(productId) ?? unitPrice

export const totalAt = (agreed: AgreedPrices, lines: readonly CheckoutLine[]) =>
  lines.reduce((sum, line) => sum + line.quantity * priceAt(agreed, line), 0)
