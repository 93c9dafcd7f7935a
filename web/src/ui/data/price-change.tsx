import { Info } from 'lucide-react'
import { shoppingCopy } from '../../lib/copy/shopping-copy.ts'
import { useCopy } from '../../lib/copy/use-copy.ts'
import { Notice } from '../feedback/notice.tsx'

interface PriceChangeProps {
  /** In whole taka. */
  unitPrice: number
  unitPriceWhenAdded: number
  addedAt: string
}

/** Says that a product costs something else than when it was put into the cart. */
export const PriceChange = ({ unitPrice, unitPriceWhenAdded, addedAt }: PriceChangeProps) => {
  const { cart: copy, format, taka } = useCopy(shoppingCopy)
  if (unitPrice === unitPriceWhenAdded) return null

  return (
    <Notice tone="brass" icon={Info}>
      <p>{copy.priceChanged(taka(unitPrice), taka(unitPriceWhenAdded), format.shortDate(addedAt))}</p>
    </Notice>
  )
}
