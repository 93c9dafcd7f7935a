import type { FragmentType } from '@apollo/client'
import { shoppingCopy } from '../../lib/copy/shopping-copy.ts'
import { useCopy } from '../../lib/copy/use-copy.ts'
import { Muted } from '../../ui/basic/muted.ts'
import { Stack } from '../../ui/basic/panel.tsx'
import { Pill } from '../../ui/data/pill.tsx'
import { type ProductStock_ProductFragment, useProductStock_ProductFragment } from './product-stock.generated.ts'

interface ProductStockProps {
  product: FragmentType<ProductStock_ProductFragment>
  /** How many pieces are set aside for whoever looks at it. */
  held: number
}

/** How many pieces can be bought, or that none can and why. */
export const ProductStock = ({ product, held }: ProductStockProps) => {
  const { productPage: copy, product: shown } = useCopy(shoppingCopy)
  const { data, complete } = useProductStock_ProductFragment(product)
  if (!complete) return null

  const available = data.quantity + held
  if (available > 0) return <Pill $tone="good">{copy.available(available)}</Pill>

  return (
    <Stack $gap="small">
      <Pill $tone="bad">{shown.outOfStock}</Pill>
      <Muted $small>{copy.outOfStockWhy}</Muted>
    </Stack>
  )
}
