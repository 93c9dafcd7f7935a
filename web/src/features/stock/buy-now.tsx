import { useState } from 'react'
import { shoppingCopy } from '../../lib/copy/shopping-copy.ts'
import { useCopy } from '../../lib/copy/use-copy.ts'
import { Button } from '../../ui/basic/button.tsx'
import { BuyNowQuestion } from './buy-now-question.tsx'

interface BuyNowProps {
  product: { id: string; name: string; nameBn: string | null; discountedPrice: number }
  /** The quantity; null when it is not available, which is shown already. */
  askQuantity: () => number | null
}

/** Buys a product without the cart, after a question. */
export const BuyNow = ({ product, askQuantity }: BuyNowProps) => {
  const { buying: copy } = useCopy(shoppingCopy)
  const [quantity, setQuantity] = useState<number | null>(null)

  return (
    <>
      <Button type="button" aria-haspopup="dialog" onClick={() => setQuantity(askQuantity())}>
        {copy.buyNow}
      </Button>
      {quantity !== null && <BuyNowQuestion product={product} quantity={quantity} onClose={() => setQuantity(null)} />}
    </>
  )
}
