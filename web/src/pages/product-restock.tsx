import type { VariantChoice } from '../features/product/variant/use-variant-choice.ts'
import { optionId } from '../features/product/variant/variant-options.tsx'
import { TellWhenBack } from '../features/restock/tell-when-back.tsx'
import { focusField } from '../lib/navigation/focus.ts'

interface ProductRestockProps {
  choice: VariantChoice
  /** How many pieces of what is chosen are set aside for the shopper. */
  held: number
  onBack: () => void
}

/** For what is sold out: to be told when it is back. */
export const ProductRestock = ({ choice, held, onBack }: ProductRestockProps) => {
  const isMade = choice.left.length > 0
  if (!isMade || held > 0 || choice.left.some(({ quantity }) => quantity > 0)) return null

  const askWhich = () => {
    const missing = choice.ask()
    if (missing) focusField(optionId(missing))
    return missing ? null : choice.variant
  }
  return (
    <TellWhenBack
      productId={choice.product.id}
      variantId={choice.variant?.id ?? null}
      askWhich={askWhich}
      onBack={onBack}
    />
  )
}
