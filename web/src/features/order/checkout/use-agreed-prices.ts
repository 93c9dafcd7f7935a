import { useRef } from 'react'
import type { CheckoutLine } from './checkout-lines.ts'
import type { OrderProblem } from './use-place-order.ts'

/**
 * The prices that the shopper has been told: those the checkout opened with, or those of the last refusal. A price that
 * comes along with newer lines is not agreed to by the next press.
 * @returns what the order costs at those prices, and what one of a product cost; in whole taka
 */
export const useAgreedPrices = (lines: readonly CheckoutLine[], problem: OrderProblem | null) => {
  const told = useRef(new Map(lines.map(({ productId, unitPrice }) => [productId, unitPrice])))

  const priceOf = ({ productId, unitPrice }: CheckoutLine) => told.current.get(productId) ?? unitPrice

  const total = () => {
    if (problem?.code === 'PRICE_CHANGED')
      for (const { productId, unitPrice } of problem.lines) told.current.set(productId, unitPrice)
    return lines.reduce((sum, line) => sum + line.quantity * priceOf(line), 0)
  }

  return { total, priceOf }
}
