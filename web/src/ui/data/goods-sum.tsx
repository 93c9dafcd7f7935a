import { type Pieces, piecesOf } from '../../lib/cart/pieces-of.ts'
import { shoppingCopy } from '../../lib/copy/shopping-copy.ts'
import { useCopy } from '../../lib/copy/use-copy.ts'
import { Sum } from './sums.tsx'

interface GoodsSumProps {
  items: readonly Pieces[]
  /** What those that can be had cost, in whole taka. */
  total: number
}

/** How many pieces there are, and what they cost without their delivery. */
export const GoodsSum = ({ items, total }: GoodsSumProps) => {
  const { cart: copy, taka } = useCopy(shoppingCopy)

  return (
    <Sum>
      <dt>{copy.count(piecesOf(items))}</dt>
      <dd>{taka(total)}</dd>
    </Sum>
  )
}
