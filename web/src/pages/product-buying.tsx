import type { FragmentType } from '@apollo/client'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { DeliveryPromise } from '../features/delivery/delivery-promise.tsx'
import type { VariantChoice } from '../features/product/variant/use-variant-choice.ts'
import { lowestPrice } from '../features/product/variant/variant-choice.ts'
import { HeldForYou } from '../features/stock/held-for-you.tsx'
import { HoldUnknown } from '../features/stock/hold-unknown.tsx'
import type { OwnHold } from '../features/stock/use-own-hold.ts'
import { readQuantity } from '../lib/text/quantity.ts'
import type { ProductPurchase_ProductFragment } from './product-purchase.generated.ts'
import { ProductPurchase } from './product-purchase.tsx'
import { ProductRestock } from './product-restock.tsx'

interface ProductBuyingProps {
  product: FragmentType<ProductPurchase_ProductFragment> & { id: string }
  choice: VariantChoice
  /** How many pieces of what is chosen are set aside for the shopper. */
  held: number
  ownHold: OwnHold
  /** What was sold out may be back. */
  onBack: () => void
}

/** How a product is bought, and when it comes: what another quantity changes of its page. */
export const ProductBuying = ({ product, choice, held, ownHold, onBack }: ProductBuyingProps) => {
  const [address] = useSearchParams()
  const [typed, setTyped] = useState(() => String(readQuantity(address.get('quantity') ?? '') ?? 1))
  const { hold, error, onRetry } = ownHold

  return (
    <>
      <ProductRestock choice={choice} held={held} onBack={onBack} />
      <ProductPurchase product={product} choice={choice} held={held} typed={typed} onType={setTyped} />
      {hold && <HeldForYou productId={product.id} hold={hold} />}
      {Boolean(error) && <HoldUnknown error={error} onRetry={onRetry} />}
      <DeliveryPromise total={lowestPrice(choice) * Math.max(1, readQuantity(typed) ?? 1)} />
    </>
  )
}
