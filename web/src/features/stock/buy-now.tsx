import { useState } from 'react'
import { shoppingCopy } from '../../lib/copy/shopping-copy.ts'
import { useCopy } from '../../lib/copy/use-copy.ts'
import { Button } from '../../ui/basic/button.tsx'
import { BuyNowQuestion, type Wanted } from './buy-now-question.tsx'

interface BuyNowProps {
  product: { id: string; name: string; nameBn: string | null }
  /** What is wanted; null when it is not known or not available, which is shown already. */
  askWhat: () => Wanted | null
}

/** Buys a product without the cart, after a question. */
export const BuyNow = ({ product, askWhat }: BuyNowProps) => {
  const { buying: copy } = useCopy(shoppingCopy)
  const [wanted, setWanted] = useState<Wanted | null>(null)

  return (
    <>
      <Button type="button" aria-haspopup="dialog" onClick={() => setWanted(askWhat())}>
        {copy.buyNow}
      </Button>
      {wanted && <BuyNowQuestion product={product} wanted={wanted} onClose={() => setWanted(null)} />}
    </>
  )
}
