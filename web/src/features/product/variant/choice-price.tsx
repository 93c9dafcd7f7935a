import { Price } from '../price.tsx'
import type { Variant } from './variant-choice.ts'

interface ChoicePriceProps {
  /** The variants that what is chosen so far leaves. */
  left: readonly Variant[]
  large?: boolean
}

/** What a choice costs, or from what on while variants of different prices are left. */
export const ChoicePrice = ({ left, large = false }: ChoicePriceProps) => {
  const [lowest, ...others] = left.toSorted((a, b) => a.discountedPrice - b.discountedPrice)
  if (!lowest) return null

  const { discountedPrice, price } = lowest
  const andMore = others.some((variant) => variant.discountedPrice > discountedPrice)
  return <Price pays={discountedPrice} regular={price} andMore={andMore} large={large} />
}
