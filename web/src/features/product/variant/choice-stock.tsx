import { shoppingCopy } from '../../../lib/copy/shopping-copy.ts'
import { useCopy } from '../../../lib/copy/use-copy.ts'
import { variantName } from '../../../lib/copy/variant-name.ts'
import { Muted } from '../../../ui/basic/muted.ts'
import { Stack } from '../../../ui/basic/panel.tsx'
import { Pill } from '../../../ui/data/pill.tsx'
import type { VariantChoice } from './use-variant-choice.ts'

interface ChoiceStockProps {
  choice: VariantChoice
  /** How many pieces of what is chosen are set aside for whoever looks at it. */
  held: number
}

/** How many pieces of what is chosen can be bought, or why none can. */
export const ChoiceStock = ({ choice: { product, variant, left }, held }: ChoiceStockProps) => {
  const { productPage: copy, product: shown, language } = useCopy(shoppingCopy)
  if (left.length === 0) return <None what={copy.notMade} why={copy.chooseAnother} />
  const available = left.reduce((sum, { quantity }) => sum + quantity, held)
  const name = variant ? variantName(variant, language) : ''

  if (available > 0)
    return <Pill $tone="good">{name ? copy.availableIn(available, name) : copy.available(available)}</Pill>
  const othersAreLeft = product.variants.some(({ quantity }) => quantity > 0)
  return (
    <None
      what={name ? copy.outOfStockIn(name) : shown.outOfStock}
      why={othersAreLeft ? copy.othersAreLeft : copy.outOfStockWhy}
    />
  )
}

const None = ({ what, why }: { what: string; why: string }) => (
  <Stack $gap="small">
    <Pill $tone="bad">{what}</Pill>
    <Muted $small>{why}</Muted>
  </Stack>
)
