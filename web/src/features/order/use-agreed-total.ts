import { useRef } from 'react'
import type { Refusal } from '../../lib/refusal.ts'
import type { CheckoutLine } from './checkout-lines.ts'

/**
 * What the order costs, in whole taka, at the prices that the shopper has been told: those the checkout opened with, or
 * those of the last refusal. A price that comes along with newer lines is not agreed to by the next press.
 */
export const useAgreedTotal = (lines: readonly CheckoutLine[], problem: Refusal | null) => {
  const told = useRef(new Map(lines.map(({ productId, unitPrice }) => [productId, unitPrice])))

  return () => {
    if (problem?.code === 'PRICE_CHANGED' && 'total' in problem)
      for (const { productId, unitPrice } of problem.lines) told.current.set(productId, unitPrice)
    return lines.reduce(
      (sum, { productId, quantity, unitPrice }) => sum + quantity * (told.current.get(productId) ?? unitPrice),
      0,
    )
  }
}
